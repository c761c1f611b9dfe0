/**
 * What effects ask of a state. Conditions joined: a list holds when all of it holds; `any` and `not` may
 * be anywhere in it. Amounts: a number, or `base + per * count`, counted when the effect runs.
 */
import type { Seat } from '../seats.ts';
import type { ConditionData, AmountData } from './data.ts';
import type { Test } from './handler.ts';

/** One test of a list of conditions; null where nothing is asked. */
export function compileConditions<State>(
  conditions: readonly ConditionData[],
  compile: (condition: Extract<ConditionData, { readonly is: string }>) => Test<State>,
): Test<State> | null {
  const tests = conditions.map((condition) => compileCondition(condition, compile));
  const [only] = tests;
  if (only === undefined) return null;
  return tests.length === 1 ? only : allOf(tests);
}

function compileCondition<State>(
  condition: ConditionData,
  compile: (condition: Extract<ConditionData, { readonly is: string }>) => Test<State>,
): Test<State> {
  if ('is' in condition) return compile(condition);
  if ('not' in condition) return not(compileCondition(condition.not, compile));
  return anyOf(condition.any.map((one) => compileCondition(one, compile)));
}

function not<State>(test: Test<State>): Test<State> {
  return (state, seat, source, argument) => !test(state, seat, source, argument);
}

function allOf<State>(tests: readonly Test<State>[]): Test<State> {
  return (state, seat, source, argument) => {
    for (const test of tests) if (!test(state, seat, source, argument)) return false;
    return true;
  };
}

function anyOf<State>(tests: readonly Test<State>[]): Test<State> {
  return (state, seat, source, argument) => {
    for (const test of tests) if (test(state, seat, source, argument)) return true;
    return false;
  };
}

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
