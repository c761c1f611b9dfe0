/** What effects ask of the game, and what they count, at the moment when they are reached (BLS-12.1.2). */
import { amountsOf, compileTests, type ByWord, type CardType, type Seat } from 'cardwright/engine';
import { aviSquare, coverOf } from '../board.ts';
import { ABSENT, categories, type CardTables } from '../cards.ts';
import { type Count, type Test, opponentOf } from '../config.ts';
import type { Condition, Count as CountWord, Requirement } from '../data.gen.ts';
import { isAwake } from '../points.ts';
import { life, struck, type State } from '../state.ts';
import type { Place } from './vocabulary.ts';
import { lastTypeOf } from '../zones.ts';

/** Bits of `struck`: what the hit of the resolving card struck (BLS-8.1.7). */
export const STRUCK_OPPOSING_AVI = 1;
export const STRUCK_SET = 2;
export const STRUCK_OWN_AVI = 4;

const struckBits = { avi: STRUCK_OPPOSING_AVI, set: STRUCK_SET };

export const conditions: ByWord<Condition, 'is', Test, Place> = {
  struck:
    ({ what }) =>
    (state) =>
      (struck.get(state) & struckBits[what]) !== 0,
  ownLifeAtMost: (asked) => (state, seat) => life.get(state, seat) <= asked.life,
  opposingLifeAtMost: (asked) => (state, seat) => life.get(state, opponentOf(seat)) <= asked.life,
  awakened:
    ({ at }) =>
    (state, seat) =>
      isAwake(state, seat, at),
};

/** BLS-12.1.5 */
const counts: Readonly<Record<CountWord, Count>> = {
  opposingCardPrintedDamage: (state, seat) =>
    printedDamage(state, lastTypeOf(state, opponentOf(seat))),
};

export const amountOf = amountsOf<State, CountWord>(counts);

/** Break conditions (BLS-7.1.9): `seat` is the responder, `used` the last declared card. */
const requirements: ByWord<Requirement, 'is', Test> = {
  usedCategory:
    ({ category }) =>
    ({ config }, _seat, used) =>
      category.some((word) => categories.indexOf(word) === config.catalogue.category[used]),
  usedHasCb:
    ({ cb }) =>
    ({ config }, _seat, used) =>
      (config.catalogue.cb[used] === 1) === cb,
  usedTargetsMyAvi: () => (state, seat, used) => {
    const { hitDamage, range } = state.config.catalogue;
    if (hitDamage[used] === ABSENT) return false;
    return coverOf(state, range[used]!, opponentOf(seat)).has[aviSquare(state, seat)] === 1;
  },
  usedDamageAtLeast:
    ({ amount }) =>
    (state, _seat, used) =>
      printedDamage(state, used) >= amount,
};

/** By card of the catalogue; null for cards without a break condition. */
export function compileBreaks({ data }: CardTables): (Test | null)[] {
  return compileTests<State, CardTables['data'][number]>(data, (card) => card.break, requirements);
}

/** BLS-7.1.5: whether the card breaks the last declared one. */
export function meetsBreak(state: State, responder: Seat, type: CardType): boolean {
  const test = state.config.effects.breaks[type] ?? null;
  return test !== null && test(state, responder, lastTypeOf(state, opponentOf(responder)), 0);
}

/** 0 for a card that prints none, and for no card. */
function printedDamage({ config }: State, type: CardType): number {
  return Math.max(0, config.catalogue.hitDamage[type] ?? 0);
}
