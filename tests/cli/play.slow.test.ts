/** `cardwright play` and `cardwright replay` through pipes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TRACE } from '../support/command.ts';
import { copyGame, LORDS_OF_WAR, temporaryRoom, TINY_GAME, writeFiles } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';
import { talk } from '../support/talk.ts';

const room = temporaryRoom();
const ESCAPE = '\u001B';

/** Plays Lords of War with what is typed, line by line. */
function play(args: readonly string[], lines: readonly string[] = []) {
  return runHere(['play', 'lords-of-war', ...args], room, lines);
}

/** The answers to each line that was typed at a prompt. */
function answers(out: string): Map<string, string> {
  const [, ...parts] = out.split(/^(?:P\d)?> /m);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf('\n')), part]));
}

test.concurrent('bots play a whole game, the same for the same seed', async () => {
  const bots = ['--seats', 'greedy,random', '--seed', '4'];
  const [first, second] = await Promise.all([
    talk(['play', 'lords-of-war', ...bots], room, []),
    play(bots),
  ]);
  expect(first).toMatchObject({ exit: 0, err: '' });
  expect(first.out).toMatch(/Side [AB] \(P[12]\) has won\.\n$/);
  expect(first.out).not.toContain(ESCAPE);
  expect(second.out).toBe(first.out);
});

async function manyPlay([players, winner]: readonly [string, RegExp]): Promise<void> {
  const { exit, out } = await play(['--seats', 'random', '--players', players, '--seed', '11']);
  expect(exit).toBe(0);
  expect(out).toMatch(winner);
}

test.concurrent.for([['3', /Side (A \(P1\)|B \(P2, P3\)) has won/]] as const)(
  '%s players',
  manyPlay,
);

test.concurrent.for([
  ['4', /Side (A \(P1, P3\)|B \(P2, P4\)) has won/],
  ['6', /Side (A \(P1, P3, P5\)|B \(P2, P4, P6\)) has won/],
] as const)('%s players', { tags: 'soak' }, manyPlay);

test.concurrent('why a move is refused is said, and what was meant', async () => {
  const { exit, out, err } = await play(
    ['--seed', '4', '--option', 'firstPlayer=1'],
    [
      'challenge orc-hagga (3,3)',
      'challenge orc-murzod (3,4)',
      'resolve',
      'challange orc-murzod (3,3)',
      '99',
      'undo',
      'save',
      'quit now',
      'moves',
      'quit',
      'never read',
    ],
  );
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  const reported = answers(out);
  expect(reported.get('challenge orc-hagga (3,3)')).toContain('(LOW-5.2.1)');
  expect(reported.get('challenge orc-murzod (3,4)')).toContain('(LOW-3.3.4)');
  expect(reported.get('resolve')).toContain('(LOW-5.3.2)');
  expect(reported.get('challange orc-murzod (3,3)')).toContain('"challenge orc-murzod (3,3)"');
  expect(reported.get('99')).toContain('"99"');
  expect(reported.get('moves')).toContain('challenge Captain Murzod');
  expect([...reported.keys()]).not.toContain('never read');
  // Refusals change nothing: the board is drawn once.
  expect(out.match(/^turn 0 of P1/gm)).toHaveLength(1);
});

test.concurrent('moves by number, orders, and back', async () => {
  const { out } = await play(
    ['--seed', '4', '--option', 'firstPlayer=1'],
    ['2', '1', 'undo', 'undo', 'undo'],
  );
  expect(out).toMatch(/^P1 declares the challenge with Captain Murzod on \(3,3\)\.$/m);
  expect(out).toMatch(/^Taken back: P1 place /m);
  expect(out).toMatch(
    /^Taken back: P2 challenge .*\nTaken back: P1 challenge Captain Murzod \(3,3\)\.$/m,
  );
  expect(out).toMatch(/^P1> undo\nThere is nothing to take back\.$/m);
  expect(out).toMatch(/The input has ended before the game\.\n$/);
});

test.concurrent('the beginning of a move, or a word of it, lists the moves that are meant', async () => {
  const lines = ['challenge', 'moves murzod', 'moves nobody', 'quit'];
  const { out } = await play(['--seed', '4', '--option', 'firstPlayer=1'], lines);
  const reported = answers(out);
  expect(reported.get('challenge')).toMatch(/\nWhich of these\?\n {2}challenge /);
  expect(reported.get('moves murzod')).toMatch(/Murzod/);
  expect(reported.get('moves murzod')).not.toMatch(/Hagga/);
  expect(reported.get('moves nobody')).toContain('No move contains "nobody".');
});

