/** Hands as they might be drawn. */
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { shuffle, stream } from '../../../engine/index.ts';
import { Count } from './numbers.tsx';
import { Fronts } from './fronts.tsx';
import type { DeckSession } from './session.ts';

export function SampleHand({ session }: { readonly session: DeckSession }) {
  const size = useSignal(5);
  const drawn = useSignal(0);
  const seed = useSignal(1);
  const { words } = session.host;
  const judged = session.judged.value;
  const pile = useMemo(() => {
    if (judged === null) return [];
    const sections = [...judged.verdict.sections.values()];
    const [largest] = sections.toSorted((a, b) => sizeOf(b) - sizeOf(a));
    return shuffled([...(largest ?? [])], seed.value);
  }, [judged, seed.value]);
  const hand = pile.slice(0, size.value + drawn.value);
  return (
    <div class="hand">
      <h2>{words.hands}</h2>
      <div class="tools">
        <Count label={words.hand} value={size} least={1} />
        <button
          type="button"
          id="new-hand"
          onClick={() => {
            seed.value += 1;
            drawn.value = 0;
          }}
        >
          {words.newHand}
        </button>
        <button
          type="button"
          disabled={hand.length >= pile.length}
          onClick={() => (drawn.value += 1)}
        >
          {words.drawOne}
        </button>
      </div>
      <ol class="names">
        {hand.map((card, at) => (
          <li key={`${card} ${at}`}>{session.nameOf(card)}</li>
        ))}
      </ol>
      <div class="scroller hand-cards" tabIndex={0} role="region" aria-label={words.hands}>
        <Fronts session={session} cards={hand} zoom={0.7} />
      </div>
    </div>
  );
}

function sizeOf(copies: ReadonlyMap<string, number>): number {
  return [...copies.values()].reduce((sum, count) => sum + count, 0);
}

/** The same seed gives the same order, as in games. */
function shuffled(copies: readonly (readonly [string, number])[], seed: number): string[] {
  const cards = copies.flatMap(([card, count]) => Array.from({ length: count }, () => card));
  const order = Int32Array.from(cards.keys());
  shuffle(order, stream(seed, 'sample-hand'));
  return [...order].map((at) => cards[at] ?? '');
}
