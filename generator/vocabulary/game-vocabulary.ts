import type { SourceFile } from '../load/files.ts';
import { remember } from '../remember.ts';
import type { Vocabulary } from './model.ts';
import { readVocabulary } from './read.ts';

/** The vocabulary of a game that has the file; `vocabulary` is null when the file could not be read whole. */
export interface GameVocabulary {
  readonly vocabulary: Vocabulary | null;
}

/** What vocabulary.yaml says. A word in a damaged part is not known, so that nobody could say what is wrong. */
export const gameVocabulary = remember(({ data, complete }: SourceFile): GameVocabulary => ({
  vocabulary: complete && data !== undefined ? readVocabulary(data) : null,
}));
