import type { LinkCheck } from '../game-files.ts';
import { choices } from './choices.ts';
import { conditions } from './conditions.ts';
import { durations } from './durations.ts';
import { filters } from './filters.ts';
import { meanings } from './meanings.ts';
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
