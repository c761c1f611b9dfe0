/** What printing finds is reported at the cell of a table, and at the line of a family. */
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { fault } from '../../diagnostics/index.ts';
import { GameChecker } from '../../generator/index.ts';
import { placeInGame } from '../../print/index.ts';
import { temporaryRoom, writeFiles } from '../support/games.ts';

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'name'],
  properties: {
    id: { $ref: 'cardwright:words.schema.json#/definitions/id' },
    name: { $ref: 'cardwright:words.schema.json#/definitions/text' },
  },
};

const folder = join(temporaryRoom(), 'lanterns');
writeFiles(folder, {
  'game.yaml': `id: lanterns
title: 灯籠
locales: [ja, en]
kinds:
  law: { title: 掟, files: [laws.csv, lanterns.yaml], schema: schemas/law.schema.json }
`,
  'schemas/law.schema.json': JSON.stringify(schema),
  'laws.csv': 'id,name.ja,name.en\nfull-moon,満月,Full Moon\nfeast,宴,Feast\n',
  'lanterns.yaml': `- forEach: { rank: [1, 2] }
  id: 'moon-{rank}'
  name: { ja: '月の{rank}', en: 'Moon {rank}' }
`,
});
const result = new GameChecker(folder).check();

test.each([
  ['laws.csv', [1, 'name', 'ja'], 3, 7, 'B3'],
  ['laws.csv', [0, 'id'], 2, 1, 'A2'],
  ['lanterns.yaml', [1, 'name', 'en'], 3, 31, undefined],
])('%s %j', (file, path, line, column, cell) => {
  const found = fault('CW3004', { file, path }, { families: ['X'], characters: ['宴'] });
  const [placed] = placeInGame([found], result);
  expect(basename(placed!.file)).toBe(file);
  expect(placed!.range!.start).toMatchObject({ line, column });
  expect(placed!.cell?.address).toBe(cell);
});
