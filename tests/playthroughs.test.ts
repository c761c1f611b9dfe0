/**
 * Every playthrough still plays as it was written: same actions allowed, same events, same positions.
 * `node scripts/playthrough.js` lets the bots play them again.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GameChecker } from '../generator/check.ts';
import { compileCards } from '../generator/compile/cards.ts';
import { compileGame } from '../generator/compile/compile.ts';
import { packageRoot } from '../kernel/index.ts';
import { loadRules } from '../generator/rules/load-rules.ts';
import { playedByBots, readPlaythrough, replayed } from './support/playthrough.ts';

const folder = join(packageRoot(), 'tests', 'playthroughs');
const content = join(packageRoot(), 'content');
const isWriting = process.env['CARDWRIGHT_PLAYTHROUGHS'] === 'write';

const games = await Promise.all(
  readdirSync(content).map(async (id) => {
    const factory = await loadRules(join(content, id));
    const { game, linked } = new GameChecker(join(content, id)).check();
    if (game === null || linked === null) throw new Error(`${id} cannot be read.`);
    const compiled = compileGame(game, linked, compileCards(game, { fixtures: false }));
    return { id, compiled, rules: factory?.(compiled) ?? null };
  }),
);

for (const { id, compiled, rules } of games) {
  if (rules === null) continue;
  describe(id, () => {
    test.each(readdirSync(join(folder, id)))('%s', (name) => {
      const file = join(folder, id, name);
      const playthrough = readPlaythrough(readFileSync(file, 'utf8'), compiled);
      if (isWriting) writeFileSync(file, playedByBots(rules, playthrough));
      const text = readFileSync(file, 'utf8');
      expect(replayed(rules, readPlaythrough(text, compiled))).toBe(text);
    });
  });
}
