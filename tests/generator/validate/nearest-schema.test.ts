/** A reference that leads nowhere comes with the address that was probably meant. */
import { expect, test } from 'vitest';
import { nearestSchema } from '../../../generator/validate/nearest-schema.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tinyGameChecker } from '../../diagnostics/check-tiny-game.ts';
import { TINY_GAME } from '../../diagnostics/tiny-game.ts';

const checkTinyGame = tinyGameChecker();
const FILE = 'schemas/unit.schema.json';

const known = new Map([
  [FILE, { definitions: { figure: {} } }],
  ['schemas/shared/parts.schema.json', { definitions: { arrow: {} } }],
  ['cardwright:vocabulary', { effects: {}, words: { colour: {} } }],
]);

test.each([
  ['cardwright:vocabulary#/efects', 'cardwright:vocabulary#/effects'],
  ['cardwright:vocabulry#/effects', 'cardwright:vocabulary#/effects'],
  ['cardwright:vocabulary#/words/color', 'cardwright:vocabulary#/words/colour'],
  ['cardwright:vocabulary#/word/colour', 'cardwright:vocabulary#/words/colour'],
  [
    'cardwright:word.schema.json#/definitions/txt',
    'cardwright:words.schema.json#/definitions/text',
  ],
  ['#/definitions/figur', '#/definitions/figure'],
  ['#/defnitions/figure', '#/definitions/figure'],
  ['shared/part.schema.json#/definitions/arow', 'shared/parts.schema.json#/definitions/arrow'],
  ['shared/part.schema.json', 'shared/parts.schema.json'],
  ['cardwright:vocabulary#/creatures', undefined],
  ['somewhere-else#/definitions/figure', undefined],
])('%s', (reference, meant) => {
  expect(nearestSchema(reference, FILE, known)).toBe(meant);
});

test('it is proposed', () => {
  const schema = readFileSync(join(TINY_GAME, FILE), 'utf8');
  const content = schema.replace('cardwright:vocabulary#/effects', 'cardwright:vocabulary#/efects');
  expect(content).not.toBe(schema);
  const { diagnostics } = checkTinyGame([{ file: FILE, content }]);
  expect(diagnostics.map(({ code, params }) => [code, params])).toEqual([
    [
      'CW1405',
      { reference: 'cardwright:vocabulary#/efects', nearest: 'cardwright:vocabulary#/effects' },
    ],
  ]);
});
