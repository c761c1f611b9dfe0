/**
 * Phrases of the vocabulary use the parameters of their words, and every effect reads differently.
 */
import { fault, type Fault, type Path, noteWords } from '../../diagnostics/index.ts';
import type { Card } from '../../engine/construction/index.ts';
import { ownMemory, remember } from '../../kernel/index.ts';
import { Language } from '../rules-text/language.ts';
import type { AlikeWords } from '../rules-text/alike-words.ts';
import type { Rival } from '../rules-text/rival.ts';
import { rivals } from '../rules-text/rivals.ts';
import { unsupportedPart } from '../rules-text/unsupported.ts';
import { canMeet } from '../rules-text/possible-readings.ts';
import type { GroupName, Param, Vocabulary, Word } from '../vocabulary/model.ts';
import {
  type CheckedFile,
  componentFiles,
  filesOf,
  type GameFiles,
  itemsOf,
  type LinkCheck,
} from './game-files.ts';
import { type MessageText, messageTexts, unknownParameters } from './messages.ts';
import { hasGappedSentence, sentenceFaults } from './sentences.ts';

/** Every effect reads differently, in each language. Silent where phrases cannot be read at all, or sentences omit something. */
export const phrases: LinkCheck = (game) =>
  filesOf(game, 'vocabulary').flatMap((file) => {
    const { vocabulary, manifest } = game;
    const unreadable = messageTexts(file).some(({ reason }) => reason !== null);
    if (vocabulary === null || unreadable || hasGappedSentence(file, vocabulary, game)) return [];
    const faults = rivalsOf(file, vocabulary, manifest.locales).flatMap(({ language, found }) =>
      found
        .filter((rival) => isFault(rival, language, game))
        .map((rival) => rivalFault(rival, language.locale, file.path)),
    );
    return [...new Map(faults.map((one) => [JSON.stringify(one.path), one])).values()];
  });

interface LanguageRivals {
  readonly language: Language;
  readonly found: readonly Rival[];
}

/** Stand for the components of the game: any name will do, but no name is part of another. */
const NAMES = new Map([
  ['first-id', 'First Name'],
  ['second-id', 'Second Name'],
]);

const rivalsOf = remember(
  ({ text }: CheckedFile, vocabulary: Vocabulary, locales: readonly string[]): LanguageRivals[] =>
    locales.map((locale) => {
      const language = new Language(vocabulary, locale, () => NAMES);
      return { language, found: recalledRivals(text, language) };
    }),
);

/** To try out all words takes as long as all else in a check: it is remembered by the text of the file. */
function recalledRivals(text: string, language: Language): Rival[] {
  const basis = JSON.stringify([text, language.locale]);
  const named = ownMemory().made('rivals', basis, () =>
    rivals(language).map((rival) => ({
      ...rival,
      word: nameOf(rival.word),
      other: nameOf(rival.other),
    })),
  );
  return named.flatMap(({ word: [group, name], other: [otherGroup, otherName], ...rest }) => {
    const word = language.word(group, name);
    const other = language.word(otherGroup, otherName);
    return word === undefined || other === undefined ? [] : [{ ...rest, word, other }];
  });
}

function nameOf({ group, name }: Word): [GroupName, string] {
  return [group, name];
}

function isFault({ effects }: Rival, language: Language, game: GameFiles): boolean {
  return effects === undefined || canMeet(...effects, carriersOf(game), language);
}

/** The components that have effects, or could: those whose files hold words of the vocabulary. */
function carriersOf(game: GameFiles): readonly Card[] {
  return Object.keys(game.manifest.kinds).flatMap((kind) =>
    componentFiles(game, kind, { fixtures: false })
      .filter(({ mentions }) => mentions['x-vocabulary'].length > 0)
      .flatMap((file) => itemsOf(file).map(({ value }) => value as Card)),
  );
}

function rivalFault(rival: Rival, locale: string, file: string): Fault {
  const { word, other, text, untold, alike } = rival;
  if (alike !== undefined) return alikeFault(alike, file);
  const place = { file, path: phrasePath(word, locale) };
  if (word === other) {
    const nameless = untold.flatMap((name) => namelessFields(word.params.get(name)));
    return fault('CW1451', place, { word: word.name, parameters: untold, nameless, text });
  }
  const words = [other.name, word.name];
  const related = [
    { message: noteWords().phraseOf(other.name), file, path: phrasePath(other, locale) },
  ];
  return fault('CW1409', { ...place, related }, { phrase: text, words });
}

/** At the second of two closed words. */
function alikeFault({ words, name, paths: [first, second] }: AlikeWords, file: string): Fault {
  const related = [{ message: noteWords().phraseOf(words[0]), file, path: first }];
  return fault('CW1409', { file, path: second, related }, { phrase: name, words });
}

/** The fields of a filter whose values are listed nowhere, so that no text can tell them. */
function namelessFields(param: Param | undefined): string[] {
  if (param?.type !== 'filter') return [];
  return [...param.fields].flatMap(([field, words]) => (words === null ? [field] : []));
}

function phrasePath({ group, name, phrase }: Word, locale: string): Path {
  const path = [group, name, 'phrase'];
  return typeof phrase === 'object' && locale in phrase ? [...path, locale] : path;
}

/** Phrases use the parameters of their words and what their group adds; sentences have names that are used. */
export const vocabulary: LinkCheck = (game) =>
  filesOf(game, 'vocabulary').flatMap((file) =>
    messageTexts(file).flatMap((text) => [
      ...foreignParameters(text, file, game),
      ...sentenceFaults(text, file, game),
      ...unsupportedFaults(text, file),
    ]),
  );

/** Where ICU itself cannot read a phrase, that is reported with the other messages. */
function unsupportedFaults({ text, path }: MessageText, { path: file }: CheckedFile): Fault[] {
  const part = unsupportedPart(text);
  if (part === null) return [];
  return [fault('CW1218', { file, path }, { reason: `rules text does not support "${part}"` })];
}

/** What phrases see beside their parameters, by group. */
const added: Readonly<Partial<Record<GroupName, readonly string[]>>> = {
  triggers: ['if', 'do', 'labels'],
  conditions: ['last', 'negated', 'on'],
  requirements: ['last', 'negated'],
  operations: ['last', 'chosen'],
  choices: ['as'],
};

function foreignParameters(
  phrase: MessageText,
  { path: file }: CheckedFile,
  { vocabulary }: GameFiles,
): Fault[] {
  const [group, name = '', use] = phrase.path;
  const word = vocabulary?.groups[group as GroupName]?.get(String(name));
  if (word === undefined) return [];
  const more = use === 'phrase' ? (added[word.group] ?? []) : [];
  const known = [...word.params.keys(), ...more];
  return unknownParameters(phrase, word.name, known).map((params) =>
    fault('CW1219', { file, path: phrase.path }, params),
  );
}
