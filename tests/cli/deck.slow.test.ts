/** `cardwright deck`: lists as files of a game and as players paste them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { cardwright, codesIn, TRACE } from '../support/command.ts';
import { copyGame, LORDS_OF_WAR, temporaryRoom, TINY_GAME, writeFiles } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';

const room = temporaryRoom();
const lords = copyGame(LORDS_OF_WAR, join(room, 'lords'));
const desk = join(room, 'desk');

interface Named {
  readonly id: string;
  readonly name: { readonly en: string; readonly ja: string };
}

function read(path: string): unknown {
  return parse(readFileSync(join(LORDS_OF_WAR, path), 'utf8'));
}

const core = (read('decks/orc-core.yaml') as { cards: { card: string; count: number }[] }).cards;
const orcs = read('units/orc.yaml') as readonly Named[];
const names = new Map(orcs.map(({ id, name }) => [id, name]));

/** The ways in which players write one card, in turn. */
const ways: ((id: string) => string)[] = [
  (id) => id,
  (id) => names.get(id)?.en.toUpperCase() ?? id,
  (id) => names.get(id)?.ja ?? id,
  (id) => names.get(id)?.en.replaceAll('-', '‐').replaceAll(' ', '  ') ?? id,
  (id) => `“${names.get(id)?.en ?? id}”`,
];

const pasted = [
  '\uFEFF# My army, as pasted from a chat',
  'mode: custom',
  'baseRace：orc',
  '',
  ...core.map(({ card, count }, index) => {
    const separator = ['', 'x', ' x', '×'][index % 4];
    return `${count}${separator} ${ways[index % ways.length]?.(card)}`;
  }),
];

writeFiles(desk, {
  'pasted.txt': pasted.join('\r\n'),
  'misspelt.txt': 'mode: custom\nbaseRace: orc\n1 Orc Ravagr\n# so\n2 ドワーフの斧投\n',
  'scribbled.txt': 'mode: custom\nbaseRace: orc\n2 Orc Ravager\n12\nhello: there\n',
  'short.yaml':
    'id: short\nname: Short\nmode: custom\nbaseRace: orc\ncards:\n  - { card: orc-hagga, count: 1 }\n',
  'broken.yaml': 'id: broken\ncards: [\n',
  'binary.txt': '\0\u0001\u0002',
});

test.concurrent('decks of a game, as YAML and as text', async () => {
  const decks = [
    'orc-core.yaml',
    'orc-long-range.yaml',
    'dwarf-gun-wall.txt',
    'dwarf-deep-road.txt',
  ];
  const { exit, out, err } = await cardwright(['deck', 'check', ...decks], join(lords, 'decks'));
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  expect(out).toBe(decks.map((deck) => `${deck}: legal, 36 cards\n`).join(''));
});

test.concurrent('names of two languages, ids, odd quotes and dashes, from outside of the game', async () => {
  const byPath = await runHere(['deck', 'check', 'pasted.txt', '--game', '../lords'], desk);
  expect(byPath).toEqual({ exit: 0, err: '', out: 'pasted.txt: legal, 36 cards\n' });
  const byId = await runHere(['deck', 'check', 'pasted.txt', '-g', 'lords-of-war'], desk);
  expect(byId).toEqual(byPath);
});

test.concurrent('an unknown name is reported at its line, with the name that was meant', async () => {
  const { exit, out, err } = await runHere(
    ['deck', 'check', 'misspelt.txt', '-g', '../lords'],
    desk,
  );
  expect({ exit, err }).toEqual({ exit: 1, err: '' });
  expect(codesIn(out).filter((code) => code === 'CW1301')).toHaveLength(2);
  expect(out).toMatch(/--> misspelt\.txt:3:1\n[^]*"Orc Ravager"/);
  expect(out).toMatch(/--> misspelt\.txt:5:1\n[^]*"ドワーフの斧投げ"/);
});

test.concurrent('what cannot be read is reported by every command', async () => {
  const decks = ['scribbled.txt', 'broken.yaml', 'binary.txt'];
  const ended = await Promise.all(
    ['check', 'list'].map((name) => runHere(['deck', name, ...decks, '-g', '../lords'], desk)),
  );
  for (const { exit, out, err } of ended) {
    expect({ exit, err }).toEqual({ exit: 1, err: '' });
    expect(out).toContain('--> scribbled.txt:4:1');
    expect(out).toContain('--> scribbled.txt:5:1');
    expect(out).toContain('--> broken.yaml:');
    expect(out).toContain('binary.txt');
    expect(out).not.toMatch(TRACE);
  }
});

test.concurrent('a listing can be pasted again', async () => {
  const listing = await runHere(
    ['deck', 'list', 'decks/orc-long-range.yaml', '--lang', 'ja'],
    lords,
  );
  expect(listing).toMatchObject({ exit: 0, err: '' });
  expect(listing.out).toMatch(/^4 オーク/m);
  writeFiles(desk, { 'again.txt': listing.out });
  const again = await runHere(
    ['deck', 'list', 'again.txt', '-g', '../lords', '--lang', 'ja'],
    desk,
  );
  expect(again.exit).toBe(0);
  expect(again.out.split('\n').slice(1)).toEqual(listing.out.split('\n').slice(1));
});

test.concurrent('options are as the players agreed', async () => {
  const [three, two, word, unknown] = await Promise.all(
    ['maxCopies=3', 'maxCopies=2', 'maxCopies=two', 'maxCopy=2'].map((option) =>
      runHere(['deck', 'check', 'decks/orc-core.yaml', '--option', option], lords),
    ),
  );
  expect(three).toMatchObject({ exit: 0 });
  expect(two).toMatchObject({ exit: 1 });
  expect(codesIn(two?.out ?? '')).toEqual(['CW1306']);
  expect(word).toMatchObject({ exit: 2, out: '' });
  expect(unknown).toMatchObject({ exit: 2, out: '', err: expect.stringContaining('"maxCopies"') });
});

test.concurrent('one illegal deck among several', async () => {
  const { exit, out } = await runHere(
    ['deck', 'check', 'short.yaml', 'pasted.txt', '-g', '../lords'],
    desk,
  );
  expect(exit).toBe(1);
  expect(codesIn(out)).toContain('CW1304');
  expect(out).toMatch(/^short\.yaml: incomplete, 1 card$/m);
  expect(out).toMatch(/^pasted\.txt: legal/m);
});

test.concurrent.for([
  ['no such file', ['gone.txt', '-g', '../lords']],
  ['no such game', ['pasted.txt', '-g', '../nowhere']],
] as const)('%s is wrong use', async ([_, args]) => {
  const { exit, out, err } = await runHere(['deck', 'check', ...args], desk);
  expect({ exit, out }).toEqual({ exit: 2, out: '' });
  expect(err).not.toMatch(TRACE);
});

test.concurrent('a faulty game judges, and says that it is faulty', async () => {
  const folder = copyGame(TINY_GAME, join(room, 'faulty'), { 'units/bad.yaml': '- { id: bad }\n' });
  const { exit, out, err } = await runHere(['deck', 'check', 'decks/starter.yaml'], folder);
  expect({ exit, out }).toEqual({ exit: 0, out: 'decks/starter.yaml: legal, 4 cards\n' });
  expect(err).toContain('cardwright check');
  writeFiles(folder, { 'construction.yaml': 'constraints: 5\n' });
  const unjudged = await runHere(['deck', 'check', 'decks/starter.yaml'], folder);
  expect(unjudged.exit).toBe(2);
  expect(codesIn(unjudged.out)).toContain('CW1103');
});
