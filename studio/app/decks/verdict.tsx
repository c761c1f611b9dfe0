/** Whether the deck is legal, why not, and what would fix it. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Fix, Fixes } from '../../../engine/construction/index.ts';
import type { DeckData } from '../../../generator/in-page.ts';
import { filled } from '../words.ts';
import type { DeckSession } from './session.ts';

interface Part {
  readonly session: DeckSession;
}

export function VerdictPart({ session }: Part) {
  const { words } = session.host;
  const judged = session.judged.value;
  if (judged === null) return null;
  const { verdict, broken } = judged;
  return (
    <section class="verdict" aria-label={words.verdict}>
      <p role="status" class={`state ${verdict.state}`}>
        <b>{words.states[verdict.state]}</b> · {filled(words.cardCount, { count: verdict.size })}
      </p>
      {broken.map((one) => (
        <article key={`${one.code} ${one.message}`} class={one.severity}>
          <p class="code">
            {one.code} <Clause session={session} clause={one.clause} />
          </p>
          <p>{one.message}</p>
          {one.hint !== null && <p class="hint">{one.hint}</p>}
        </article>
      ))}
      <FixesPart session={session} />
    </section>
  );
}

function Clause({ session, clause }: Part & { readonly clause: string | null }) {
  const address = clause === null ? null : (session.host.clauseAddress?.(clause) ?? null);
  return address === null ? <>{clause}</> : <a href={address}>{clause}</a>;
}

/** Milliseconds without a change after which ways are looked for: that asks for hundreds of verdicts. */
const PAUSE_MS = 120;

function FixesPart({ session }: Part) {
  const { words } = session.host;
  const judged = session.judged.value;
  const data = session.data.value;
  /** Those of a deck are shown until others are found for it, so that whoever is at one stays there. */
  const ways = useSignal<{ readonly of: DeckData | null; readonly fixes: Fixes } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      const fixes = judged === null ? undefined : session.bench.peek()?.fixes(judged);
      ways.value = fixes === undefined ? null : { of: data, fixes };
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [session, judged, data]);
  if (judged === null || judged.verdict.legal) return null;
  if (ways.value === null || ways.value.of !== data) {
    return <p class="hint">{words.searching}</p>;
  }
  const { found: fixes, complete } = ways.value.fixes;
  if (fixes.length === 0 && complete) return null;
  return (
    <section class="fixes" aria-label={words.fixes}>
      <h3>{words.fixes}</h3>
      {fixes.map((fix) => (
        <button
          // Whether cards are missing after it makes it no other way.
          key={JSON.stringify({ ...fix, state: null })}
          type="button"
          class="fix"
          onClick={() => session.fix(fix)}
        >
          {fixText(fix, session)}
          {'state' in fix && fix.state !== 'legal' && ` → ${words.states[fix.state]}`}
        </button>
      ))}
      {!complete && <p class="hint">{words.moreFixes}</p>}
    </section>
  );
}

function fixText(fix: Fix, session: DeckSession): string {
  const { words } = session.host;
  const nameOf = (id: string): string => session.nameOf(id);
  const taken = (cards: readonly (readonly [string, number])[]): string =>
    cards.map(([id, count]) => filled(words.take, { count, card: nameOf(id) })).join(', ');
  switch (fix.change) {
    case 'choice': {
      const { name, value } = fix;
      return filled(words.choose, {
        name: session.choiceName(name),
        value: session.choiceValue(name, value),
      });
    }
    case 'card':
      return filled(words.exchange, { out: nameOf(fix.out), in: nameOf(fix.in) });
    case 'move':
      return fix.moves
        .map(({ card, to }) =>
          filled(words.move, { cards: nameOf(card), section: session.sectionName(to) }),
        )
        .join(', ');
    case 'remove':
      return filled(words.takeOut, { cards: taken(Object.entries(fix.cards)) });
  }
}