test.concurrent('what there is no choice about is played without asking', async () => {
  const { out } = await play(['--seed', '4', '--option', 'firstPlayer=1'], ['6', '1', 'quit']);
  // What comes of it is reported after it.
  expect(out).toMatch(/^P1: resolve, the only move there was\.\n(?!.*> )/m);
});

test.concurrent('nobody sees the hand of another', async () => {
  const { out } = await play(['--seats', 'human,human', '--seed', '4'], ['1', '1', 'quit']);
  const [first = '', second = '', third = ''] = out.split(/^P\d> /m);
  expect(first).toMatch(/ hand P1: [A-Z]/m);
  expect(first).toMatch(/ hand P2: 6 cards$/m);
  expect(second).toMatch(/ hand P2: [A-Z0-9]/m);
  expect(second).toMatch(/ hand P1: 6 cards$/m);
  expect(second).toContain('P1 draws a card.');
  expect(third).toMatch(/^P1 draws [A-Z]/m);
  expect(third).toMatch(/ hand P2: 6 cards$/m);
  expect(out).not.toContain(ESCAPE);
});

test.concurrent('a match is saved, loaded, and gone on with', async () => {
  const begun = await play(['--seed', '4'], ['1', '1', 'save begun.json', 'quit']);
  expect(begun.out).toContain('Saved in begun.json.');
  const [again, other] = await Promise.all([
    runHere(['play', '--load', 'begun.json'], room, ['save again.json']),
    play(['--seed', '5'], ['load begun.json', 'save other.json']),
  ]);
  expect(again.exit).toBe(0);
  expect(other.out).toContain('Loaded from begun.json.');
  const saved = readFileSync(join(room, 'begun.json'), 'utf8');
  expect(readFileSync(join(room, 'again.json'), 'utf8')).toBe(saved);
  expect(readFileSync(join(room, 'other.json'), 'utf8')).toBe(saved);
});

test.concurrent('a replay proves every step, or names the one that differs', async () => {
  const bots = ['--seats', 'greedy,greedy', '--seed', '9'];
  const { out } = await play(bots, ['undo', 'save whole.json']);
  expect(out).toContain('There is nothing to take back.');
  const save = readFileSync(join(room, 'whole.json'), 'utf8');
  const { steps } = JSON.parse(save) as { steps: { seat: string; action: string }[] };
  const last = steps.length;
  const tampered = save.replaceAll(/("action":)"resolve"(?=.*\n  \])/g, '$1"draw"');
  writeFiles(room, { 'tampered.json': tampered });
  const [whole, boards, differing, loaded] = await Promise.all([
    talk(['replay', 'whole.json'], room, []),
    runHere(['replay', 'whole.json', '--boards', '--game', LORDS_OF_WAR], room),
    runHere(['replay', 'tampered.json'], room),
    runHere(['play', '--load', 'tampered.json'], room),
  ]);
  expect(whole).toMatchObject({ exit: 0, err: '' });
  for (const [index, { seat, action }] of steps.entries()) {
    expect(whole.out).toContain(`step ${index + 1}: ${seat} ${action}\n`);
  }
  expect(whole.out).toMatch(new RegExp(`All ${last} steps play the same\\.\\n$`));
  expect(whole.out.match(/^turn /gm)).toHaveLength(1);
  expect(boards.out.match(/^turn /gm)).toHaveLength(last + 1);
  expect(differing.exit).toBe(1);
  expect(differing.out).toMatch(
    new RegExp(`^Step ${last} \\(P\\d draw\\) .*\\(LOW-5\\.3\\.2\\)\\n$`, 'm'),
  );
  expect(loaded).toMatchObject({ exit: 2, err: expect.stringContaining(`Step ${last} `) });
});

test.concurrent('a file that is no save is left alone', { tags: 'soak' }, async () => {
  writeFiles(room, { 'notes.txt': 'mine' });
  const { out } = await play(
    ['--seed', '1'],
    ['save notes.txt', 'load notes.txt', 'load gone.json'],
  );
  expect(readFileSync(join(room, 'notes.txt'), 'utf8')).toBe('mine');
  const reported = answers(out);
  for (const line of ['save notes.txt', 'load notes.txt']) {
    expect(reported.get(line)).toContain('"notes.txt" is no saved match');
  }
  expect(reported.get('load gone.json')).toContain('There is no file "gone.json"');
  const replayed = await runHere(['replay', 'notes.txt'], room);
  expect(replayed).toMatchObject({ exit: 2, out: '' });
});

