/**
 * Phrases of the vocabulary use the parameters of their words, and every effect reads differently.
 */
import { fault, type Fault, type Path, noteWords } from '../../diagnostics/index.ts';
import type { Card } from '../../engine/construction/index.ts';
import { messageParameters, nearest, ownMemory, remember } from '../../kernel/index.ts';
import { Language } from '../rules-text/language.ts';
import type { Rival } from '../rules-text/rival.ts';
import { rivals } from '../rules-text/rivals.ts';
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
import { joining, plainSentence, whereSentence } from '../rules-text/sentences.ts';
import { textFields } from '../rules-text/card-texts.ts';

/** Every effect reads differently, in each language. Silent where phrases cannot be read at all. */
export const phrases: LinkCheck = (game) =>
  filesOf(game, 'vocabulary').flatMap((file) => {
    const { vocabulary, manifest } = game;
    const unreadable = messageTexts(file).some(({ reason }) => reason !== null);
    if (vocabulary === null || unreadable) return [];
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

function rivalFault({ word, other, text, untold }: Rival, locale: string, file: string): Fault {
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

/** The fields of a filter whose values are listed nowhere, so that no text can tell them. */
function namelessFields(param: Param | undefined): string[] {
  if (param?.type !== 'filter') return [];
  return [...param.fields].flatMap(([field, words]) => (words === null ? [field] : []));
}

function phrasePath({ group, name, phrase }: Word, locale: string): Path {
  const path = [group, name, 'phrase'];
  return typeof phrase === 'object' && locale in phrase ? [...path, locale] : path;
}

/** Phrases use the parameters of their words and what their group adds; sentences have names that are read. */
export const vocabulary: LinkCheck = (game) =>
  filesOf(game, 'vocabulary').flatMap((file) => {
    const names = game.vocabulary === null ? [] : sentenceNames(game.vocabulary, game);
    // The fields of a kind whose schema is broken have sentences too.
    const { manifest, schemas } = game;
    const areNamesKnown =
      game.vocabulary !== null && Object.keys(manifest.kinds).every((kind) => schemas.has(kind));
    return messageTexts(file).flatMap((phrase) => {
      if (phrase.path[0] !== 'sentences') return foreignParameters(phrase, file, game);
      return areNamesKnown ? sentenceFaults(phrase, names, file) : [];
    });
  });

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

function sentenceFaults(
  phrase: MessageText,
  names: readonly string[],
  { path: file }: CheckedFile,
): Fault[] {
  const name = String(phrase.path[1]);
  const place = { file, path: phrase.path };
  if (!names.includes(name)) {
    const path = phrase.path.slice(0, 2);
    const params = { sentence: name, known: names, nearest: nearest(name, names) };
    return [fault('CW1452', { file, path, part: 'key' }, params)];
  }
  const known = messageParameters(plainSentence(name)) as string[];
  return unknownParameters(phrase, name, known).map((params) => fault('CW1219', place, params));
}

/** The joining sentences, those of filters, and those of the fields that hold words of the vocabulary. */
function sentenceNames(vocabulary: Vocabulary, { schemas }: GameFiles): string[] {
  const words = Object.values(vocabulary.groups).flatMap((group) => [...group.values()]);
  const filtered = words.flatMap(({ params }) =>
    [...params.values()].flatMap((param) =>
      param.type === 'filter' ? [...param.fields.keys()] : [],
    ),
  );
  const fields = [...schemas.values()].flatMap((schema) =>
    textFields(schema).flatMap(({ field, part }) => (part === 'effects' ? [] : [field])),
  );
  return [...new Set([...Object.keys(joining), ...filtered.map(whereSentence), ...fields])];
}
