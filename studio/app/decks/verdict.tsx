/** Whether the deck is legal, why not, and what would mend it. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Mending, Mendings } from '../../../engine/construction/index.ts';
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
      <MendingsPart session={session} />
    </section>
  );
}

function Clause({ session, clause }: Part & { readonly clause: string | null }) {
  const address = clause === null ? null : (session.host.clauseAddress?.(clause) ?? null);
  return address === null ? <>{clause}</> : <a href={address}>{clause}</a>;
}

/** Milliseconds without a change after which ways are looked for: that asks for hundreds of verdicts. */
const PAUSE_MS = 120;

function MendingsPart({ session }: Part) {
  const { words } = session.host;
  const judged = session.judged.value;
  const data = session.data.value;
  /** Those of a deck are shown until others are found for it, so that whoever is at one stays there. */
  const ways = useSignal<{ readonly of: DeckData | null; readonly mendings: Mendings } | null>(
    null,
  );
  useEffect(() => {
    const timer = setTimeout(() => {
      const mendings = judged === null ? undefined : session.bench.peek()?.mendings(judged);
      ways.value = mendings === undefined ? null : { of: data, mendings };
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [session, judged, data]);
  if (judged === null || judged.verdict.legal) return null;
  if (ways.value === null || ways.value.of !== data) {
    return <p class="hint">{words.searching}</p>;
  }
  const { found: mendings, complete } = ways.value.mendings;
  if (mendings.length === 0 && complete) return null;
  return (
    <section class="mendings" aria-label={words.mendings}>
      <h3>{words.mendings}</h3>
      {mendings.map((mending) => (
        <button
          // Whether cards are missing after it makes it no other way.
          key={JSON.stringify({ ...mending, state: null })}
          type="button"
          class="mending"
          onClick={() => session.mend(mending)}
        >
          {mendingText(mending, session)}
          {'state' in mending && mending.state !== 'legal' && ` → ${words.states[mending.state]}`}
        </button>
      ))}
      {!complete && <p class="hint">{words.moreMendings}</p>}
    </section>
  );
}

function mendingText(mending: Mending, session: DeckSession): string {
  const { words } = session.host;
  const nameOf = (id: string): string => session.nameOf(id);
  const taken = (cards: readonly (readonly [string, number])[]): string =>
    cards.map(([id, count]) => filled(words.take, { count, card: nameOf(id) })).join(', ');
  switch (mending.change) {
    case 'choice': {
      const { name, value } = mending;
      return filled(words.choose, {
        name: session.choiceName(name),
        value: session.choiceValue(name, value),
      });
    }
    case 'card':
      return filled(words.exchange, { out: nameOf(mending.out), in: nameOf(mending.in) });
    case 'move':
      return mending.moves
        .map(({ card, to }) =>
          filled(words.move, { cards: nameOf(card), section: session.sectionName(to) }),
        )
        .join(', ');
    case 'remove':
      return filled(words.takeOut, { cards: taken(Object.entries(mending.cards)) });
  }
}
