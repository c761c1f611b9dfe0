import { fault, type Fault } from '../../diagnostics/index.ts';
import { nearest } from '../nearest.ts';
import { joining, plainSentence, whereSentence } from '../rules-text/sentences.ts';
import { textFields } from '../rules-text/text-fields.ts';
import type { GroupName } from '../vocabulary/groups.ts';
import type { Vocabulary } from '../vocabulary/model.ts';
import { messageParameters } from '../words.ts';
import { filesOf, type CheckedFile, type GameFiles, type LinkCheck } from './game-files.ts';
import { messageTexts, unknownParameters, type MessageText } from './message-texts.ts';

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
  conditions: ['last', 'negated'],
  requirements: ['last', 'negated'],
  operations: ['last', 'chosen'],
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
