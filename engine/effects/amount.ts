/** Amounts: a number, or `base + per * count`, counted when the effect runs. */
import type { Seat } from '../rules.ts';
import type { AmountData } from './data.ts';

/** Arguments as of `Test`. */
export type Count<State> = (state: State, seat: Seat, source: number, argument: number) => number;

/** What amounts are compiled by, for a game whose `counters` have a function for each counted word. */
export function amountsOf<State, Word extends string>(
  counters: Readonly<Record<Word, Count<State>>>,
): (amount: AmountData<Word>) => Count<State> {
  return (amount) => compileAmount(amount, counters);
}

/** `counters` has a function for each word of the group `counts`. */
export function compileAmount<State, Word extends string>(
  amount: AmountData<Word>,
  counters: Readonly<Record<Word, Count<State>>>,
): Count<State> {
  if (typeof amount === 'number') return () => amount;
  const { base, per } = amount;
  const count = counters[amount.count];
  return (state, seat, source, argument) => base + per * count(state, seat, source, argument);
}
