import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GameChecker, type CheckResult } from '../../../generator/check.ts';
import {
  placesLeft,
  type RenamedFile,
  renameId,
  type RenameRefusal,
} from '../../../generator/edit/rename.ts';
import type { GameFiles } from '../../../generator/link/game-files.ts';
import { loadRules } from '../../../generator/rules/load-rules.ts';
import { runScenarios } from '../../../generator/scenarios/run.ts';
import { copyGame, LORDS_OF_WAR, temporaryRoom, TINY_GAME } from '../../support/games.ts';

const room = temporaryRoom();

const checkers = new Map<string, GameChecker>();

/** The state of a game; what did not change since it was last asked for is not checked again. */
function checked(folder: string): CheckResult & { readonly game: GameFiles } {
  const checker = checkers.get(folder) ?? new GameChecker(folder);
  checkers.set(folder, checker);
  const result = checker.check();
  if (result.game === null) throw new Error('game.yaml cannot be used');
  return { ...result, game: result.game };
}

function rename(folder: string, from: string, to: string): RenamedFile[] {
  const renamed = renameId(checked(folder), from, to);
  if ('refused' in renamed) throw new Error(renamed.refused);
  return renamed;
}

/** The files of a game as lists of lines, by path. */
function linesOf(folder: string): Map<string, string[]> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    paths
      .filter((path) => /\.(yaml|txt|json|md)$/.test(path))
      .map((path) => [path, readFileSync(join(folder, path), 'utf8').split('\n')]),
  );
}

describe('in Lords of War', () => {
  const folder = copyGame(LORDS_OF_WAR, join(room, 'lords-of-war'));
  const rules = loadRules(LORDS_OF_WAR);

  const RENAMED = '%s gets another id; the game stays sound and its scenarios pass';
  test.each([
    ['a unit', 'orc-ravager', 'orc-render'],
    ['a pattern', 'volley', 'salvo'],
    ['a unit, a word of YAML,', 'dwarf-hookbill', 'null'],
  ])(RENAMED, renamed);
  test.each([
    ['a race', 'orc', 'greenskin'],
    ['a deck', 'orc-core', 'greenskin-core'],
  ])(RENAMED, { tags: 'soak' }, renamed);

  async function renamed(_: string, from: string, to: string): Promise<void> {
    const before = linesOf(folder);
    expect(rename(folder, from, to)).not.toEqual([]);
    const result = checked(folder);
    expect(result.diagnostics).toEqual([]);
    expect(result.game.names.has(from)).toBe(false);
    expect(result.game.names.get(to)?.id).toBe(to);
    const outcomes = runScenarios(result, await rules);
    expect(outcomes.length).toBeGreaterThan(0);
    expect(outcomes.filter(({ differences }) => differences.length > 0)).toEqual([]);
    expectOnlyLinesWith(from, before, linesOf(folder));
  }
});

/** Every other line is as it was; the record of translations is sorted again. */
function expectOnlyLinesWith(
  id: string,
  before: ReadonlyMap<string, string[]>,
  after: ReadonlyMap<string, string[]>,
): void {
  expect([...after.keys()]).toEqual([...before.keys()]);
  for (const [path, lines] of before) {
    if (path.endsWith('.json')) continue;
    const changed = lines.filter((line, index) => line !== after.get(path)?.[index]);
    expect(changed.filter((line) => !line.includes(id))).toEqual([]);
  }
}

/** A small game with some of its files replaced. */
function smallGame(name: string, changes: Readonly<Record<string, string>>): string {
  return copyGame(TINY_GAME, join(room, name), changes);
}

function read(folder: string, path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}

