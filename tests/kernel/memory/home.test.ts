import { chmodSync, existsSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { homeOfMemory, type Surroundings } from '../../../kernel/memory/home.ts';
import { temporaryRoom } from '../../support/games.ts';

const room = temporaryRoom();

function home(env: Surroundings['env'], change: Partial<Surroundings> = {}): string | null {
  return homeOfMemory({ env, platform: process.platform, user: process.getuid?.(), ...change });
}

test('it is made in the cache of the user, for nobody else', () => {
  const folder = home({ XDG_CACHE_HOME: join(room, 'cache') });
  expect(folder).toBe(join(room, 'cache', 'cardwright', 'remembered'));
  expect(statSync(folder ?? '').mode & 0o077).toBe(0);
});

test('CARDWRIGHT_CACHE names another, or none', () => {
  expect(home({ CARDWRIGHT_CACHE: join(room, 'own') })).toBe(join(room, 'own'));
  expect(home({ CARDWRIGHT_CACHE: 'off', XDG_CACHE_HOME: join(room, 'never') })).toBeNull();
  expect(existsSync(join(room, 'never'))).toBe(false);
});

test('a folder that somebody else owns or can write to is not used', () => {
  const open = join(room, 'open');
  mkdirSync(open);
  chmodSync(open, 0o777);
  expect(home({ CARDWRIGHT_CACHE: open })).toBeNull();
  const foreign = join(room, 'foreign');
  mkdirSync(foreign, { mode: 0o700 });
  expect(home({ CARDWRIGHT_CACHE: foreign }, { user: 12_345_678 })).toBeNull();
  expect(home({ CARDWRIGHT_CACHE: foreign })).toBe(foreign);
});

test('a link or a file in its place is not used', () => {
  mkdirSync(join(room, 'target'), { mode: 0o700 });
  symlinkSync(join(room, 'target'), join(room, 'link'));
  expect(home({ CARDWRIGHT_CACHE: join(room, 'link') })).toBeNull();
  writeFileSync(join(room, 'file'), '');
  expect(home({ CARDWRIGHT_CACHE: join(room, 'file') })).toBeNull();
});
