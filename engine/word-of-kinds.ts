/** A word that is one of several kinds of things: an item, a square or a unit. */
import { NOT_THERE } from './choices/question.ts';
import type { Setting } from './state/kinds/part.ts';
import { eitherWord, optionalWord, type WordKind } from './worded-actions.ts';

/** What a word of several kinds means, by their names. */
export interface WordOfKinds<Kind extends string, Config extends Setting> {
  /** 0 for nothing. */
  readonly word: WordKind<Config>;
  /** Its value that is this one of a kind. */
  readonly valueOf: (kind: Kind, value: number) => number;
  /** What it is of a kind; -1 where it is something else. */
  readonly inValue: (kind: Kind, value: number) => number;
}

/** A word of any of these kinds, or nothing; the first kind that knows it says what it means. */
export function wordOfKinds<Kind extends string, Config extends Setting>(
  kinds: Readonly<Record<Kind, WordKind<Config>>>,
): WordOfKinds<Kind, Config> {
  const starts: Partial<Record<Kind, number>> = {};
  let end = 1;
  for (const [kind, { size }] of Object.entries<WordKind<Config>>(kinds)) {
    starts[kind as Kind] = end;
    end += size;
  }
  return {
    word: optionalWord(eitherWord<Config>(...Object.values<WordKind<Config>>(kinds))),
    valueOf: (kind, value) => starts[kind]! + value,
    inValue(kind, value) {
      const own = value - starts[kind]!;
      return own >= 0 && own < kinds[kind].size ? own : NOT_THERE;
    },
  };
}
