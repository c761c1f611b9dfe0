/** What words mean, for players who meet them for the first time. */
import { groups } from '../vocabulary/model.ts';
import { VALUE } from '../vocabulary/read.ts';
import { groupOf, wordsIn, type UsedWord } from '../vocabulary/words-in.ts';
import type { Language } from './language.ts';
import type { Part } from './parts.ts';
import { type Placed, printPhrase } from './phrase.ts';
import { joined, plainText, type Run } from './runs.ts';
import type { Slot } from './slot.ts';
import { valuesOf } from './word-slot.ts';

/** What the words of entries of a part mean, each once: nothing, or one piece of text behind their paragraph. */
export function printReminders(part: Part, entries: readonly Placed[], language: Language): Run[] {
  const find = wordsIn(language.vocabulary);
  const texts = entries
    .flatMap(({ value, place }) => find(groupOf[part], value, place))
    .flatMap((used) => reminderOf(used, language));
  const once = new Map(texts.map((runs) => [plainText(runs), runs]));
  const wrapped = [...once].flatMap(([, runs]) => {
    const slot: Slot = { ...SHOWN, print: () => runs };
    const scope = {
      slots: new Map([['reminder', slot]]),
      optional: new Set<string>(),
      given: {},
      locale: language.locale,
    };
    return printPhrase(language.sentence('reminder'), scope, {
      reminder: { value: '', place: [] },
    });
  });
  return joined(wrapped.map((run) => ({ ...run, reminder: true })));
}

function reminderOf({ word, values, path }: UsedWord, language: Language): Run[][] {
  if (word.reminder === undefined) return [];
  const held =
    groups[word.group].form === 'keyed'
      ? { [VALUE]: { value: values[VALUE], place: path } }
      : valuesOf(values, path);
  return [printPhrase(language.phrase(word.reminder), language.scope(word, {}), held)];
}

/** Reminders are never read. */
const SHOWN: Omit<Slot, 'print'> = {
  read: () => [],
  key: () => '',
  number: () => null,
  candidates: [],
};
