/** The cards as lines with their figures: ten thousand of them, of which those in view are there. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Card } from '../../../engine/construction/index.ts';
import type { DeckBench } from '../../../generator/in-page.ts';
import { filled } from '../words.ts';
import { valueAt } from './search.ts';
import type { DeckSession } from './session.ts';

/** Height of a row of the list, in pixels. */
const ROW = 36;

interface ListParts {
  readonly session: DeckSession;
  readonly bench: DeckBench;
  readonly cards: readonly Card[];
}

/** Only rows in view are there. */
export function CardList({ session, bench, cards }: ListParts) {
  const holder = useRef<HTMLUListElement>(null);
  const view = useSignal({ from: 0, to: 30 });
  const { words } = session.host;
  useLayoutEffect(() => {
    const scroller = holder.current?.closest<HTMLElement>('.scroller');
    if (scroller === null || scroller === undefined) return undefined;
    const look = (): void => {
      const from = Math.max(0, Math.floor(scroller.scrollTop / ROW) - 10);
      const to = Math.ceil((scroller.scrollTop + scroller.clientHeight) / ROW) + 10;
      if (from !== view.value.from || to !== view.value.to) view.value = { from, to };
    };
    look();
    scroller.addEventListener('scroll', look, { passive: true });
    return () => scroller.removeEventListener('scroll', look);
  }, [cards.length]);
  const { from, to } = view.value;
  return (
    <ul class="card-list" ref={holder} style={{ height: `${cards.length * ROW}px` }}>
      {cards.slice(from, to).map((card, at) => {
        const name = session.nameOf(card.id);
        const copies = session.copiesOf(card.id);
        return (
          <li key={card.id} style={{ top: `${(from + at) * ROW}px` }}>
            <button
              type="button"
              disabled={copies === 0}
              aria-label={filled(words.remove, { card: name })}
              onClick={() => session.takeOne(card.id)}
            >
              −
            </button>
            <output>{copies}</output>
            <button
              type="button"
              data-card={card.id}
              aria-label={filled(words.add, { card: name })}
              onClick={() => session.add(card.id)}
            >
              +
            </button>
            <span class="name">{name}</span>
            <span class="figures">{figuresOf(card, bench, session)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function figuresOf(card: Card, { game }: DeckBench, session: DeckSession): string {
  return Object.entries(game.fields)
    .flatMap(([field, { label, values }]) => {
      const value = valueAt(card, field);
      if (value === true) return [label];
      if (typeof value === 'number') return [`${label} ${value}`];
      return typeof value === 'string' ? [values[value] ?? session.nameOf(value)] : [];
    })
    .slice(0, 6)
    .join(' · ');
}
