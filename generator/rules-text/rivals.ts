/** Phrases that cannot be distinguished: what a sample prints is read back as something else too, or not at all. */
import { allWords, type GroupName, type Word } from '../vocabulary/model.ts';
import type { Language } from './language.ts';
import { Reader } from './read-phrase.ts';
import { type Rival, unasked, untoldRival } from './rival.ts';
import { rivalTriggers } from './rival-triggers.ts';
import { plainText } from './runs.ts';
import { sampleParams, sampleWords } from './samples.ts';
import type { Given, Slot } from './slot.ts';
import { adjectives } from './slots/cards.ts';
import { withoutFaulty } from './without-faulty.ts';

const plainly: Given = { last: 'yes', negated: 'no', chosen: 2 };

/** Words before those whose parameters they can be: what is wrong with a target is no fault of an operation. */
const inwardsOut: readonly Exclude<GroupName, 'triggers'>[] = [
  'durations',
  'picks',
  'counts',
  'targets',
  'limits',
  'costs',
  'slots',
  'conditions',
  'requirements',
  'choices',
  'operations',
];

/** In one language. */
export function rivals(language: Language): Rival[] {
  const found = allWords(language.vocabulary).flatMap(wordless);
  let sound = withoutFaulty(language, found);
  for (const group of inwardsOut) {
    const own = lastOfPairs(rivalsInGroup(group, sound));
    found.push(...own);
    sound = withoutFaulty(sound, own);
  }
  return [...found, ...lastOfPairs(rivalTriggers(sound))];
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
function pairOf({ word, other, alike }: Rival): string {
  if (alike !== undefined) return JSON.stringify(alike);
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
    return other === word
      ? untoldRival(word, value, sample, text, language)
      : { word, other, text, untold: [] };
  });
}
