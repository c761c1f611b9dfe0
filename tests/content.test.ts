/** Every game in content/ is sound, and each of its scenarios passes. A scenario's name cites the clauses that it proves. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GameChecker } from '../generator/check.ts';
import { packageRoot } from '../kernel/index.ts';
import { loadRules } from '../generator/rules/load-rules.ts';
import { runScenarios } from '../generator/scenarios/run.ts';

const content = join(packageRoot(), 'content');

const games = await Promise.all(
  readdirSync(content).map(async (game) => [game, await loadRules(join(content, game))] as const),
);

describe.each(games)('%s', (game, rules) => {
  const result = new GameChecker(join(content, game)).check();

  test('has no faults', () => {
    expect(result.diagnostics).toEqual([]);
  });

  test('has decks, and the judge agrees with every file', () => {
    expect(result.linked?.decks.length).toBeGreaterThan(0);
  });

  const outcomes = runScenarios(result, rules);

  test('has scenarios with ids of their own', () => {
    const ids = outcomes.map(({ scenario }) => scenario.id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  for (const { scenario, differences } of outcomes) {
    test(`${scenario.id} ${scenario.title} (${scenario.clauses.join(' ')})`, () => {
      expect(differences).toEqual([]);
    });
  }
});
