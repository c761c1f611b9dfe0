/** Words of a group as the slots of phrases hold them. */
import type { Path } from '../../diagnostics/index.ts';
import { groups, type GroupName } from '../vocabulary/groups.ts';
import type { Word } from '../vocabulary/model.ts';
import type { Language } from './language.ts';
import { printPhrase, type Values } from './print-phrase.ts';
import { readPhrase, type Told } from './read-phrase.ts';
import type { Found, Position, Reader } from './reader.ts';
import type { Run } from './runs.ts';
import type { Given, Slot } from './slot.ts';

/** One of the words named, in any form that its group has but `keyed`; null for all words of the group. */
export function wordSlot(
  language: Language,
  group: GroupName,
  names: readonly string[] | null,
  given: Given,
): Slot {
  const words = [...language.vocabulary.groups[group].values()].filter(
    ({ name }) => names === null || names.includes(name),
  );
  const thing = JSON.stringify([group, names, given]);
  return {
    print(value, place) {
      const word = language.word(group, nameIn(value, group));
      return word === undefined ? [] : printWord(word, value, place, given, language);
    },
    read: (reader, from) =>
      reader.once(thing, from, () =>
        words.flatMap((word) => readWord(word, given, language, reader, from)),
      ),
    key: (value) => nameIn(value, group),
    number: () => null,
    candidates: words.filter(isAlone).map((word) => valueOf(word, {})),
  };
}

function printWord(
  word: Word,
  value: unknown,
  place: Path,
  given: Given,
  language: Language,
): Run[] {
  const scope = language.scope(word, given);
  return printPhrase(language.phrase(word.phrase), scope, valuesOf(value, place));
}

function readWord(
  word: Word,
  given: Given,
  language: Language,
  reader: Reader,
  from: Position,
): Found[] {
  const phrase = language.phrase(word.phrase);
  return readPhrase(phrase, language.scope(word, given), reader, from).map(({ value, next }) => ({
    value: valueOf(word, value),
    next,
  }));
}

/** The name of the word that a value stands for. */
export function nameIn(value: unknown, group: GroupName): string {
  const form = groups[group];
  if (typeof value === 'string' || !('tag' in form)) return String(value);
  return String((value as Readonly<Record<string, unknown>>)[form.tag]);
}

/** The parameters that stand beside a word. */
export function valuesOf(value: unknown, place: Path): Values {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [name, { value: held, place: [...place, name] }]),
  );
}

/** A word with its parameters as a card has it; alone where it may be. */
export function valueOf({ group, name }: Word, params: Told): unknown {
  const form = groups[group];
  if (!('tag' in form) || (form.form === 'named' && Object.keys(params).length === 0)) return name;
  return { [form.tag]: name, ...params };
}

function isAlone({ params }: Word): boolean {
  return [...params.values()].every(({ required }) => !required);
}
