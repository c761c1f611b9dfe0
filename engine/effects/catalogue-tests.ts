/** What is found out about the cards of a catalogue once, so that play only looks it up. */
import { compileFilter, type Fields, type Where } from '../filter.ts';
import { compileConditions } from './conditions.ts';
import { makeByWord, type ConditionData } from './data.ts';
import type { Test } from './handler.ts';

/** By card of the catalogue: 1 where a filter holds; all of them without one. */
export function fittingCards(
  definitions: readonly object[],
  where: object | undefined,
): Uint8Array {
  const fits = compileFilter((where ?? {}) as Where, () => undefined);
  return Uint8Array.from(definitions, (card) => (fits(card as Fields) ? 1 : 0));
}

/**
 * By card of the catalogue: one test of its list of conditions outside effects (`break`,
 * `requirements`); null for cards that have none. `makers` has a function for each word.
 */
export function compileTests<State, Definition>(
  definitions: readonly Definition[],
  conditionsOf: (definition: Definition) => readonly ConditionData[] | undefined,
  makers: object,
): (Test<State> | null)[] {
  return definitions.map((definition) =>
    compileConditions<State>(
      conditionsOf(definition) ?? [],
      (one) => makeByWord(makers, one.is, one, undefined) as Test<State>,
    ),
  );
}

/** The events of a game with their numbers: `{ lit: 0, drained: 1 }` of `['lit', 'drained']`. */
export function numbered<const Name extends string>(
  names: readonly Name[],
): Readonly<Record<Name, number>> {
  return Object.fromEntries(names.map((name, number) => [name, number])) as Record<Name, number>;
}
