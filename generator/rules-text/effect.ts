/** One effect as text: its labels, and the sentence of its trigger around conditions and operations. */
import type { Path } from '../../diagnostics/index.ts';
import type { Card } from '../../engine/construction/index.ts';
import type { Word } from '../vocabulary/model.ts';
import { canonicalEffect } from './canonical.ts';
import { clausesSlot } from './clauses.ts';
import { isLabel, joinLabels, labelsOf, labelsSlot, type EffectEntry } from './labels.ts';
import type { Language } from './language.ts';
import { printPhrase } from './phrase.ts';
import {
  type ReadValue,
  type Position,
  Reader,
  readPhrase,
  type SlotValues,
} from './read-phrase.ts';
import { joined, plainText, sentence, type Run } from './runs.ts';
import type { Given, Scope, Slot } from './slot.ts';
import { isSound } from './possible-readings.ts';
import { deedSlot } from './steps.ts';
import { allParams, sentenceScope, valuesOf } from './word-slot.ts';

const BARE: Given = { labels: 'none' };
const LABELLED: Given = { labels: 'some' };

/** `place` is where the effect is; the runs name the fields below it. */
export function printEffect(effect: EffectEntry, place: Path, language: Language): Run[] {
  const labels = labelsOf(effect, place, language);
  const values = { labels: { value: labels, place }, sentence: { value: effect, place } };
  const runs =
    labels.length === 0
      ? printSentence(effect, place, BARE, language)
      : printPhrase(language.sentence('labelled'), labelledScope(language), values);
  return joined(sentence(runs, language.locale));
}

/**
 * Every effect that prints as this text and can be on `carrier` (null: on any card), in canonical
 * form. One, unless the vocabulary is ambiguous; none, if the text is no rules text.
 */
export function readEffect(
  text: string,
  language: Language,
  carrier: Card | null = null,
): EffectEntry[] {
  const reader = new Reader(text, language.locale);
  const from: Position = { at: 0, begins: true };
  const found = [
    ...readSentence(reader, from, BARE, language),
    ...readLabelled(reader, from, language),
  ];
  const effects = found
    .filter(({ next }) => next.at === text.length)
    .map(({ value }) => completed(value, language))
    .filter((effect) => effect !== null)
    .map((effect) => canonicalEffect(effect, language))
    .filter((effect) => isSound(effect, carrier, language))
    .filter((effect) => plainText(printEffect(effect, [], language)) === text);
  return [...new Map(effects.map((effect) => [JSON.stringify(effect), effect])).values()];
}

function printSentence(effect: EffectEntry, place: Path, given: Given, language: Language): Run[] {
  const word = language.word('triggers', String(effect['on']));
  if (word === undefined) return [];
  const phrase = language.phrase(word.phrase);
  const conditions = ((effect['if'] ?? []) as readonly unknown[]).map((value, index) => ({
    value,
    place: [...place, 'if', index],
  }));
  const clauses = conditions.filter(({ value }) => !isLabel(value, language));
  return printPhrase(phrase, sentenceScope(word, phrase, parts(word, language), given, language), {
    ...valuesOf(effect, place),
    if: { value: clauses.length === 0 ? undefined : clauses, place },
    do: { value: effect, place },
  });
}

/** The effect with the parameters of its trigger that no text tells because they can be but one thing. */
function completed(effect: EffectEntry, language: Language): EffectEntry | null {
  const word = language.word('triggers', String(effect['on']));
  const params = word === undefined ? null : allParams(word, effect, language);
  return params === null ? null : { ...effect, ...params };
}

/**
 * The slots for what every effect has. When printing, conditions come with their places. Their phrases
 * see the trigger: "the target" of one may be "that card" of another.
 */
function parts({ name: on }: Word, language: Language): ReadonlyMap<string, Slot> {
  return new Map([
    ['if', language.slot(`if ${on}`, () => clausesSlot(language, 'conditions', { on }))],
    ['do', language.slot('do', () => deedSlot(language))],
  ]);
}

function readSentence(
  reader: Reader,
  from: Position,
  given: Given,
  language: Language,
): ReadValue<EffectEntry>[] {
  return [...language.vocabulary.groups.triggers.values()].flatMap((word) => {
    const phrase = language.phrase(word.phrase);
    const scope = sentenceScope(word, phrase, parts(word, language), given, language);
    return readPhrase(phrase, scope, reader, from).map(({ value, next }) => {
      const { do: deed, ...params } = value;
      return { value: { on: word.name, ...params, ...(deed as SlotValues) }, next };
    });
  });
}

function readLabelled(
  reader: Reader,
  from: Position,
  language: Language,
): ReadValue<EffectEntry>[] {
  const phrase = language.sentence('labelled');
  return readPhrase(phrase, labelledScope(language), reader, from).flatMap(({ value, next }) => {
    const labels = joinLabels(value['labels'] as Parameters<typeof joinLabels>[0]);
    const said = value['sentence'] as EffectEntry;
    if (labels === null || (labels.on !== undefined && labels.on !== said['on'])) return [];
    const { on: _, params, if: conditions, ...others } = labels;
    const all = [...conditions, ...((said['if'] ?? []) as readonly unknown[])];
    const effect = { ...said, ...params, ...others, ...(all.length === 0 ? {} : { if: all }) };
    return [{ value: effect, next }];
  });
}

function labelledScope(language: Language): Scope {
  const said: Slot = {
    print: (effect, place) => printSentence(effect as EffectEntry, place, LABELLED, language),
    read: (reader, from) => readSentence(reader, from, LABELLED, language),
    key: () => '',
    number: () => null,
    candidates: [],
  };
  return {
    slots: new Map([
      ['labels', labelsSlot(language)],
      ['sentence', said],
    ]),
    optional: new Set(),
    given: {},
    locale: language.locale,
  };
}
