/** A check of a verb, by the places of the words that it looks at. */
import type { Check } from './verb.ts';

/** Stands for the words that a check does not look at: 0. */
export const NO_WORD = 3;

export interface PlacedCheck<State> {
  readonly test: Check<State>[1];
  /** Places of the words that it looks at, in the order in which it takes them. */
  readonly first: number;
  readonly second: number;
  readonly third: number;
}

export function placed<State>(
  names: readonly string[],
  [words, test]: Check<State>,
): PlacedCheck<State> {
  const [first = NO_WORD, second = NO_WORD, third = NO_WORD] = words.map((name) =>
    placeOf(names, name),
  );
  return { test, first, second, third };
}

export function lookedAt<State>({ first, second, third }: PlacedCheck<State>): number[] {
  return [first, second, third].filter((place) => place !== NO_WORD);
}

export function placeOf(names: readonly string[], name: string): number {
  const place = names.indexOf(name);
  if (place < 0) throw new RangeError(`The verb has no word ${name}.`);
  return place;
}
