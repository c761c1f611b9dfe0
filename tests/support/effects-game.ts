/** A game of cards with effects, without a folder: a small vocabulary that has every form of word. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Fault } from '../../diagnostics/index.ts';
import { effectChecks } from '../../generator/link/effects/index.ts';
import type { GameFiles } from '../../generator/link/game-files.ts';
import type { JsonSchema } from '../../generator/schema/json-schema.ts';
import { readVocabulary } from '../../generator/vocabulary/read.ts';
import { TINY_GAME } from '../diagnostics/tiny-game.ts';
import { gameInMemory } from './game-in-memory.ts';

type Words = Readonly<Record<string, object>>;

const tiny = parse(readFileSync(join(TINY_GAME, 'vocabulary.yaml'), 'utf8')) as Words;

const phrase = 'x';

/** That of the tiny game, with codes of the game and the groups that it does without. */
export const vocabularyData: Words = {
  ...tiny,
  triggers: {
    ...tiny['triggers'],
    standing: {
      description: 'While the card lies there.',
      operations: ['guard', 'shelter'],
      standing: true,
      phrase,
    },
    shooting: { description: 'When it shoots.', needs: { class: 'archer' }, phrase },
  },
  costs: {
    gold: {
      description: 'Gold of the owner.',
      code: 'TALE_COST',
      clause: 'TALE-1.1',
      value: { type: 'integer', minimum: 1, maximum: 3 },
      phrase,
    },
  },
  operations: {
    ...tiny['operations'],
    volley: {
      description: 'The archer shoots again.',
      code: 'TALE_VOLLEY',
      clause: 'TALE-1.2',
      carriers: { class: 'archer' },
      triggers: ['placed', 'paid'],
      phrase,
    },
    shelter: {
      description: 'Less damage, while it stands or for a time.',
      params: { until: { type: 'duration', durations: ['turnEnd'] } },
      optional: ['until'],
      phrase,
    },
    aim: { description: 'Better what else is done.', needs: { 'effect.do': 'heal' }, phrase },
    shift: {
      description: 'To one side or the other.',
      params: { aside: { type: 'integer', minimum: -3, maximum: 3, except: [0] } },
      phrase,
    },
    mark: {
      description: 'A mark on the unit, or on enemies.',
      params: { target: { type: 'target', targets: ['thisUnit', 'enemies'] } },
      phrase,
    },
    recruit: {
      description: 'A card by its id.',
      params: { card: { type: 'id', kinds: ['unit'] }, ways: { type: 'words', words: 'class' } },
      phrase,
    },
  },
  requirements: {
    usedClass: {
      description: 'The class of the card that was played.',
      params: { classes: { type: 'words', words: 'class' } },
      measure: { of: 'usedClass', oneOf: 'classes' },
      phrase,
    },
    usedMark: {
      description: 'Whether the card that was played has the mark.',
      params: { mark: { type: 'boolean' } },
      measure: { of: 'usedMark', equals: 'mark' },
      phrase,
    },
  },
  slots: {
    class: {
      description: 'A card of this class.',
      value: { type: 'word', words: 'class' },
      field: 'class',
      phrase,
    },
    any: { description: 'Any card.', value: { type: 'boolean' }, phrase },
  },
};

export const vocabulary = readVocabulary(vocabularyData);

const unit: JsonSchema = {
  title: 'Unit',
  type: 'object',
  additionalProperties: false,
  required: ['id', 'class'],
  properties: {
    id: { type: 'string' },
    class: { enum: ['infantry', 'archer'] },
    race: { type: 'string' },
    targets: { type: 'string' },
    effects: { $ref: 'cardwright:vocabulary#/effects' },
    answers: { $ref: 'cardwright:vocabulary#/requirements' },
    parts: { $ref: 'cardwright:vocabulary#/slots' },
  },
};

const kinds = { unit: { files: ['units.yaml'], schema: unit } };

/** Fields of the card that the tests look at. */
export type Fields = Readonly<Record<string, unknown>>;

/** A game with the card `axe` of infantry, which has these fields too, and the archer `bow`. */
export function effectsGame(fields: Fields): GameFiles {
  return gameInMemory({
    kinds,
    files: {
      'units.yaml': [
        { id: 'axe', class: 'infantry', ...fields },
        { id: 'bow', class: 'archer', race: 'elf' },
      ],
      'patterns.yaml': [{ id: 'ring', draw: '###\n#@#\n###' }],
    },
    vocabulary: vocabularyData,
  });
}

/** What the schema finds wrong with the card. */
export function schemaFaults(fields: Fields): readonly Fault[] {
  return effectsGame(fields).files.flatMap(({ faults }) => faults);
}

/** What the checks of effects find wrong with the card. */
export function linkFaults(fields: Fields): readonly Fault[] {
  const game = effectsGame(fields);
  return effectChecks.flatMap((check) => check(game));
}
