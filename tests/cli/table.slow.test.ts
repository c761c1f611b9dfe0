/** `cardwright table`: cards out to a spreadsheet and back. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { copyGame, temporaryRoom, TINY_GAME } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';

const room = temporaryRoom();

/** A copy of the tiny game, with its units in units.csv. */
async function desk(name: string): Promise<{ cwd: string; csv: string }> {
  const cwd = copyGame(TINY_GAME, join(room, name));
  const { exit, out } = await runHere(['table', 'export', 'units', '--to', 'csv'], cwd);
  expect([exit, out]).toEqual([0, 'wrote units.csv: 5 rows\n']);
  return { cwd, csv: join(cwd, 'units.csv') };
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text.split(from).length, from).toBe(2);
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
}

const MINER = 'dwarf-miner,Miner,坑夫,dwarf,infantry,3';

test('what changed is shown, then written where it was', async () => {
  const { cwd, csv } = await desk('changed');
  const file = join(cwd, 'units', 'dwarf.yaml');
  const before = readFileSync(file, 'utf8');
  edit(csv, MINER, MINER.replace(',3', ',4'));
  const dry = await runHere(['table', 'import', 'units.csv', '--dry-run'], cwd);
  expect([dry.exit, dry.out]).toEqual([
    0,
    'units/dwarf.yaml\n  dwarf-miner  defence: 3 → 4\nNothing was written (--dry-run). Components that would change: 1\n',
  ]);
  expect(readFileSync(file, 'utf8')).toBe(before);
  const done = await runHere(['table', 'import', 'units.csv'], cwd);
  expect([done.exit, done.out.split('\n').at(-2)]).toEqual([0, 'Components changed: 1']);
  expect(readFileSync(file, 'utf8')).toBe(before.replace('defence: 3', 'defence: 4'));
  expect((await runHere(['table', 'import', 'units.csv'], cwd)).out).toBe(
    'The table changes nothing.\n',
  );
});

describe('what would break the game is reported at its cell, and not written', () => {
  test.for([
    ['a number out of range', MINER, MINER.replace(',3', ',12'), 'CW1105', 'units.csv:3:37', 'F3'],
    [
      'an unknown id',
      MINER,
      MINER.replace(',dwarf,', ',dwarfs,'),
      'CW1203',
      'units.csv:3:22',
      'D3',
    ],
    ['a row with an id that there is', 'orc-bowman', 'orc-ravager', 'CW1201', 'units.csv:6', 'A6'],
    [
      'a field that is needed',
      'Ravager,略奪兵,orc,',
      'Ravager,略奪兵,,',
      'CW1103',
      'units.csv:5',
      'A5',
    ],
  ] as const)('%s', async ([name, from, to, code, place, address]) => {
    const { cwd, csv } = await desk(name);
    edit(csv, from, to);
    const { exit, out } = await runHere(['table', 'import', 'units.csv'], cwd);
    expect(exit).toBe(1);
    expect(out).toContain(`error ${code}`);
    expect(out).toContain(` --> ${place}`);
    expect(out).toContain(`(${address})`);
    expect(out).toContain('Nothing was written: ');
    for (const file of ['dwarf', 'orc']) {
      const path = join('units', `${file}.yaml`);
      expect(readFileSync(join(cwd, path), 'utf8')).toBe(
        readFileSync(join(TINY_GAME, path), 'utf8'),
      );
    }
  });

  test('unless that is asked for', async () => {
    const { cwd, csv } = await desk('forced');
    edit(csv, MINER, MINER.replace(',3', ',12'));
    expect((await runHere(['table', 'import', 'units.csv', '--force'], cwd)).exit).toBe(0);
    expect(readFileSync(join(cwd, 'units', 'dwarf.yaml'), 'utf8')).toContain('defence: 12');
  });

  test('a deck that a removed card is in', async () => {
    const { cwd, csv } = await desk('removed');
    edit(csv, /dwarf-miner.*\n/.exec(readFileSync(csv, 'utf8'))?.[0] ?? '', '');
    const kept = await runHere(['table', 'import', 'units.csv'], cwd);
    expect([kept.exit, kept.out]).toEqual([0, 'The table changes nothing.\n']);
    expect(kept.err).toContain('dwarf-miner  not in the table; stays');
    const gone = await runHere(['table', 'import', 'units.csv', '--remove-missing'], cwd);
    expect(gone.exit).toBe(1);
    expect(gone.out).toContain('--> decks/starter.yaml');
  });
});

