/** `cardwright deck check`: three verdicts, `--fix`, folders of thousands, and decks that nobody can mean. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { codesIn, TRACE, type Ended } from '../support/command.ts';
import { temporaryRoom, writeFiles } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';
import { runs } from '../support/runs.ts';

const room = temporaryRoom();
const game = join(packageRoot(), 'examples', 'construction', 'sixty-cards');

function check(...args: readonly string[]): Promise<Ended> {
  return runHere(['deck', 'check', ...args, '--game', game], room);
}

function text(file: string): string {
  return readFileSync(join(room, file), 'utf8');
}

interface Told {
  readonly decks: readonly {
    readonly file: string;
    readonly state: string;
    readonly size: number | null;
    readonly diagnostics: readonly { code: string }[];
    readonly fixes: readonly unknown[];
    readonly searched: string;
  }[];
}

test('legal, incomplete, illegal, and what is no deck', async () => {
  writeFiles(room, {
    'states/a.txt': '60 Marsh\n',
    'states/b.txt': '59 Marsh\n',
    'states/c.txt': '60 Marsh\n5 Bog Heron\n',
    'states/d.yaml': 'id: d\ncards: [\n',
  });
  const { exit, out } = await check('states', '--format', 'json');
  expect(exit).toBe(1);
  const { decks } = JSON.parse(out) as Told;
  expect(decks).toMatchObject([
    {
      file: 'states/a.txt',
      state: 'legal',
      size: 60,
      diagnostics: [],
      fixes: [],
      searched: 'all',
    },
    { file: 'states/b.txt', state: 'incomplete', size: 59 },
    {
      file: 'states/c.txt',
      state: 'illegal',
      diagnostics: [{ code: 'CW1306' }],
      fixes: [{ change: 'remove', cards: { 'bog-heron': 1 }, state: 'legal' }],
      searched: 'all',
    },
    { file: 'states/d.yaml', state: 'unread', size: null },
  ]);
  expect(await check('states/b.txt')).toMatchObject({ exit: 1 });
});

test('--fix joins lines and takes out what is too much; remarks stay', async () => {
  writeFiles(room, {
    'fix/mine.yaml': `# Mine.
id: mine
name: Mine
cards:
  main:
    # the ground
    - { card: marsh, count: 40 } # wet
    - { card: marsh, count: 16 }
    - { card: bog-heron, count: 5 } # five?
  side: []
`,
    'fix/pasted.txt': '# Pasted.\n56 Marsh # wet\n3 bog heron\n2x Bog Heron\n',
  });
  expect(await check('fix', '--fix')).toMatchObject({ exit: 0 });
  expect(text('fix/mine.yaml')).toBe(`# Mine.
id: mine
name: Mine
cards:
  main:
    # the ground
    - { card: marsh, count: 56 } # wet
    - { card: bog-heron, count: 4 } # five?
  side: []
`);
  expect(text('fix/pasted.txt')).toBe('# Pasted.\n56 Marsh # wet\n4 bog heron\n');
});

test('--fix leaves alone what can be fixed in several ways, and what has nothing to fix', async () => {
  const doubtful = 'format: season\n53 Marsh\n4 Bog Heron\n3 First Light\n';
  const legal = '# as it is\n60   Marsh\n';
  writeFiles(room, { 'keep/doubtful.txt': doubtful, 'keep/legal.txt': legal });
  expect(await check('keep', '--fix')).toMatchObject({ exit: 1, err: '' });
  expect(text('keep/doubtful.txt')).toBe(doubtful);
  expect(text('keep/legal.txt')).toBe(legal);
});

test('a folder of many decks: the game is read once', async () => {
  const count = runs(1000, 5000);
  const decks = Array.from({ length: count }, (_, index): [string, string] => {
    const herons = index % 100 === 0 ? 5 : 4;
    return [`bulk/${index}.txt`, `56 Marsh\n${herons} Bog Heron\n`];
  });
  writeFiles(room, Object.fromEntries(decks));
  const { exit, out, err } = await check('bulk', '--format', 'json');
  expect({ exit, err }).toEqual({ exit: 1, err: '' });
  const reported = JSON.parse(out) as Told;
  expect(reported.decks).toHaveLength(count);
  const illegal = reported.decks.filter(({ state }) => state === 'illegal');
  expect(illegal).toHaveLength(count / 100);
  expect(illegal.every(({ diagnostics }) => diagnostics[0]?.code === 'CW1306')).toBe(true);
});

test.for([
  ['a line 100,000 times', '1 Marsh\n'.repeat(100_000), 'CW1014'],
  ['a name of 10,000 characters', `60 Marsh\n1 ${'heron '.repeat(1667)}\n`, 'CW1301'],
  ['an enormous count', `${'9'.repeat(400)} Marsh\n`, 'CW1302'],
  ['a count beyond what numbers hold', '90071992547409931 Marsh\n', 'CW1302'],
  ['no copies', '60 Marsh\n0 Bog Heron\n', 'CW1302'],
] as const)('%s', async ([, list, code]) => {
  writeFiles(room, { 'awkward/list.txt': list });
  const { exit, out, err } = await check('awkward/list.txt');
  expect(exit).toBe(1);
  expect(codesIn(out)).toContain(code);
  expect(out + err).not.toMatch(TRACE);
});

test.for([
  ['a negative count', '-3', 'CW1302'],
  ['a fraction', '2.5', 'CW1302'],
  ['infinity', '.inf', 'CW1015'],
  ['no number', '.nan', 'CW1015'],
  ['a word', 'many', 'CW1104'],
  ['nothing', 'null', 'CW1104'],
] as const)('%s', async ([, count, code]) => {
  const lines = `  main:\n    - { card: marsh, count: 60 }\n    - { card: bog-heron, count: ${count} }\n`;
  writeFiles(room, { 'awkward/deck.yaml': `id: deck\nname: Deck\ncards:\n${lines}` });
  const { exit, out, err } = await check('awkward/deck.yaml', '--fix');
  expect(exit).toBe(1);
  expect(codesIn(out)).toContain(code);
  expect(out).toMatch(/^ *--> awkward\/deck\.yaml:6:/m);
  expect(out + err).not.toMatch(TRACE);
  expect(text('awkward/deck.yaml')).toContain(`count: ${count} `);
});
