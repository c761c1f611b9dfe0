/** `cardwright deck check --since` and `--against`: what a change of the rules does to decks, by git or by format. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { codesIn, type Ended } from '../support/command.ts';
import { copyGame, temporaryRoom, writeFiles } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';

const room = temporaryRoom();
const game = copyGame(
  join(packageRoot(), 'examples', 'construction', 'sixty-cards'),
  join(room, 'game'),
);

function git(...args: readonly string[]): void {
  const who = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.org'];
  execFileSync('git', ['-C', room, ...who, ...args], { stdio: 'ignore' });
}

function rules(ban: string): string {
  const text = readFileSync(join(game, 'construction.yaml'), 'utf8');
  return text.replace('ash-moth: 0 }', `ash-moth: 0, ${ban} }`);
}

function check(...args: readonly string[]): Promise<Ended> {
  return runHere(['deck', 'check', ...args, '--game', 'game'], room);
}

beforeAll(() => {
  writeFiles(room, {
    'decks/herons.txt': 'format: season\n56 Marsh\n4 Bog Heron\n',
    'decks/mire.txt': 'format: season\n60 Marsh\n',
    'decks/bells.txt': 'format: season\n59 Marsh\n1 Storm Bell\n',
  });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Before');
  writeFiles(game, {
    'construction.yaml': rules('bog-heron: 0').replaceAll('storm-bell: 0', 'storm-bell: 1'),
  });
});

interface Told {
  readonly decks: number;
  readonly changed: readonly {
    readonly file: string;
    readonly before: string;
    readonly after: string;
    readonly diagnostics: readonly { code: string; range: { start: { line: number } } }[];
  }[];
  readonly causes: readonly unknown[];
}

test('a ban: which decks it hits, at which line, through which card', async () => {
  const { exit, out } = await check('decks', '--since', 'HEAD', '--format', 'json');
  expect(exit).toBe(1);
  const reported = JSON.parse(out) as Told;
  expect(reported).toMatchObject({
    decks: 3,
    changed: [
      { file: 'decks/bells.txt', before: 'illegal', after: 'legal', diagnostics: [] },
      { file: 'decks/herons.txt', before: 'legal', after: 'illegal' },
    ],
    causes: [{ code: 'DECK_BANNED_CARD', card: 'bog-heron', decks: 1 }],
  });
  expect(reported.changed[1]?.diagnostics).toMatchObject([
    { code: 'CW1333', range: { start: { line: 3 } } },
  ]);
});

test('as text: the new violations only, then how many decks', async () => {
  const { exit, out } = await check('decks', '--since', 'HEAD');
  expect(exit).toBe(1);
  expect(codesIn(out)).toEqual(['CW1333']);
  expect(out).toMatch(/^ {2}1 through Bog Heron \(DECK_BANNED_CARD\)$/m);
  expect(out).not.toContain('mire.txt');
});

test('what only became better, or stayed, is no fault', async () => {
  expect(await check('decks/bells.txt', 'decks/mire.txt', '--since', 'HEAD')).toMatchObject({
    exit: 0,
  });
});

test('another format, without git', async () => {
  const { exit, out } = await check('decks', '--against', 'heritage', '--format', 'json');
  expect(exit).toBe(0);
  expect((JSON.parse(out) as Told).changed).toMatchObject([
    { file: 'decks/herons.txt', before: 'illegal', after: 'legal' },
  ]);
  const humble = await check('decks/bells.txt', '--against', 'humble', '--format', 'json');
  expect(humble.exit).toBe(1);
  expect((JSON.parse(humble.out) as Told).causes).toEqual([
    { code: 'DECK_NOT_IN_POOL', card: 'storm-bell', decks: 1 },
  ]);
});

test('neither a format nor a revision, or both wishes at once', async () => {
  const unknown = await check('decks', '--against', 'humbel');
  expect(unknown).toMatchObject({ exit: 2, out: '', err: expect.stringContaining('humble') });
  const revision = await check('decks', '--since', 'humble');
  expect(revision).toMatchObject({ exit: 2, out: '', err: expect.stringContaining('revision') });
  expect(await check('decks', '--since', 'HEAD', '--against', 'humble')).toMatchObject({ exit: 2 });
  expect(await check('decks', '--since', 'HEAD', '--fix')).toMatchObject({ exit: 2, out: '' });
});
