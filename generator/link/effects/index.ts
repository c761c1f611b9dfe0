import type { Fault } from '../../../diagnostics/index.ts';
import type { GameFiles, LinkCheck } from '../game-files.ts';
import { choices } from './choices.ts';
import { conditions } from './conditions.ts';
import { durations } from './durations.ts';
import { withoutFaultyWords } from './faulty-words.ts';
import { filters } from './filters.ts';
import { meanings } from './meanings.ts';
import { withMisspeltWords } from './misspelt-words.ts';
import { placed } from './placed.ts';
import { vocabularyFigures } from './vocabulary-figures.ts';
import { vocabularyFilters } from './vocabulary-filters.ts';
import { vocabularyNames } from './vocabulary-names.ts';

/** The checks of the vocabulary itself. */
export const vocabularyChecks: readonly LinkCheck[] = [
  vocabularyNames,
  vocabularyFilters,
  vocabularyFigures,
];

/** The checks of effects; a game without a vocabulary has none to check. To add one: a file beside this one and a line here. */
export const effectChecks: readonly LinkCheck[] = [
  placed,
  choices,
  durations,
  filters,
  conditions,
  meanings,
];

/** What is wrong with words in vocabulary.yaml is reported there, and not wherever they are used. */
export function onceInVocabulary(faults: readonly Fault[], game: GameFiles): readonly Fault[] {
  return withMisspeltWords(withoutFaultyWords(faults, game), game);
}
