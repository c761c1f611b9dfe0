/** `cardwright check --fix` and `cardwright rename`: files are edited as a careful hand would. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cardwright, codesIn } from '../support/command.ts';
import {
  copyGame,
  BATTLE_LOGISTIC_SQUARE,
  LORDS_OF_WAR,
  temporaryRoom,
  TINY_GAME,
  writeFiles,
} from '../support/games.ts';
import { runHere } from '../support/in-process.ts';

const room = temporaryRoom();
const read = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');

test.concurrent('--fix writes schema lines, key order and format, and keeps the rest', async () => {
  const folder = copyGame(TINY_GAME, join(room, 'fixed'), {
    'game.yaml': read(TINY_GAME, 'game.yaml').replace('format: 1\n', ''),
    'races.yaml':
      '# The peoples.\n- { name: Dwarf, id: dwarf } # short\n- { id: orc, name: Orc }\n',
    'units/orc.yaml': [
      '# yaml-language-server: $schema=../wrong.json',
      '# Orcs.',
      '- defence: 3   # in plate',
      '  # Who it is.',
      '  id: orc-ravager',
      "  name: 'Ravager'",
      '  class: infantry',
      '  race: orc',
      '',
    ].join('\n'),
  });
  const { exit, out, err } = await cardwright(['check', '--fix'], folder);
  expect({ exit, codes: codesIn(out) }).toEqual({ exit: 0, codes: [] });
  for (const file of ['game.yaml', 'races.yaml', 'units/orc.yaml']) expect(err).toContain(file);

  expect(read(folder, 'game.yaml')).toMatch(/^format: 1$/m);
  expect(read(folder, 'game.yaml')).toContain('# The smallest game that has every sort of file');
  expect(read(folder, 'races.yaml')).toBe(
    [
      '# yaml-language-server: $schema=.cardwright/schemas/race.schema.json',
      '# The peoples.',
      '- { id: dwarf, name: Dwarf } # short',
      '- { id: orc, name: Orc }',
      '',
    ].join('\n'),
  );
  const unit = read(folder, 'units/orc.yaml');
  expect(unit).toContain('# yaml-language-server: $schema=../.cardwright/schemas/unit.schema.json');
  expect(unit).toMatch(/# Who it is\.\n(?: {2}|- )id: orc-ravager\n/);
  expect(unit).toMatch(/class: infantry\n {2}defence: 3 {3}# in plate\n/);
  expect(unit).toContain("name: 'Ravager'");

  const again = await runHere(['check', '--fix'], folder);
  expect(again).toMatchObject({ exit: 0, err: '' });
  expect(read(folder, 'units/orc.yaml')).toBe(unit);
});

test.concurrent('--fix leaves alone what it cannot read, and tells it', async () => {
  const damaged = '- { id: orc-ravager\n  name: [\n';
  const folder = copyGame(TINY_GAME, join(room, 'damaged'), { 'units/orc.yaml': damaged });
  const { exit, out } = await runHere(['check', '--fix'], folder);
  expect(exit).toBe(1);
  expect(out).toContain('--> units/orc.yaml');
  expect(read(folder, 'units/orc.yaml')).toBe(damaged);
});

test.concurrent('rename changes every place, and the game is as sound as before', async () => {
  const folder = copyGame(LORDS_OF_WAR, join(room, 'renamed'));
  writeFiles(folder, { 'decks/mine.txt': 'mode: custom\nbaseRace: orc\nbase: orc-core\n' });
  const before = await runHere(['check', '-f', 'json'], folder);
  const { exit, out, err } = await cardwright(['rename', 'orc-ravager', 'orc-reaver'], folder);
  expect(err).toMatch(/^ {2}rules\.md: line /m);
  expect(err).toContain('rules/data.gen.ts is rebuilt');
  expect(exit).toBe(0);
  expect(out).toMatch(/^units\/orc\.yaml: 1 place$/m);
  expect(out).toMatch(/^decks\/orc-core\.yaml: 1 place$/m);
  const texts = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(yaml|txt)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  // What remains is sentences.
  expect(texts.filter((text) => /orc-ravager(?:[:,]| [}(]|$)/m.test(text))).toEqual([]);
  const after = await runHere(['check', '-f', 'json'], folder);
  expect(after).toEqual(before);
  expect((await runHere(['test'], folder)).exit).toBe(0);
});

test.concurrent(
  'rename changes what positions are filled with, and all scenarios pass',
  { tags: 'soak' },
  async () => {
    const folder = copyGame(BATTLE_LOGISTIC_SQUARE, join(room, 'filled'));
    const { exit } = await cardwright(['rename', 'ac-line-cutter', 'ac-plain-cutter'], folder);
    expect(exit).toBe(0);
    expect(read(folder, 'game.yaml')).toContain('P1: [10 x ac-plain-cutter]');
    expect(read(folder, 'game.yaml')).not.toContain('ac-line-cutter');
    expect((await runHere(['test'], folder)).exit).toBe(0);
  },
);

test.concurrent.for([
  ['an id that is not there', ['orc-ravagr', 'orc-reaver'], '"orc-ravager"'],
  ['an id that is taken', ['orc-ravager', 'dwarf'], '"dwarf"'],
  ['an id in a wrong form', ['orc-ravager', 'Orc Reaver'], '"Orc Reaver"'],
  ['one id alone', ['orc-ravager'], 'new'],
] as const)('rename refuses %s', async ([_, args, word]) => {
  const { exit, out, err } = await runHere(['rename', ...args], TINY_GAME);
  expect({ exit, out }).toEqual({ exit: 2, out: '' });
  expect(err).toContain(word);
});