test('errors that the game has already do not stop an import', async () => {
  const { cwd, csv } = await desk('broken before');
  writeFileSync(join(cwd, 'decks', 'broken.yaml'), 'id: broken\nname: Broken\ncards: [nobody]\n');
  edit(csv, MINER, MINER.replace(',3', ',4'));
  expect((await runHere(['table', 'import', 'units.csv'], cwd)).exit).toBe(0);
});

describe('the kind', () => {
  test.for([
    ['units-balance (2).csv', []],
    ['mine.csv', ['--as', 'unit']],
  ] as const)('of %s', async ([name, more]) => {
    const { cwd, csv } = await desk(`kind ${name}`);
    writeFileSync(join(cwd, name), readFileSync(csv));
    expect((await runHere(['table', 'import', name, ...more], cwd)).out).toBe(
      'The table changes nothing.\n',
    );
  });

  test('that nobody can know must be said', async () => {
    const { cwd, csv } = await desk('kind unknown');
    writeFileSync(join(cwd, 'mine.csv'), readFileSync(csv));
    const { exit, err } = await runHere(['table', 'import', 'mine.csv'], cwd);
    expect([exit, err]).toEqual([2, expect.stringContaining('--as race | unit')]);
  });
});

describe('an export', () => {
  test('does not replace a table that may have changes', async () => {
    const { cwd } = await desk('taken');
    const again = ['table', 'export', 'unit', '--to', 'units.csv'];
    expect((await runHere(again, cwd)).exit).toBe(2);
    expect((await runHere([...again, '--replace'], cwd)).exit).toBe(0);
  });

  test('never replaces a file of the game', async () => {
    const cwd = copyGame(TINY_GAME, join(room, 'own'));
    mkdirSync(join(cwd, 'units'), { recursive: true });
    writeFileSync(
      join(cwd, 'units', 'more.csv'),
      'id,name,race,class,defence\nelf,Elf,orc,archer,1\n',
    );
    const args = ['table', 'export', 'unit', '--to', 'units/more.csv', '--replace'];
    expect((await runHere(args, cwd)).exit).toBe(2);
    // Nor becomes one: every id would be there twice.
    const beside = ['table', 'export', 'unit', '--to', 'units/all.csv'];
    expect((await runHere(beside, cwd)).exit).toBe(2);
  });

  test('of a kind that is misspelt, or with errors, is refused', async () => {
    const cwd = copyGame(TINY_GAME, join(room, 'refused'));
    const misspelt = await runHere(['table', 'export', 'untis'], cwd);
    expect([misspelt.exit, misspelt.err]).toEqual([2, expect.stringContaining('"unit"')]);
    edit(join(cwd, 'units', 'orc.yaml'), 'defence: 3', 'defence: 30');
    const broken = await runHere(['table', 'export', 'unit'], cwd);
    expect([broken.exit, broken.err]).toEqual([2, expect.stringContaining('units/orc.yaml')]);
  });
});

describe('a table that names no component is refused, and nothing is written or removed', () => {
  test.for([
    ['without anything', '', 'is no table with headers and cards below them'],
    ['of headers alone', 'id,name.en\n', 'is no table with headers and cards below them'],
    ['without ids', 'name.en,defence\nMiner,3\n', 'has no column "id"'],
    ['whose ids have another header', 'Id,defence\ndwarf-miner,3\n', 'Write "id" in place of "Id"'],
  ] as const)('%s', async ([, text, said]) => {
    const { cwd, csv } = await desk(`nothing-${text.length}`);
    writeFileSync(csv, text);
    const before = readFileSync(join(cwd, 'units', 'dwarf.yaml'), 'utf8');
    const { exit, out, err } = await runHere(['table', 'import', csv, '--remove-missing'], cwd);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain(said);
    expect(readFileSync(join(cwd, 'units', 'dwarf.yaml'), 'utf8')).toBe(before);
  });
});

test('of a cell in an unusual form, no command is proposed that would not write it', async () => {
  const { cwd, csv } = await desk('unusual');
  edit(csv, MINER, MINER.replace(',3', ',４'));
  const { exit, out } = await runHere(['table', 'import', 'units.csv'], cwd);
  expect(exit).toBe(0);
  expect(out).toContain('= help: In a CSV file of the game, "cardwright check --fix"');
});
