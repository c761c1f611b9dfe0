import type { Word } from '../vocabulary/model.ts';
import { VALUE } from '../vocabulary/read.ts';
import type { Language } from './language.ts';
import { printPhrase } from './print-phrase.ts';
import { readPhrase } from './read-phrase.ts';
import type { Slot } from './slot.ts';

/** What stands behind a keyed word: its only parameter, in the phrase of the word. */
export function keyedSlot(word: Word, language: Language): Slot {
  const phrase = language.phrase(word.phrase);
  const scope = language.scope(word, {});
  return {
    print: (value, place) => printPhrase(phrase, scope, { [VALUE]: { value, place } }),
    read: (reader, from) =>
      readPhrase(phrase, scope, reader, from).map(({ value, next }) => ({
        value: value[VALUE],
        next,
      })),
    key: (value) => scope.slots.get(VALUE)?.key(value) ?? '',
    number: (value) => scope.slots.get(VALUE)?.number(value) ?? null,
    candidates: scope.slots.get(VALUE)?.candidates ?? [],
  };
}
