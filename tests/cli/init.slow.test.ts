/** `cardwright init`: a game that is sound at once, or nothing at all. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../../cli/run.ts';
import type { Terminal } from '../../cli/terminal.ts';
import { GameChecker } from '../../generator/check.ts';
import { loadRules } from '../../generator/rules/load-rules.ts';
import { runScenarios } from '../../generator/scenarios/run.ts';
import { cardwright } from '../support/command.ts';
import { temporaryRoom } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';

const room = temporaryRoom();

interface Outcome {
  readonly exit: number;
  /** Empty folder in which the command ran. */
  readonly cwd: string;
  readonly printed: string;
}

/** Runs `cardwright init …` in a new folder, which `prepare` may fill. */
async function init(args: readonly string[], prepare?: (cwd: string) => void): Promise<Outcome> {
  const cwd = mkdtempSync(join(room, 'desk-'));
  prepare?.(cwd);
  let printed = '';
  const say = (text: string): void => void (printed += `${text}\n`);
  const terminal: Terminal = {
    cwd,
    colour: false,
    print: say,
    remark: say,
    clear: () => undefined,
    progress: async (_, work) => work(say),
  };
  return { exit: await run(['init', ...args], terminal), cwd, printed };
}

function allFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

describe('a new game', async () => {
  const { exit, cwd, printed } = await init(['Salt Harbour']);
  const folder = join(cwd, 'salt-harbour');
  const result = new GameChecker(folder).check();

  test('is the only thing that is made', () => {
    expect(exit).toBe(0);
    expect(readdirSync(cwd)).toEqual(['salt-harbour']);
  });

  test('has no faults, judges its decks, and passes its scenarios', async () => {
    expect(result.diagnostics).toEqual([]);
    expect(result.linked?.decks).toHaveLength(3);
    const outcomes = runScenarios(result, await loadRules(folder));
    expect(outcomes.length).toBeGreaterThan(0);
    expect(outcomes.filter(({ differences }) => differences.length > 0)).toEqual([]);
  });

  test('speaks of itself by its own name everywhere', () => {
    expect(result.manifest).toMatchObject({
      id: 'salt-harbour',
      title: 'Salt Harbour',
      clauses: 'SH',
    });
    const others = allFiles(folder).filter((file) =>
      /[Ll]antern.[Ff]en|\bFEN/.test(readFileSync(file, 'utf8')),
    );
    expect(others).toEqual([]);
  });

  test('is played at once, and ends', async () => {
    const seats = ['play', '--seats', 'greedy,random', '--seed', '1'];
    const { exit: ended, out } = await runHere(seats, folder);
    expect(ended).toBe(0);
    expect(out).toMatch(/has won|draw/);
  });

  test('comes with what an editor and git need', () => {
    const schemas = readdirSync(join(folder, '.cardwright', 'schemas'));
    expect(schemas).toContain('keeper.schema.json');
    expect(schemas).toContain('print.schema.json');
    expect(readdirSync(folder)).toEqual(
      expect.arrayContaining(['.gitignore', '.vscode', 'README.md']),
    );
    expect(readdirSync(folder)).not.toContain('_gitignore');
  });

  test('is followed by commands to try, from where the user stands', () => {
    expect(printed).toContain('cd salt-harbour\n');
    expect(printed.match(/npm (start|run \w+)/g)).toHaveLength(5);
  });
});

describe('names', () => {
  test.for([
    [['games/new/Salt Harbour'], 'games/new/salt-harbour', 'Salt Harbour'],
    [['塩の港', '--id', 'shio'], 'shio', '塩の港'],
    [['Fire: "Hot" #1 $& \\ {x}'], 'fire-hot-1-x', 'Fire: "Hot" #1 $& \\ {x}'],
    [['null'], 'null', 'Null'],
    [['true'], 'true', 'True'],
    [['Yes'], 'yes', 'Yes'],
    [['Gust'], 'gust', 'Gust'],
    [['Cards & Wood'], 'cards-wood', 'Cards & Wood'],
  ] as const)('%j', async ([args, path, title]) => {
    const { exit, cwd } = await init(args);
    expect(exit).toBe(0);
    const { diagnostics, manifest } = new GameChecker(join(cwd, path)).check();
    expect(diagnostics).toEqual([]);
    expect(manifest).toMatchObject({ title });
  });

  test('an empty folder of that name is taken', async () => {
    const { exit, cwd } = await init(['Salt Harbour'], (desk) =>
      mkdirSync(join(desk, 'salt-harbour')),
    );
    expect(exit).toBe(0);
    expect(readdirSync(join(cwd, 'salt-harbour'))).toContain('game.yaml');
  });
});

