/** Break conditions: what the last declared card must be (BLS-7.1.5, BLS-7.1.9). */
import { compileTests, type ByWord, type CardType, type Seat } from 'cardwright/engine';
import { aviSquare, coverOf } from '../board.ts';
import { ABSENT, categories, type CardData, type CardTables } from '../cards.ts';
import type { Test } from '../config.ts';
import type { Requirement } from '../data.gen.ts';
import { lastTypeOf } from '../links.ts';
import { opponentOf, type State } from '../state.ts';

/** `seat` is the responder, `source` the catalogue entry of the last declared card. */
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
    ({ config }, _seat, used) =>
      Math.max(0, config.catalogue.hitDamage[used]!) >= amount,
};

/** By card of the catalogue; null for cards without a break condition. */
export function compileBreaks(cards: CardTables): (Test | null)[] {
  return compileTests<State, CardData>(cards.data, (card) => card.break, requirements);
}

/** Whether the card breaks the last declared one. */
export function meetsBreak(state: State, responder: Seat, type: CardType): boolean {
  const test = state.config.effects.breaks[type] ?? null;
  return test !== null && test(state, responder, lastTypeOf(state, opponentOf(responder)), 0);
}