describe('in a small game', () => {
  test('remarks, layout, CRLF and the byte order mark stay', () => {
    const text =
      '\uFEFF# all\r\n- id:   dwarf   # the one\r\n  name: Dwarf\r\n- { id: orc, name: Orc }\r\n';
    const folder = smallGame('layout', { 'races.yaml': text });
    rename(folder, 'dwarf', 'duergar');
    expect(read(folder, 'races.yaml')).toBe(text.replace('dwarf', 'duergar'));
  });

  test('a pasted list is renamed where it names the card, not where it talks of it', () => {
    const text =
      '# dwarf-guard\nname: dwarf-guard\n2x dwarf-guard // dwarf-guard\n2 dwarf-guards\n';
    const folder = smallGame('list', { 'decks/list.txt': text });
    rename(folder, 'dwarf-guard', 'shield');
    expect(read(folder, 'decks/list.txt')).toBe(text.replace('2x dwarf-guard', '2x shield'));
  });

  test('a deck that is a pasted list has its id in it', () => {
    const text = 'id: my-list\n4 dwarf-guard\n';
    const folder = smallGame('list-id', { 'decks/list.txt': text });
    rename(folder, 'my-list', 'your-list');
    expect(read(folder, 'decks/list.txt')).toBe('id: your-list\n4 dwarf-guard\n');
  });

  test('words and names that read like the id are left alone', () => {
    const folder = smallGame('words', {
      'races.yaml':
        '- { id: archer, name: A }\n- { id: dwarf, name: D }\n- { id: cards, name: C }\n',
      'decks/odd.yaml':
        'id: odd\nname: archer\nrace: archer\ncards:\n  - { card: archer, count: 4 }\n',
    });
    const construction = read(folder, 'construction.yaml');
    rename(folder, 'archer', 'bowfolk');
    rename(folder, 'cards', 'paper');
    expect(read(folder, 'construction.yaml')).toBe(construction);
    expect(read(folder, 'decks/odd.yaml')).toContain('name: archer\nrace: bowfolk\ncards:\n');
  });

  test('translations keep their record', () => {
    const record = { 'a-first#name': { ja: '1 2' }, 'dwarf#name': { ja: '3 4' } };
    const folder = smallGame('record', { 'translations.lock.json': JSON.stringify(record) });
    rename(folder, 'dwarf', 'a-dwarf');
    expect(JSON.parse(read(folder, 'translations.lock.json'))).toEqual({
      'a-dwarf#name': { ja: '3 4' },
      'a-first#name': { ja: '1 2' },
    });
    expect(read(folder, 'translations.lock.json').indexOf('a-dwarf')).toBeLessThan(
      read(folder, 'translations.lock.json').indexOf('a-first'),
    );
  });
});

test('where rules, templates and texts still say the id is found; they come before texts', () => {
  const folder = smallGame('left', {
    'rules/index.ts': "// dwarf-guards\nexport const guard = 'dwarf-guard';\n",
    'rules/data.gen.ts': "export type UnitId = 'dwarf-guard';\n",
    'rules.md': 'A dwarf-guard.\nAnother\nThe dwarf-guard.\n',
    'templates/unit.css': '.dwarf-guard {}\n',
  });
  rename(folder, 'dwarf-guard', 'shield');
  const { game } = checked(folder);
  expect(placesLeft(game, folder, 'dwarf-guard')).toEqual([
    { file: join(folder, 'rules/data.gen.ts'), lines: [1], made: true },
    { file: join(folder, 'rules/index.ts'), lines: [2], made: false },
    { file: join(folder, 'templates/unit.css'), lines: [1], made: false },
    { file: join(folder, 'rules.md'), lines: [1, 3], made: false },
  ]);
  expect(placesLeft(game, folder, 'no-such')).toEqual([]);
});

/** Why nothing was renamed; proves that nothing was written. */
function refusal(folder: string, from: string, to: string): RenameRefusal['refused'] | null {
  const before = linesOf(folder);
  const refused = renameId(checked(folder), from, to);
  expect(linesOf(folder)).toEqual(before);
  return 'refused' in refused ? refused.refused : null;
}

describe('is refused, and nothing is written,', () => {
  const folder = smallGame('refused', {});

  test('when nothing has the id', () => {
    expect(refusal(folder, 'elf', 'fairy')).toBe('unknown');
  });

  test('when something has the new id', () => {
    expect(refusal(folder, 'dwarf', 'orc')).toBe('taken');
  });

  test.each(['Dwarf', 'two words', '-x', 'x--y', '1st', ''])(
    'when the new id is none: %j',
    (to) => {
      expect(refusal(folder, 'dwarf', to)).toBe('bad-id');
    },
  );

  test('when a file cannot be read whole: it may mean the id', () => {
    const damaged = smallGame('damaged', {
      'decks/broken.yaml': 'id: broken\ncards: [\nname: x\n',
    });
    expect(refusal(damaged, 'dwarf', 'duergar')).toBe('unreadable');
  });
});
