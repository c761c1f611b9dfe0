/** Conditions joined: a list holds when all of it holds; `any` and `not` may stand anywhere in it. */
import type { ConditionData } from './data.ts';
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
