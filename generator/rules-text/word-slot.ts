/**
 * Words of a group as the slots of phrases hold them, with the parameters that their phrases ask for.
 */
import type { Path } from '../../diagnostics/index.ts';
import { type GroupName, groups, type Word } from '../vocabulary/model.ts';
import type { Language } from './language.ts';
import { asksFor, type Phrase, printPhrase, type Values } from './phrase.ts';
import {
  type ReadValue,
  type Position,
  type Reader,
  readPhrase,
  type SlotValues,
} from './read-phrase.ts';
import type { Run } from './runs.ts';
import type { Given, Scope, Slot } from './slot.ts';
import { VALUE } from '../vocabulary/read.ts';

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
): ReadValue[] {
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

/** The parameters that are beside a word. */
export function valuesOf(value: unknown, place: Path): Values {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [name, { value: held, place: [...place, name] }]),
  );
}

/** A word with its parameters as a card has it; alone where it may be. */
export function valueOf({ group, name }: Word, params: SlotValues): unknown {
  const form = groups[group];
  if (!('tag' in form) || (form.form === 'named' && Object.keys(params).length === 0)) return name;
  return { [form.tag]: name, ...params };
}

function isAlone({ params }: Word): boolean {
  return [...params.values()].every(({ required }) => !required);
}

/** What is behind a keyed word: its only parameter, in the phrase of the word. */
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

/** Triggers have two phrases, label and sentence: each is read with the parameters that it asks for. */

export function labelScope(word: Word, phrase: Phrase, language: Language): Scope {
  return restricted(word, phrase, {}, language);
}

/** `parts`: the slots for the parts of the effect, `if` and `do`. */
export function sentenceScope(
  word: Word,
  phrase: Phrase,
  parts: ReadonlyMap<string, Slot>,
  given: Given,
  language: Language,
): Scope {
  const { slots, optional, ...rest } = restricted(word, phrase, given, language);
  return {
    ...rest,
    slots: new Map([...slots, ...parts]),
    optional: new Set([...optional, 'if']),
  };
}

function restricted(word: Word, phrase: Phrase, given: Given, language: Language): Scope {
  const scope = language.scope(word, given);
  const asked = [...scope.slots].filter(([name]) => asksFor(phrase, name));
  return { ...scope, slots: new Map(asked) };
}

/** All parameters of a trigger, those included that no text tells because they can be but one thing; null when one is missing. */
export function allParams(word: Word, read: SlotValues, language: Language): SlotValues | null {
  const { slots, optional } = language.scope(word, {});
  const params: Record<string, unknown> = {};
  for (const [name, { candidates }] of slots) {
    if (read[name] !== undefined) params[name] = read[name];
    else if (!optional.has(name)) {
      if (candidates.length !== 1) return null;
      [params[name]] = candidates;
    }
  }
  return params;
}
