import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GameChecker } from '../../../generator/check.ts';
import { fixGame } from '../../../generator/edit/fix.ts';
import { copyGame, LORDS_OF_WAR, temporaryRoom, TINY_GAME } from '../../support/games.ts';

const room = temporaryRoom();

/** A small game with some of its files replaced, fixed. */
function fixed(name: string, changes: Readonly<Record<string, string>>) {
  const folder = copyGame(TINY_GAME, join(room, name), changes);
  const done = new Map(
    fixGame(folder).map(({ file, done }) => [file.slice(folder.length + 1), done]),
  );
  return { folder, done, read: (path: string) => readFileSync(join(folder, path), 'utf8') };
}

function codesOf(folder: string): string[] {
  return new GameChecker(folder).check().diagnostics.map(({ code }) => code);
}

/** A card whose keys are out of order. */
function card(n: number): string {
  return `- name: Guard ${n} # ${n}\n  defence: 3\n  # who\n  race: dwarf\n  class: guard\n  id: guard-${n}\n`;
}

describe('fix', () => {
  test('a sound game changes nothing', () => {
    expect(fixGame(copyGame(LORDS_OF_WAR, join(room, 'lords-of-war')))).toEqual([]);
    expect(fixed('sound', {}).done).toEqual(new Map());
  });

  test('puts the schema line into files that lack it or have a wrong one', () => {
    const races = readFileSync(join(TINY_GAME, 'races.yaml'), 'utf8');
    const patterns = readFileSync(join(TINY_GAME, 'patterns.yaml'), 'utf8');
    const { folder, done, read } = fixed('modeline', {
      'races.yaml': races.replace(/^# yaml-language-server.*\n/, ''),
      'patterns.yaml': patterns.replace('patterns.schema.json', 'elsewhere.json'),
    });
    expect([...done.keys()].toSorted()).toEqual(['patterns.yaml', 'races.yaml']);
    expect(read('races.yaml')).toBe(races);
    expect(read('patterns.yaml')).toBe(patterns);
    expect(codesOf(folder)).toEqual([]);
  });

  test('brings keys into the order of the schema, at every depth and in many cards at once', () => {
    const text = Array.from({ length: 300 }, (_, n) => card(n)).join('\n');
    const { folder, done, read } = fixed('order', {
      'units/many.yaml': `# yaml-language-server: $schema=../.cardwright/schemas/unit.schema.json\n\n${text}`,
    });
    expect([...done.keys()]).toEqual(['units/many.yaml']);
    expect(read('units/many.yaml')).toContain(
      '- id: guard-0\n  name: Guard 0 # 0\n  # who\n  race:',
    );
    expect(fixGame(folder)).toEqual([]);
  });

  test('brings an older format up to date, and leaves nothing to report', () => {
    const game = readFileSync(join(TINY_GAME, 'game.yaml'), 'utf8');
    const { folder, done, read } = fixed('format', {
      'game.yaml': game.replace('format: 1\n', ''),
    });
    expect([...done.keys()]).toEqual(['game.yaml']);
    expect(read('game.yaml')).toMatch(/^format: 1$/m);
    expect(codesOf(folder)).toEqual([]);
  });

  test('leaves files alone that cannot be read whole', () => {
    const broken = 'name: x\nid: broken\ncards: [\n';
    const { done, read } = fixed('broken', { 'decks/broken.yaml': broken });
    expect(done).toEqual(new Map());
    expect(read('decks/broken.yaml')).toBe(broken);
  });

  test('keeps CRLF and the byte order mark', () => {
    const { read } = fixed('crlf', { 'races.yaml': '\uFEFF- name: Orc\r\n  id: orc\r\n' });
    expect(read('races.yaml')).toBe(
      '\uFEFF# yaml-language-server: $schema=.cardwright/schemas/race.schema.json\r\n- id: orc\r\n  name: Orc\r\n',
    );
  });
});
