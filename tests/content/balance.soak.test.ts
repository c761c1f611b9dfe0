/**
 * What the built-in games expect of their decks (balance.yaml) is not broken.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { cardwright } from '../support/command.ts';

/** Games of each pairing. */
const games: Readonly<Record<string, number>> = {
  'lords-of-war': 600,
  'battle-logistic-square': 200,
  apeiron: 20,
  'armed-warfare': 30,
  'aaws-basic': 20,
};

/** What makes decks play where a game has none without it. */
const more: Readonly<Record<string, readonly string[]>> = {
  'armed-warfare': ['--option', 'weaponPileMode=personal'],
};

test.each(Object.entries(games))('%s: nothing that is expected is broken', async (id, count) => {
  const root = packageRoot();
  expect(existsSync(join(root, 'content', id, 'balance.yaml'))).toBe(true);
  const args = ['simulate', id, '--games', String(count), '--check', '--mirrors', '--quiet'];
  args.push(...(more[id] ?? []));
  const { exit, out, err } = await cardwright(args, root);
  // 3: not enough games to say more.
  expect([0, 3], `${out}${err}`).toContain(exit);
});
