/** Phrases that cannot be distinguished: what a sample prints is read back as something else too, or not at all. */
import { allWords, type GroupName, groupNames, type Word } from '../vocabulary/model.ts';
import { canonicalEffect } from './canonical.ts';
import { printEffect, readEffect } from './effect.ts';
import type { EffectEntry } from './labels.ts';
import type { Language } from './language.ts';
import { asksFor } from './phrase.ts';
import { Reader } from './read-phrase.ts';
import { plainText } from './runs.ts';
import { sampleParams, sampleWords } from './samples.ts';
import type { Given, Slot } from './slot.ts';
import { adjectives } from './slots/cards.ts';

/** A word that reads like another, or whose own parameters are not told. */
export interface Rival {
  readonly word: Word;
  /** The word that it is taken for; itself where a parameter is not told. */
  readonly other: Word;
  /** What can be read in two ways, or in none. */
  readonly text: string;
  /** Of `word`, where `other` is the same: parameters that the text does not tell. */
  readonly untold: readonly string[];
  /** Whole effects that read the same: it is a fault only where one card can have both. */
  readonly effects?: readonly [EffectEntry, EffectEntry];
}

const plainly: Given = { last: 'yes', negated: 'no', chosen: 2 };

/** In one language. */
export function rivals(language: Language): Rival[] {
  const found = [
    ...allWords(language.vocabulary).flatMap(wordless),
    ...groupNames
      .filter((group) => group !== 'triggers')
      .flatMap((group) => rivalsInGroup(group, language)),
    ...rivalTriggers(language),
  ];
  return lastOfPairs(found);
}

/** Filters ask for fields whose values have no names in `words`: nothing could be printed of them. */
function wordless(word: Word): Rival[] {
  const untold = [...word.params.values()].flatMap((param) =>
    param.type === 'filter' && [...param.fields.values()].includes(null) ? [param.name] : [],
  );
  return untold.length === 0 ? [] : [{ word, other: word, text: '', untold }];
}

/** Of two words that read alike, the later one with its first sample. */
function lastOfPairs(found: readonly Rival[]): Rival[] {
  const pairs = new Map<string, Rival>();
  for (const rival of found) {
    const pair = pairOf(rival);
    if (pairs.get(pair)?.word !== rival.word) pairs.set(pair, rival);
  }
  return [...pairs.values()];
}

/** Two words once, whichever was found first. */
function pairOf({ word, other }: Rival): string {
  return [word, other]
    .map(({ group, name }) => `${group}.${name}`)
    .sort()
    .join(' ');
}

function rivalsInGroup(group: GroupName, language: Language): Rival[] {
  const words = [...language.vocabulary.groups[group].values()];
  const slot = slotOf(group, words, language);
  return words.flatMap((word) =>
    samplesOf(word, language).flatMap((sample) => rivalsOf(word, sample, slot, language)),
  );
}

/** A slot that any word of the group can be in. */
function slotOf(group: GroupName, words: readonly Word[], language: Language): Slot {
  if (group !== 'slots' && group !== 'costs') return language.words(group, null, plainly);
  return adjectives(new Map(words.map((word) => [word.name, language.value(word)])), language);
}

function samplesOf(word: Word, language: Language): unknown[] {
  if (word.group !== 'slots' && word.group !== 'costs') return sampleWords(word, language);
  return sampleParams(word, language).map(({ value }) => ({ [word.name]: value }));
}

function rivalsOf(word: Word, sample: unknown, slot: Slot, language: Language): Rival[] {
  const text = plainText(slot.print(sample, [], 'plain'));
  const reader = new Reader(text, language.locale);
  const readings = slot
    .read(reader, { at: 0, begins: false }, 'plain')
    .filter(({ next }) => next.at === text.length)
    .map(({ value }) => value)
    .filter((value) => plainText(slot.print(value, [], 'plain')) === text);
  const own = JSON.stringify(sample);
  const others = readings.filter((value) => JSON.stringify(value) !== own);
  if (readings.length === 0) return [{ word, other: word, text, untold: unasked(word, language) }];
  return others.map((value) => {
    const other = language.word(word.group, slot.key(value)) ?? word;
    return { word, other, text, untold: other === word ? untold(word, value, sample) : [] };
  });
}

/** What the phrases of a word never ask for, of what they could tell. */
function unasked(word: Word, language: Language): string[] {
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

/** The parameters in which two readings of one word differ. */
function untold({ params }: Word, one: unknown, other: unknown): string[] {
  return [...params.keys()].filter((name) => held(one, name) !== held(other, name));
}

function held(value: unknown, name: string): string {
  return JSON.stringify((value as EffectEntry | undefined)?.[name]) ?? '';
}

function rivalTriggers(language: Language): Rival[] {
  const [operation] = language.vocabulary.groups.operations.values();
  const [deed] = operation === undefined ? [] : sampleWords(operation, language);
  if (deed === undefined) return [];
  return [...language.vocabulary.groups.triggers.values()].flatMap((word) =>
    sampleEffects(word, deed, language).flatMap((effect) => rivalEffects(word, effect, language)),
  );
}

/** Effects with this trigger: without a condition, and with each that is not a label. */
function sampleEffects(word: Word, deed: unknown, language: Language): EffectEntry[] {
  const clauses = [...language.vocabulary.groups.conditions.values()]
    .filter(({ label }) => label !== true)
    .flatMap((condition) => sampleWords(condition, language).slice(0, 1))
    .slice(0, 1);
  const cost = (word.costs ?? []).flatMap((name) => {
    const paid = language.word('costs', name);
    const [params] = paid === undefined ? [] : sampleParams(paid, language);
    return params === undefined ? [] : [[name, params['value']]];
  });
  return sampleParams(word, language).flatMap((params) =>
    [{}, ...clauses.map((one) => ({ if: [one] }))].map((conditions) => ({
      on: word.name,
      ...params,
      ...conditions,
      ...(cost.length === 0 ? {} : { cost: Object.fromEntries(cost) as EffectEntry }),
      do: [deed],
    })),
  );
}

function rivalEffects(word: Word, effect: EffectEntry, language: Language): Rival[] {
  const own = canonicalEffect(effect, language);
  const text = plainText(printEffect(own, [], language));
  const readings = readEffect(text, language);
  if (readings.length === 0) {
    return [{ word, other: word, text, untold: unasked(word, language) }];
  }
  return (
    readings
      // What differs in another word than the trigger is found where that word is tried out.
      .filter((reading) => reading['on'] !== word.name || untold(word, reading, own).length > 0)
      .map((reading) => {
        const other = language.word('triggers', String(reading['on'])) ?? word;
        const differing = other === word ? untold(word, reading, own) : [];
        return { word, other, text, untold: differing, effects: [own, reading] };
      })
  );
}
