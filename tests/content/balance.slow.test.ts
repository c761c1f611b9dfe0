/**
 * What the built-in games expect of their decks (balance.yaml) is not broken: over a few games in every
 * run, which finds games that do not end and decks that hardly ever win; over many in the soak run.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { cardwright } from '../support/command.ts';
import { isSoak, runs } from '../support/runs.ts';

/** Their games take long: a short run has those of the others. */
const LONG = ['apeiron', 'aaws-basic', 'armed-warfare'];

/** Games of each pairing. */
const games: Readonly<Record<string, number>> = {
  'lords-of-war': runs(4, 600),
  'battle-logistic-square': runs(2, 200),
  apeiron: runs(2, 20),
  'armed-warfare': runs(2, 30),
  'aaws-basic': runs(2, 20),
};

/** What makes decks play where a game has none without it. */
const more: Readonly<Record<string, readonly string[]>> = {
  'armed-warfare': ['--option', 'weaponPileMode=personal'],
};

const played = Object.entries(games).filter(([id]) => isSoak || !LONG.includes(id));

test.each(played)('%s: nothing that is expected is broken', async (id, count) => {
  const root = packageRoot();
  expect(existsSync(join(root, 'content', id, 'balance.yaml'))).toBe(true);
  const args = ['simulate', id, '--games', String(count), '--check', '--quiet'];
  args.push(...(more[id] ?? []));
  if (isSoak) args.push('--mirrors');
  const { exit, out, err } = await cardwright(args, root);
  // 3: not enough games to say more.
  expect([0, 3], `${out}${err}`).toContain(exit);
});
