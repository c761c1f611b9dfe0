/** What balance.yaml allows and expects, as a search for balance wants it. */
import { figuresOf, type CheckedGame } from '../../generator/index.ts';
import { expectationsOf, isExpectedOf } from '../balance/expectations.ts';
import type { Balance } from '../balance/read-balance.ts';
import { holdersOf, pairingsOf } from '../compare/arms.ts';
import { entrantsOf } from '../entrants.ts';
import type { Plan } from '../plan.ts';
import type { Exchangeable } from './exchanges.ts';
import type { Movable, Target } from './moves.ts';

/** Figures and cards that a proposal may change where nobody says how many. */
export const CHANGES = 3;

/** Of components that decks of the plan hold: others change nothing. */
export function movableIn({ suggest }: Balance, checked: CheckedGame, plan: Plan): Movable[] {
  const held = new Set(plan.entrants.flatMap(({ deck }) => Object.keys(deck?.cards ?? {})));
  const figures = figuresOf(checked, held);
  return (suggest?.figures ?? []).flatMap(({ cards, field, range: [low, high], step = 1 }) =>
    figures
      .filter((figure) => cards.includes(figure.card) && figure.field === field)
      .map((figure): Movable => {
        const [least, most] = [Math.max(low, figure.least), Math.min(high, figure.most)];
        return { figure, least, most, step };
      }),
  );
}

/** Of decks that play. Where no limits say what decks may hold, what others hold may come in. */
export function exchangeableIn(
  { suggest }: Balance,
  { linked: { rules, cards } }: Pick<CheckedGame, 'linked'>,
  { entrants }: Plan,
): Exchangeable[] {
  if (suggest?.exchanges === undefined) return [];
  const { decks, keep = [], cards: given } = suggest.exchanges;
  const held = entrants.flatMap(({ deck }) => Object.keys(deck?.cards ?? {}));
  const known = (rules?.cards ?? []).flatMap((kind) => (cards[kind] ?? []).map(({ id }) => id));
  const coming = given ?? (known.length > 0 ? known : [...new Set(held)]);
  return entrants.flatMap(({ deck }, entrant) => {
    if (deck === null || decks?.includes(deck.id) === false) return [];
    const out = Object.keys(deck.cards).filter((card) => !keep.includes(card));
    return [{ entrant, out, in: coming.filter((card) => !keep.includes(card)) }];
  });
}

/** Pairings in which something may change, by place in the plan. */
export function changeableIn(
  plan: Plan,
  movable: readonly Movable[],
  exchangeable: readonly Exchangeable[],
): number[] {
  return pairingsOf(plan, [
    ...movable.flatMap(({ figure: { card } }) => holdersOf(plan, card)),
    ...exchangeable.map(({ entrant }) => entrant),
  ]);
}

/** Pairings of the plan, from the eyes of the first entrant. */
export function targetsIn(balance: Balance, plan: Plan): Target[] {
  return expectationsOf(balance, plan).flatMap((expectation): Target[] => {
    const { what, decks, band } = expectation;
    if (what !== 'pairing') return [];
    const [deck, against] = decks!;
    return plan.pairings.flatMap((_, place): Target[] => {
      const entrants = entrantsOf(plan, place);
      if (!entrants.every(({ bot }) => isExpectedOf(expectation, bot))) return [];
      const [first, second] = entrants.map((entrant) => entrant.deck?.id);
      if (first === deck && second === against) return [{ place, ...band }];
      if (first !== against || second !== deck) return [];
      return [{ place, low: 1 - band.high, high: 1 - band.low }];
    });
  });
}
