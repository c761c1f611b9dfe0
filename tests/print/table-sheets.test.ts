/** `table` of print.yaml names sheets that are there. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { GameChecker } from '../../generator/index.ts';
import { templateFaults } from '../../print/index.ts';
import { copyGame, LORDS_OF_WAR, temporaryRoom } from '../support/games.ts';

const room = temporaryRoom();

test('a sheet that is not there is reported at its line, with the one that was probably meant', () => {
  const file = 'print.yaml';
  const text = readFileSync(join(LORDS_OF_WAR, file), 'utf8')
    .replace('  board: mat\n', '  board: matt\n')
    .replace('faces: [{ sheet: units }]', 'faces: [{ sheet: unit }]');
  const folder = copyGame(LORDS_OF_WAR, join(room, 'game'), { [file]: text });
  const found = templateFaults(new GameChecker(folder).check()).filter(
    ({ code }) => code === 'CW1203',
  );
  const line = (words: string): number => text.slice(0, text.indexOf(words)).split('\n').length;
  expect(found.map((one) => [basename(one.file), one.range?.start.line])).toEqual([
    [file, line('board: matt')],
    [file, line('sheet: unit }')],
  ]);
  expect(found.map(({ hint }) => hint)).toEqual([
    expect.stringContaining('"mat"'),
    expect.stringContaining('"units"'),
  ]);
});

test('every bundled table names sheets of its game', () => {
  const result = new GameChecker(LORDS_OF_WAR).check();
  expect(templateFaults(result).filter(({ code }) => code === 'CW1203')).toEqual([]);
});
