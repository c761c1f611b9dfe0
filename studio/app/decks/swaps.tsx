/** A deck that starts from another one: which, what it swaps, and the cards that it comes to. */
import { UNPLACED } from '../../../engine/construction/index.ts';
import { filled } from '../words.ts';
import type { DeckSession } from './session.ts';
import { TypedField } from '../typed-field.tsx';

interface Part {
  readonly session: DeckSession;
}

/** Only in games whose decks swap cards. */
export function Base({ session }: Part) {
  const { words } = session.host;
  const bench = session.bench.value;
  const isBased = session.swapping.isBased.value;
  if (bench === null || (bench.game.rules.exchange === undefined && !isBased)) return null;
  const base = session.judged.value?.deck.base ?? '';
  const own = session.id.value;
  return (
    <div class="starts-from">
      <label>
        {words.base}{' '}
        <select
          id="base"
          value={base}
          onChange={(event) => session.swapping.startFrom(event.currentTarget.value || null)}
        >
          <option value="">{words.ownCards}</option>
          {bench.sampleIds
            .filter((id) => id !== own)
            .map((id) => (
              <option key={id} value={id} selected={id === base}>
                {session.nameOf(id)}
              </option>
            ))}
        </select>
      </label>
    </div>
  );
}

export function Swaps({ session }: Part) {
  const { words } = session.host;
  const { swapping } = session;
  if (!swapping.isBased.value) return null;
  return (
    <section class="swaps">
      <h3>{words.swaps}</h3>
      <p class="hint" role="status">
        {pendingText(session)}{' '}
        {(swapping.out.value !== null || swapping.in.value !== null) && (
          <button type="button" id="forget-swap" onClick={() => swapping.forget()}>
            {words.cancel}
          </button>
        )}
      </p>
      <ul>
        {swapping.swaps.value.map((swap, at) => {
          const names = { out: session.nameOf(swap.out), in: session.nameOf(swap.in) };
          const text = filled(words.swapped, names);
          const key = swap.path.join('/');
          const isBlamed = session.judged.value?.broken.some(({ lines }) =>
            lines.some((path) => path.slice(0, 2).join('/') === key),
          );
          return (
            <li key={key} class={isBlamed === true ? 'blamed' : ''}>
              <TypedField
                type="number"
                min="0"
                value={Number(swap.count)}
                aria-label={text}
                onChange={(event) => swapping.setCount(at, Number(event.currentTarget.value))}
              />{' '}
              <span class="name">{text}</span>{' '}
              <button
                type="button"
                aria-label={filled(words.undoSwap, names)}
                title={filled(words.undoSwap, names)}
                onClick={() => swapping.setCount(at, 0)}
              >
                ×
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function pendingText(session: DeckSession): string {
  const { words } = session.host;
  const { out, in: into } = session.swapping;
  if (out.value !== null) return filled(words.swapIn, { card: session.nameOf(out.value.card) });
  if (into.value !== null) return filled(words.swapOut, { card: session.nameOf(into.value) });
  return words.howToSwap;
}

/** What a section comes to, each card with a button that gives it up. */
export function HeldCards({ session, section }: Part & { readonly section: string }) {
  const { words } = session.host;
  const { swapping } = session;
  const held = session.judged.value?.verdict.sections.get(section);
  if (!swapping.isBased.value || held === undefined) return null;
  const own = section === UNPLACED ? null : section;
  const out = swapping.out.value;
  return (
    <>
      {[...held].map(([card, count]) => {
        const label = filled(words.giveUp, { card: session.nameOf(card) });
        return (
          <li key={card}>
            <span class="count">{count}</span> <span class="name">{session.nameOf(card)}</span>{' '}
            <button
              type="button"
              class="target"
              data-out={card}
              aria-pressed={out?.card === card && (out.section ?? own) === own}
              aria-label={label}
              title={label}
              onClick={() => swapping.giveUp({ card, section: own })}
            >
              ⇄
            </button>
          </li>
        );
      })}
    </>
  );
}
