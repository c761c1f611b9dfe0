/** Cards of a deck in the place of others: those that balance.yaml lets go for those that it lets in. */
import { asDeck, type Deck, type Entry } from '../../engine/construction/index.ts';
import { below, type CompiledDeck } from '../../engine/index.ts';
import type { Exchange } from './moves.ts';

/** Of one deck: which of its cards may go, and what may come in, by id. */
export interface Exchangeable {
  /** Whose deck, by place in `Plan.entrants`. */
  readonly entrant: number;
  readonly out: readonly string[];
  readonly in: readonly string[];
}

/** Each card that may go for each that may come in, once. */
export function singleExchanges(exchangeable: readonly Exchangeable[]): Exchange[] {
  return exchangeable.flatMap((one) =>
    one.out.flatMap((out) =>
      one.in.flatMap((card) => (card === out ? [] : [{ entrant: one.entrant, out, in: card }])),
    ),
  );
}

/** Any of them; what is drawn may be refused by the limits of decks. Null where there are none. */
export function drawnExchange(one: Exchangeable, chance: Int32Array): Exchange | null {
  if (one.out.length === 0 || one.in.length === 0) return null;
  const out = one.out[below(one.out.length, chance)]!;
  const card = one.in[below(one.in.length, chance)]!;
  return card === out ? null : { entrant: one.entrant, out, in: card };
}

/** The deck after them; null where it does not hold a card as often as it is to go. */
export function withExchanges(deck: CompiledDeck, exchanges: readonly Exchange[]): Deck | null {
  return exchanges.reduce<Deck | null>(
    (changed, exchange) => changed && withExchange(changed, exchange),
    asDeck(deck),
  );
}

/** In the section that holds the card. */
function withExchange(deck: Deck, exchange: Exchange): Deck | null {
  const held = Object.entries(deck.sections).find(([, entries]) =>
    entries.some(({ card }) => card === exchange.out),
  );
  if (held === undefined) return null;
  const [name, entries] = held;
  return { ...deck, sections: { ...deck.sections, [name]: exchanged(entries, exchange) } };
}

function exchanged(entries: readonly Entry[], { out, in: card }: Exchange): Entry[] {
  const left = entries.flatMap((entry) => {
    if (entry.card !== out) return [entry];
    const count = Number(entry.count) - 1;
    return count === 0 ? [] : [{ ...entry, count }];
  });
  const at = left.findIndex((entry) => entry.card === card);
  if (at < 0) return [...left, { card, count: 1, path: [] }];
  return left.with(at, { ...left[at]!, count: Number(left[at]!.count) + 1 });
}