test.concurrent("decks, options and the game's words in another language", async () => {
  const deck = join(LORDS_OF_WAR, 'decks', 'dwarf-gun-wall.txt');
  const args = [
    '--deck',
    deck,
    '--deck',
    'orc-core',
    '--option',
    'turnLimit=3',
    '--seats',
    'random,random',
  ];
  const { exit, out } = await play([...args, '--lang', 'ja', '--seed', '2']);
  expect(exit).toBe(0);
  expect(out).toContain('ロード・オブ・ウォー');
  expect(out).toMatch(/^.*第3ターン（P\d.*の手番）終了/m);
  expect(out).not.toContain('第4ターン（');
});

test.concurrent("anybody's own game plays with its own rules", async () => {
  const own = copyGame(LORDS_OF_WAR, join(room, 'own'));
  const bots = ['play', '--seats', 'random,random', '--seed', '4'];
  const [here, builtIn] = await Promise.all([runHere(bots, own), play(bots.slice(1))]);
  expect(here).toMatchObject({ exit: 0, err: '' });
  expect(here.out).toBe(builtIn.out);
});

test.concurrent.for([
  ['rules that do not load', 'export const rules = ;', 'rules/index.ts cannot be used'],
  ['rules that are none', 'export const rule = 1;', 'rules/index.ts cannot be used'],
] as const)('%s are reported', async ([name, source, reported]) => {
  const own = copyGame(TINY_GAME, join(room, name), { 'rules/index.ts': source });
  const { exit, out, err } = await runHere(['play', '.'], own);
  expect({ exit, out }).toEqual({ exit: 1, out: '' });
  expect(err).toContain(reported);
  expect(err).not.toMatch(TRACE);
});

test.concurrent.for([
  ['nobody of that name', ['--seats', 'human,gredy'], '"greedy"'],
  ['no seed', ['--seed', 'x'], '"x"'],
  ['no such deck', ['--deck', 'orc-cor'], '"orc-core"'],
  [
    'a deck that breaks a limit',
    ['--deck', join(LORDS_OF_WAR, 'decks/illegal/one-card-short.yaml')],
    'not a legal deck',
  ],
  ['one deck too few', ['--deck', 'orc-core'], 'LOW-6.1.2'],
  ['no such option', ['--option', 'turnLimt=3'], '"turnLimit"'],
  ['five players', ['--players', '5'], '2, 3, 4, 6'],
  ['a mat for four', ['--players', '4', '--option', 'board={columns: 7, rows: 6}'], 'LOW-6.1.2'],
] as const)('%s is wrong use', async ([_, args, reported]) => {
  const { exit, err } = await play(args, ['quit']);
  expect(exit).toBe(2);
  expect(err).toContain(reported);
  expect(err).not.toMatch(TRACE);
});

test.concurrent('what is wrong with an option is not blamed on the decks', async () => {
  const spaces = 'startSpaces={"P1":[3,3],"P2":[5,4],"P3":[6,6]}';
  const { exit, err } = await play(['--players', '3', '--option', spaces], ['quit']);
  expect([exit, err.trim().split('\n').length]).toEqual([2, 1]);
  expect(err).toContain('"startSpaces"');
});

test.concurrent('a person plays in Japanese, by words and by numbers', async () => {
  const { out } = await play(
    ['--lang', 'ja', '--seed', '4', '--option', 'firstPlayer=1'],
    ['チャレンジ 隊長ムルゾド (3,3)', '配置 隊長ムルゾド (3,3)', 'card Goblin Shanker', 'quit'],
  );
  expect(out).toContain('P1が(3,3)の隊長ムルゾドでチャレンジを布告。');
  expect(out).toContain('できません：');
  expect(out).toContain('ゴブリンの闇刺し (goblin-shanker)');
});

test.concurrent('a game without rules of play', async () => {
  const { exit, err } = await runHere(['play', TINY_GAME], room);
  expect(exit).toBe(2);
  expect(err).toContain('rules/index.ts');
});
