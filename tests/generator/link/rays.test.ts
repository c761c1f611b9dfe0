/** Patterns that must lie on straight lines: `x-rays`. */
import { expect, test } from 'vitest';
import { GameChecker } from '../../../generator/check.ts';
import { copyGame, temporaryRoom, TINY_GAME } from '../../support/games.ts';
import { join } from 'node:path';

const room = temporaryRoom();

const schema = JSON.stringify({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Race',
  type: 'object',
  required: ['id', 'name'],
  properties: {
    id: { $ref: 'cardwright:words.schema.json#/definitions/id' },
    name: { $ref: 'cardwright:words.schema.json#/definitions/text' },
    beam: {
      $ref: 'cardwright:words.schema.json#/definitions/pattern',
      description: 'Where its beams go.',
      'x-rays': true,
      'x-code': { 'pattern-off-rays': 'TINY_BEAM', 'pattern-no-origin': 'TINY_ORIGIN' },
    },
  },
});

function codesOf(name: string, beam: string): (string | undefined)[] {
  const folder = copyGame(TINY_GAME, join(room, name), {
    'schemas/race.schema.json': schema,
    'races.yaml': `- { id: dwarf, name: { en: Dwarf, ja: ドワーフ } }\n- id: orc\n  name: { en: Orc, ja: オーク }\n  beam: ${JSON.stringify(beam)}\n`,
  });
  const found = new GameChecker(folder).check().diagnostics;
  return found.flatMap(({ rule }) => rule?.code ?? []);
}

test('a drawing with squares off the lines is a fault, with the code of the game', () => {
  expect(codesOf('crooked', '#..\n..@')).toEqual(['TINY_BEAM']);
  expect(codesOf('knight', '#..\n...\n.@.')).toEqual(['TINY_BEAM']);
});

test('lines ahead, back, to the sides and diagonally are straight', () => {
  expect(codesOf('all', '#.#.#\n.###.\n##@##\n.###.\n#.#.#')).toEqual([]);
});

test('a drawing with another fault is not judged, and that fault has a code of its own', () => {
  expect(codesOf('none', '#..\n...')).toEqual(['TINY_ORIGIN']);
});
