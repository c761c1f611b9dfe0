/** What a reader of decks needs to know of a checked game. */
import type { CheckResult } from '../check.ts';
import type { DeckWords } from './forms/form.ts';

export function deckWords({ schemas, linked }: Pick<CheckResult, 'schemas' | 'linked'>): DeckWords {
  const { choices, sections } = schemas ?? { choices: {}, sections: [] };
  return { choices, sections, doubles: doublesIn(linked?.names.doubles ?? '') };
}

/** The names of `doubleNames`. */
export function doublesIn(names: string): ReadonlySet<string> {
  return new Set(names === '' ? [] : names.split('\n'));
}
