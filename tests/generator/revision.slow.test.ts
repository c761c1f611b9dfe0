/** Games as they were, from a repository made for the purpose. */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gameAt, type PastGame } from '../../generator/revision.ts';
import { temporaryRoom } from '../support/games.ts';
import { interrupted } from '../support/interrupted.ts';

const room = temporaryRoom();
const repository = join(room, 'repository');
const folder = join(repository, 'games', 'tiny');

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Nobody', '-c', 'user.email=nobody@example.invalid'];
  return execFileSync('git', ['-C', repository, ...identity, ...args], { encoding: 'utf8' });
}

function commit(text: string): void {
  writeFileSync(join(folder, 'game.yaml'), text);
  git('add', '.');
  git('commit', '--quiet', '--message', text);
}

mkdirSync(folder, { recursive: true });
execFileSync('git', ['init', '--quiet', repository]);
writeFileSync(join(repository, 'README.md'), 'before the game');
git('add', 'README.md');
git('commit', '--quiet', '--message', 'readme');
commit('one');
git('tag', 'first');
commit('two');
writeFileSync(join(folder, 'game.yaml'), 'not committed');

function past(revision: string): PastGame {
  const found = gameAt(folder, revision);
  if ('code' in found) throw new Error(found.code);
  return found;
}

test.each([
  ['HEAD', 'two'],
  ['HEAD~1', 'one'],
  ['first', 'one'],
])('at %s it is %s', (revision, text) => {
  const game = past(revision);
  expect(readFileSync(join(game.folder, 'game.yaml'), 'utf8')).toBe(text);
  expect(existsSync(join(game.folder, 'README.md'))).toBe(false);
  expect(game.commit).toMatch(/^[0-9a-f]{40}$/);
  expect(game.day).toMatch(/^\d{4}-\d\d-\d\d$/);
  game.remove();
  expect(existsSync(game.folder)).toBe(false);
});

test('it goes when the process is interrupted', async () => {
  const program = `console.log(own.gameAt(${JSON.stringify(folder)}, 'HEAD').folder)`;
  const made = await interrupted('generator/revision', program);
  expect(made).toMatch(/cardwright-\d+-.*game$/);
  expect(existsSync(made)).toBe(false);
});

test('the repository stays as it is', () => {
  past('first').remove();
  expect(readFileSync(join(folder, 'game.yaml'), 'utf8')).toBe('not committed');
  expect(git('status', '--short').trim()).toBe('M games/tiny/game.yaml');
});

test('a link that leads out of the game comes as a file that says where it led', () => {
  const target = join(room, 'secret.yaml');
  writeFileSync(target, 'secret: 1');
  symlinkSync(target, join(folder, 'units.yaml'));
  symlinkSync(room, join(folder, 'units'));
  commit('linked');
  const game = past('HEAD');
  const link = join(game.folder, 'units.yaml');
  expect(lstatSync(link).isSymbolicLink()).toBe(false);
  expect(readFileSync(link, 'utf8')).toBe(target);
  expect(lstatSync(join(game.folder, 'units')).isFile()).toBe(true);
  game.remove();
  expect(readFileSync(target, 'utf8')).toBe('secret: 1');
  git('reset', '--quiet', '--hard', 'HEAD~1');
});

describe('what cannot be had is reported', () => {
  test.each([
    ['nowhere', 'no-revision'],
    ['--help', 'no-revision'],
    ['HEAD~2', 'no-game'],
  ])('%s: %s', (revision, reason) => {
    expect(gameAt(folder, revision)).toMatchObject({ code: 'CW3090', params: { reason } });
  });

  test('outside of any repository', () => {
    expect(gameAt(room, 'HEAD')).toMatchObject({ params: { reason: 'no-git' } });
  });
});
