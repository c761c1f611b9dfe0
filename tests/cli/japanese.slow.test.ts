/** No English in what commands print with `--ui ja` of the bundled games, whose texts are asked for in Japanese. */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { setLanguage } from '../../diagnostics/index.ts';
import { packageRoot } from '../../kernel/index.ts';
import { allCommands } from '../support/all-commands.ts';
import { englishIn } from '../support/english-in.ts';
import { copyGame, temporaryRoom, writeFiles } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';
import { isSoak } from '../support/runs.ts';

const room = temporaryRoom();
const empty = join(room, 'empty');
mkdirSync(empty);
const content = join(packageRoot(), 'content');
const games = readdirSync(content).filter((game) =>
  existsSync(join(content, game, 'rules', 'index.ts')),
);

afterAll(() => setLanguage('en'));

/** What is English in the output: the text, not the words of the game's own data. */
function englishOf(out: string, data: string): string[] {
  const found = out.split('\n').flatMap(englishIn);
  return found.filter(([word]) => !data.includes(word)).map(([word, line]) => `${word}: ${line}`);
}

/** Names that a command prints as they are in the files: ids, fields, values. */
function dataOf(game: string): string {
  const folder = join(content, game);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?!messages).*\.ya?ml$/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8').replaceAll(/\ben: .*$/gm, ''))
    .join('\n');
}

/** What somebody types, or has typed: words that mean something to a command, names in examples. */
const TYPED = new RegExp(
  `^(?:${[
    'all|arena|arrows|armoury|back|backs|bash|board|both|bridge|calibrate|cards|cardwright|check|chekc|command|csv|custom',
    'deck|drive|field|figures|fish|flat|fold|fpath|front|fronts|fromat|game|github|greedy|host|human|import|index|init|installed|ismcts|JSON|last|letter|list',
    'load|long|longpack|lords|low|make|manindo|many|mode|name|netrunnerdb|nobody|none|nothing|ods|office|Orc|package|play|pretty|print|random|redis',
    'rank|Ravager|reading|Redis|reference|salt|Salt|Harbour|sarif|save|short|simulate|stack|stats|suggest|table|text|the|tsv|Two|unit|units|unknown|Valkey|vscode|weapons|war|worker|wra|xlsx|xml|zsh',
  ].join('|')}):`,
);

const names = (await allCommands()).map(({ name }) => name);

test.for(['', ...names])('cardwright %s --help', async (name) => {
  const { exit, out } = await runHere(
    [...name.split(' '), '--help', '--ui', 'ja'].filter(Boolean),
    room,
  );
  expect(exit).toBe(0);
  // What is typed, and what examples are about.
  const text = out
    .replace(/^ {2,}(?:-|[a-z]).*?(?= {2}|$)/gm, '')
    .replace(/^使い方： .*$/m, '')
    .replace(/（選択肢|既定：/g, '');
  expect(englishOf(text, '').filter((line) => !TYPED.test(line))).toEqual([]);
});

test.for([
  ['chekc'],
  ['check', '--fromat', 'json'],
  ['check', '--format', 'xml'],
  ['check', 'lords-of-wra'],
  ['explain'],
  ['explain', 'CW9999'],
  ['check'],
  ['deck', 'check', 'none.txt'],
  ['deck', 'stats', 'lords-of-war'],
  ['print', 'lords-of-war', '--dpi', 'many'],
  ['print', 'lords-of-war', '--vendor', 'nobody'],
  ['play', 'lords-of-war', '--seed', 'x'],
  ['play', 'lords-of-war', '--option', 'nothing=1'],
  ['rename', 'orc-ravager', 'Orc Two', 'lords-of-war'],
  ['init', ''],
  ['calibrate', 'office', '--upper', '1,2'],
  ['replay', 'none.json'],
] as const)('%j is refused in Japanese', async (args) => {
  const { exit, err } = await runHere([...args, '--ui', 'ja'], empty);
  expect(exit).toBe(2);
  expect(err).toMatch(/\p{Script=Hira}/u);
  expect(
    englishOf(err, [...readdirSync(content), ...games.map(dataOf)].join(' ')).filter(
      (line) => !TYPED.test(line),
    ),
  ).toEqual([]);
});

describe.for(games)('%s', (game) => {
  const data = dataOf(game);
  const folder = copyGame(join(content, game), join(room, game));
  const deck = join(
    'decks',
    readdirSync(join(folder, 'decks')).find((file) => file.endsWith('.yaml')) ?? '',
  );

  /** Of the words of the game. */
  const own: readonly (readonly string[])[] = [
    ['text', '--lang', 'ja'],
    ['deck', 'check', 'decks', 'decks/illegal', '--lang', 'ja'],
    ['deck', 'suggest', deck, '--lang', 'ja'],
  ];
  /** Of the words of commands, which are those of any game. */
  const common: readonly (readonly string[])[] = [
    ['check'],
    ['test'],
    ['deck', 'check', deck, '--lang', 'ja'],
    ['deck', 'list', deck, '--lang', 'ja'],
    ['deck', 'stats', deck, '--lang', 'ja'],
    ['build'],
    ['schema'],
    ['rename', 'no-such-id', 'other'],
  ];

  test.for(isSoak || game === 'lords-of-war' ? [...own, ...common] : own)('%j', async (args) => {
    const { out, err } = await runHere([...args, '--ui', 'ja'], folder);
    expect(englishOf(`${out}\n${err}`, data)).toEqual([]);
  });

  // The words of `play` are those of any game, but for its moves.
  test('play', { ...(game !== 'lords-of-war' && { tags: 'soak' }) }, async () => {
    const lines = [
      'help',
      'moves',
      'board',
      'news',
      'nonsense',
      '1',
      '1',
      'undo',
      'card x',
      'quit',
    ];
    const seats = ['--seats', 'human,greedy', '--seed', '7', '--lang', 'ja'];
    const { out, err } = await runHere(['play', game, ...seats, '--ui', 'ja'], room, lines);
    expect(englishOf(`${out}\n${err}`, `${data} ${lines.join(' ')} greedy save load FILE`)).toEqual(
      [],
    );
  });
});

test('errors of a new game', async () => {
  const made = await runHere(['init', '塩の港', '--id', 'shio', '--ui', 'ja'], room);
  expect(made).toMatchObject({ exit: 0 });
  writeFiles(join(room, 'shio'), { 'keepers.yaml': '- { id: Bad, name: 1 }\n' });
  const { out } = await runHere(['check', '--ui', 'ja'], join(room, 'shio'));
  expect(out).toContain('エラー');
});