describe('refuses, and leaves everything as it was', () => {
  test.for([
    ['no name', ['']],
    ['a name without an id', ['塩の港']],
    ['a bad id', ['Salt Harbour', '--id', 'Salt']],
    ['the folder of the user', ['.']],
    ['no argument', []],
    ['two names', ['Salt', 'Harbour']],
  ] as const)('%s', async ([_, args]) => {
    const { exit, cwd } = await init(args);
    expect(exit).toBe(2);
    expect(readdirSync(cwd)).toEqual([]);
  });

  test('a folder that is not empty', async () => {
    const { exit, cwd } = await init(['Salt Harbour'], (desk) => {
      mkdirSync(join(desk, 'salt-harbour'));
      writeFileSync(join(desk, 'salt-harbour', 'notes.txt'), 'mine');
    });
    expect(exit).toBe(2);
    expect(allFiles(cwd)).toEqual([join(cwd, 'salt-harbour', 'notes.txt')]);
  });

  test('a file of that name', async () => {
    const { exit, cwd } = await init(['Salt Harbour'], (desk) =>
      writeFileSync(join(desk, 'salt-harbour'), 'mine'),
    );
    expect(exit).toBe(2);
    expect(readFileSync(join(cwd, 'salt-harbour'), 'utf8')).toBe('mine');
  });

  test('a place below a file', async () => {
    const { exit, cwd } = await init(['notes/Salt Harbour'], (desk) =>
      writeFileSync(join(desk, 'notes'), 'mine'),
    );
    expect(exit).toBe(2);
    expect(readdirSync(cwd)).toEqual(['notes']);
  });

  test('a place inside another game', async () => {
    const { exit, cwd } = await init(['games/Salt Harbour'], (desk) =>
      writeFileSync(join(desk, 'game.yaml'), ''),
    );
    expect(exit).toBe(2);
    expect(readdirSync(cwd)).toEqual(['game.yaml']);
  });
});

test(
  'of two that want the same folder at the same time, one gets it whole',
  { tags: 'soak' },
  async () => {
    const cwd = mkdtempSync(join(room, 'desk-'));
    const both = await Promise.all([1, 2].map(() => cardwright(['init', 'Salt Harbour'], cwd)));
    expect(new Set(both.map(({ exit }) => exit))).toEqual(new Set([0, 2]));
    expect(readdirSync(cwd)).toEqual(['salt-harbour']);
    expect(new GameChecker(join(cwd, 'salt-harbour')).check().diagnostics).toEqual([]);
  },
);

// There a recursive mkdir never returns.
test.runIf(process.platform === 'linux')(
  'a place where no folder can be made is refused',
  async () => {
    const { exit, printed } = await init(['/proc/zz']);
    expect([exit, printed]).toEqual([2, expect.stringContaining('no folder can be made there')]);
  },
);

