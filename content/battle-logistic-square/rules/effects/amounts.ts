/** Amounts that count something (BLS-12.1.5). */
import { compileAmount } from 'cardwright/engine';
import type { Count } from '../config.ts';
import type { Amount, Count as CountWord } from '../data.gen.ts';
import { lastTypeOf } from '../links.ts';
import { opponentOf } from '../state.ts';

const counts: Readonly<Record<CountWord, Count>> = {
  opposingCardPrintedDamage: (state, seat) =>
    Math.max(0, state.config.catalogue.hitDamage[lastTypeOf(state, opponentOf(seat))] ?? 0),
};

export function amountOf(amount: Amount): Count {
  return compileAmount(amount, counts);
}
