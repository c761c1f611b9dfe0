import type { ClosedWords } from '../../vocabulary/model.ts';
import { inLocale } from '../../words.ts';
import type { Slot } from '../slot.ts';
import { listSlot } from './list.ts';

/** One closed word, by its name in the language. */
export function closedSlot(words: ClosedWords, locale: string): Slot {
  const names = [...words].map(([word, name]) => [word, inLocale(name, locale)] as const);
  const nameOf = new Map(names);
  return {
    print: (value) => [{ kind: 'text', text: nameOf.get(String(value)) ?? String(value) }],
    read: (reader, from) =>
      names.flatMap(([value, name]) => {
        const next = reader.words(name, from);
        return next === null ? [] : [{ value, next }];
      }),
    key: String,
    number: () => null,
    candidates: [...words.keys()],
  };
}

/** A list of them, of which any may be meant; `select` goes by the first. */
export function closedListSlot(words: ClosedWords, locale: string): Slot {
  return listSlot(closedSlot(words, locale), 'disjunction', locale);
}

/** Told by `select` alone: true or false. */
export const booleanSlot: Slot = {
  print: () => [],
  read: () => [],
  key: String,
  number: () => null,
  candidates: [true, false],
};