describe('a game with nothing to delete', () => {
  test('is sound, has no cards, and a deck to put them into', async () => {
    const { exit, cwd } = await init(['Salt Harbour', '--empty']);
    expect(exit).toBe(0);
    const folder = join(cwd, 'salt-harbour');
    const result = new GameChecker(folder).check();
    expect(result.diagnostics).toEqual([]);
    expect(result.linked?.cards['card']).toEqual([]);
    // What `npm start` does there.
    const made = await runHere(['make'], folder);
    expect([made.exit, made.out]).toEqual([0, expect.stringContaining('1 deck: 1 legal')]);
  });

  test('takes its first cards from a table', async () => {
    const { cwd } = await init(['Salt Harbour', '--empty']);
    const folder = join(cwd, 'salt-harbour');
    writeFileSync(join(folder, 'cards.tsv'), 'id\tname\ttext\ngull\tGull\tDraw a card.\n');
    const { exit, out } = await runHere(['table', 'import', 'cards.tsv'], folder);
    expect([exit, out]).toEqual([0, 'cards.yaml\n  gull  new\nComponents changed: 1\n']);
    expect(readFileSync(join(folder, 'cards.yaml'), 'utf8')).toContain(
      '- id: gull\n  name: Gull\n  text: Draw a card.\n',
    );
  });

  test('speaks Japanese where its title does', async () => {
    const { exit, cwd } = await init(['灯籠', '--id', 'lanterns', '--empty']);
    expect(exit).toBe(0);
    const folder = join(cwd, 'lanterns');
    const text = (file: string): string => readFileSync(join(folder, file), 'utf8');
    expect(text('game.yaml')).toMatch(/locales:\n {2}- ja\n/);
    for (const file of ['game.yaml', 'print.yaml']) expect(text(file)).toContain('title: カード');
    expect(text('decks/first-deck.yaml')).toContain('name: 最初のデッキ');
    expect(text('schemas/card.schema.json')).not.toMatch(/"description": "[A-Z]/);
  });

  test('calls fields on the cards as the headers of its table do', async () => {
    const { cwd } = await init(['灯籠', '--id', 'lanterns', '--table', 'cards.csv'], (folder) => {
      writeFileSync(join(folder, 'cards.csv'), '名前,スート,<謎>,文章\n月の一,月,3,引く。\n');
    });
    const template = readFileSync(join(cwd, 'lanterns/templates/card.hbs'), 'utf8');
    expect(template).toContain('<dt>スート</dt><dd>{{text card.suit}}</dd>');
    expect(template).toContain('<dt>&#60;謎&#62;</dt><dd>{{card.field3}}</dd>');
    expect(template).toContain('<p data-fit="text">{{text card.text}}</p>');
    expect(new GameChecker(join(cwd, 'lanterns')).check().diagnostics).toEqual([]);
  });

  test('has the cards of a table, in types that were inferred and shown', async () => {
    const csv = 'Name;Anzahl;Clan\nReed Scout;2;heron\nMud Otter;1;heron\n';
    const { exit, cwd, printed } = await init(
      ['Salt Harbour', '--table', 'units.csv'],
      (folder) => {
        writeFileSync(join(folder, 'units.csv'), csv);
      },
    );
    expect(exit).toBe(0);
    expect(printed).toMatch(/quantity +whole number \(Anzahl\)/);
    const result = new GameChecker(join(cwd, 'salt-harbour')).check();
    expect(result.diagnostics).toEqual([]);
    expect(result.linked?.cards['unit']?.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['reed-scout', 2],
      ['mud-otter', 1],
    ]);
    expect(readFileSync(join(cwd, 'units.csv'), 'utf8')).toBe(csv);
  });

  test('may have a column that is called as something of every object', async () => {
    const { cwd, printed } = await init(['Salt Harbour', '--table', 'units.csv'], (folder) => {
      writeFileSync(
        join(folder, 'units.csv'),
        'id,name,constructor\nelf,Elf,of towers\nimp,Imp,\n',
      );
    });
    expect(printed).toMatch(/constructor +text\n/);
    expect(new GameChecker(join(cwd, 'salt-harbour')).check().diagnostics).toEqual([]);
  });

  test.each([
    ['is not there', null, 'There is no file "units.csv".\n'],
    ['has a quote that is not closed', 'id,name\na,"Scout\nb,Guard\n', 'units.csv: The quote'],
  ])('is not made of a table that %s', async (_, csv, said) => {
    const cwd = mkdtempSync(join(room, 'table-'));
    if (csv !== null) writeFileSync(join(cwd, 'units.csv'), csv);
    const { exit, err } = await runHere(['init', 'Salt Harbour', '--table', 'units.csv'], cwd);
    expect(exit).toBe(2);
    expect(err).toContain(said);
    expect(readdirSync(cwd)).toEqual(csv === null ? [] : ['units.csv']);
  });

  test('cannot be made of what is no table', async () => {
    const { exit, cwd, printed } = await init(
      ['Salt Harbour', '--table', 'units.xlsx'],
      (folder) => {
        writeFileSync(join(folder, 'units.xlsx'), 'Name');
      },
    );
    expect(exit).toBe(2);
    expect(printed).toContain('units.xlsx');
    expect(readdirSync(cwd)).toEqual(['units.xlsx']);
  });
});
