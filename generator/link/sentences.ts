/** The sentences of a vocabulary: their names are used, and they print all that they join. */
import { fault, type Fault } from '../../diagnostics/index.ts';
import { messageParameters, nearest } from '../../kernel/index.ts';
import { textFields } from '../rules-text/card-texts.ts';
import { joining, plainSentence, whereSentence } from '../rules-text/sentences.ts';
import { allWords, type ClosedWords, type Vocabulary } from '../vocabulary/model.ts';
import type { CheckedFile, GameFiles } from './game-files.ts';
import { type MessageText, messageTexts, unknownParameters } from './messages.ts';

/** Of one text of vocabulary.yaml; none where it is no sentence. */
export function sentenceFaults(
  text: MessageText,
  { path: file }: CheckedFile,
  game: GameFiles,
): Fault[] {
  const { vocabulary } = game;
  if (vocabulary === null || !isSentence(text) || !areNamesKnown(game)) return [];
  const name = nameOf(text);
  const place = { file, path: text.path };
  const names = sentenceNames(vocabulary, game);
  if (!names.includes(name)) {
    const path = text.path.slice(0, 2);
    const params = { sentence: name, known: names, nearest: nearest(name, names) };
    return [fault('CW1452', { file, path, part: 'key' }, params)];
  }
  const unknown = unknownParameters(text, name, joinedBy(name));
  // A misspelt parameter is missing under its own name too.
  if (unknown.length > 0) return unknown.map((params) => fault('CW1219', place, params));
  const parameters = omitted(text, vocabulary);
  if (parameters.length === 0) return [];
  const params = { word: name, isSentence: true, parameters, text: text.text };
  return [fault('CW1451', place, params)];
}

/** Whether a sentence omits something that it joins: no effect with it can be read back. */
export function hasGappedSentence(
  file: CheckedFile,
  vocabulary: Vocabulary,
  game: GameFiles,
): boolean {
  const sentences = messageTexts(file).filter(isSentence);
  if (sentences.length === 0) return false;
  const names = sentenceNames(vocabulary, game);
  return sentences.some(
    (text) => names.includes(nameOf(text)) && omitted(text, vocabulary).length > 0,
  );
}

function isSentence({ path }: MessageText): boolean {
  return path[0] === 'sentences';
}

function nameOf({ path }: MessageText): string {
  return String(path[1]);
}

/** The fields of a kind whose schema is broken have sentences too. */
function areNamesKnown({ manifest, schemas }: GameFiles): boolean {
  return Object.keys(manifest.kinds).every((kind) => schemas.has(kind));
}

function joinedBy(name: string): string[] {
  return messageParameters(plainSentence(name)) as string[];
}

/** A field that can have but one value needs no mention of it. */
function omitted(text: MessageText, vocabulary: Vocabulary): string[] {
  const { parameters } = text;
  const name = nameOf(text);
  const isSettled = filteredFields(vocabulary).some(
    ([field, words]) => whereSentence(field) === name && words?.size === 1,
  );
  return parameters === null || isSettled
    ? []
    : joinedBy(name).filter((one) => !parameters.includes(one));
}

/** The joining sentences, those of filters, and those of the fields that hold words of the vocabulary. */
function sentenceNames(vocabulary: Vocabulary, { schemas }: GameFiles): string[] {
  const filtered = filteredFields(vocabulary).map(([field]) => whereSentence(field));
  const fields = [...schemas.values()].flatMap((schema) =>
    textFields(schema).flatMap(({ field, part }) => (part === 'effects' ? [] : [field])),
  );
  return [...new Set([...Object.keys(joining), ...filtered, ...fields])];
}

function filteredFields(vocabulary: Vocabulary): (readonly [string, ClosedWords | null])[] {
  return allWords(vocabulary).flatMap(({ params }) =>
    [...params.values()].flatMap((param) => (param.type === 'filter' ? [...param.fields] : [])),
  );
}
