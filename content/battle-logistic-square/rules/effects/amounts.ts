/** Amounts that count something (BLS-12.1.5). */
import { compileAmount } from 'cardwright/engine';
import { ABSENT } from '../cards.ts';
import { NONE } from '../config.ts';
import type { Amount, Count as CountWord } from '../data.gen.ts';
import { lastCardOf } from '../links.ts';
import { opponentOf, typeOf } from '../state.ts';
import type { Count } from './types.ts';

const counts: Readonly<Record<CountWord, Count>> = {
  opposingCardPrintedDamage: (state, seat) => {
    const card = lastCardOf(state, opponentOf(seat));
    if (card === NONE) return 0;
    const damage = state.config.cards.hitDamage[typeOf(state, card)]!;
    return damage === ABSENT ? 0 : damage;
  },
};

export function amountOf(amount: Amount): Count {
  return compileAmount(amount, counts);
}
