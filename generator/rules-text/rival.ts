/** A word that reads like another, or whose own parameters its phrase does not print. */
import type { Param, Word } from '../vocabulary/model.ts';
import { type AlikeWords, alikeWords, heldIn } from './alike-words.ts';
import type { EffectEntry } from './labels.ts';
import type { Language } from './language.ts';
import { asksFor } from './phrase.ts';

/** In one language. */
export interface Rival {
  readonly word: Word;
  /** The word that it is taken for; itself where a parameter is not written. */
  readonly other: Word;
  /** What can be read in two ways, or in none. */
  readonly text: string;
  /** Of `word`, where `other` is the same: parameters that the text does not print. */
  readonly untold: readonly string[];
  /** Of its parameters, where only these closed words make the text ambiguous. */
  readonly alike?: AlikeWords;
  /** Whole effects that read the same: it is a fault only where one card can have both. */
  readonly effects?: readonly [EffectEntry, EffectEntry];
}

/** What the phrases of a word never ask for, of what they could tell. */
export function unasked(word: Word, language: Language): string[] {
  const { phrase, label } = word;
  const texts = [phrase, ...(label === undefined || label === true ? [] : [label])];
  const parts = word.group === 'triggers' ? ['if', 'do'] : [];
  const { slots } = language.scope(word, {});
  const open = [...slots].flatMap(([name, { candidates }]) =>
    candidates.length === 1 ? [] : [name],
  );
  return [...open, ...parts].filter(
    (name) => !texts.some((text) => asksFor(language.phrase(text), name)),
  );
}

/** What a phrase does not print of the parameters in which two readings of its word differ */
export function untoldRival(
  word: Word,
  one: unknown,
  other: unknown,
  text: string,
  { locale }: Language,
): Rival {
  const alike = alikeWords(word, one, other, locale);
  if (alike !== null) return { word, other: word, text: alike.name, untold: [], alike };
  return { word, other: word, text, untold: untold(word, one, other) };
}

/** The parameters in which two readings of one word differ. */
function untold(word: Word, one: unknown, other: unknown): string[] {
  const held = (value: unknown, param: Param): string =>
    JSON.stringify(heldIn(word, value, param)) ?? '';
  return [...word.params.values()]
    .filter((param) => held(one, param) !== held(other, param))
    .map(({ name }) => name);
}
