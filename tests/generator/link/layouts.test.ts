/** Drawn layouts: `x-layout` and `x-layout-count`. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GameChecker } from '../../../generator/check.ts';
import { copyGame, temporaryRoom, TINY_GAME } from '../../support/games.ts';

const room = temporaryRoom();

const schema = JSON.stringify({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Race',
  type: 'object',
  required: ['id', 'name'],
  properties: {
    id: { $ref: 'cardwright:words.schema.json#/definitions/id' },
    name: { $ref: 'cardwright:words.schema.json#/definitions/text' },
    home: {
      description: 'Its home tile.',
      type: 'string',
      'x-layout': { columns: 3, rows: 2, signs: { '.': null, '#': 'wall', T: 'treasure' } },
      'x-layout-count': { wall: 2 },
      'x-code': { 'layout-count': 'TINY_WALLS', '*': 'TINY_HOME' },
    },
  },
});

function checked(name: string, home: string) {
  const races = `- { id: dwarf, name: { en: Dwarf, ja: ドワーフ } }\n- id: orc\n  name: { en: Orc, ja: オーク }\n  home: |\n`;
  const drawn = home
    .split('\n')
    .map((line) => `    ${line}\n`)
    .join('');
  const folder = copyGame(TINY_GAME, join(room, name), {
    'schemas/race.schema.json': schema,
    'races.yaml': races + drawn,
  });
  return new GameChecker(folder).check();
}

function faultsOf(name: string, home: string): unknown[] {
  return checked(name, home)
    .diagnostics.filter(({ rule }) => rule !== undefined)
    .map(({ code, rule, range }) => [code, rule?.code, range?.start.line, range?.start.column]);
}

test('a sound layout has no fault', () => {
  expect(faultsOf('sound', '#..\n.#T')).toEqual([]);
});

test('the number of lines, and of squares in each line', () => {
  expect(faultsOf('short', '##.')).toEqual([['CW1591', 'TINY_HOME', 4, 9]]);
  expect(faultsOf('ragged', '##\n.#T.')).toEqual([
    ['CW1591', 'TINY_HOME', 5, 5],
    ['CW1591', 'TINY_HOME', 6, 5],
  ]);
});

test('a character without a meaning is pointed at, and then nothing is counted', () => {
  expect(faultsOf('strange', '#..\n.x.')).toEqual([['CW1592', 'TINY_HOME', 6, 6]]);
});

test('the number of squares that bear a sign', () => {
  expect(faultsOf('open', '...\n..T').map((one) => (one as unknown[]).slice(0, 2))).toEqual([
    ['CW1593', 'TINY_WALLS'],
  ]);
});

test('compiled, a layout is the squares of each sign', () => {
  const { linked } = checked('compiled', '##.\n..T');
  expect(linked?.cards['race']?.[1]).toMatchObject({
    home: {
      columns: 3,
      rows: 2,
      wall: [
        [1, 1],
        [2, 1],
      ],
      treasure: [[3, 2]],
    },
  });
});
