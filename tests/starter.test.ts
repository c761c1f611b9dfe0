/** The game that `cardwright init` copies is as sound as those of content/. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { botPlayer, bots, type Rules, type Setup } from '../engine/index.ts';
import { GameChecker } from '../generator/check.ts';
import { clausesOf } from '../generator/link/clauses.ts';
import { compileGame } from '../generator/compile/compile.ts';
import { packageRoot } from '../generator/package-root.ts';
import { loadRules } from '../generator/rules/load-rules.ts';
import { runScenarios } from '../generator/scenarios/run.ts';
import { describeRules } from './support/describe-rules.ts';
import { copyGame, temporaryRoom } from './support/games.ts';

const starter = join(packageRoot(), 'starter');
const result = new GameChecker(starter).check();

function clausesIn(file: string): string[] {
  return [...clausesOf(readFileSync(join(starter, file), 'utf8'))];
}

test('has no faults, warnings or remarks', () => {
  expect(result.diagnostics).toEqual([]);
});

test('has two legal decks, which hold every card between them, and an illegal one', () => {
  const decks = result.linked?.decks ?? [];
  const legal = decks.filter(({ verdict }) => verdict.legal);
  expect([legal.length, decks.length]).toEqual([2, 3]);
  const held = new Set(legal.flatMap(({ verdict }) => [...verdict.cards.keys()]));
  const cards = [
    ...(result.linked?.cards['keeper'] ?? []),
    ...(result.linked?.cards['event'] ?? []),
  ];
  expect(cards.map(({ id }) => id).filter((id) => !held.has(id))).toEqual([]);
});

test('has the same clauses in both languages', () => {
  expect(clausesIn('rules.ja.md')).toEqual(clausesIn('rules.md'));
  expect(clausesIn('rules.md').length).toBeGreaterThan(0);
});

describe('its scenarios', () => {
  const outcomes = runScenarios(result, factory);

  test('are there', () => {
    expect(outcomes.length).toBeGreaterThan(0);
  });

  for (const { scenario, differences } of outcomes) {
    test(`${scenario.id} ${scenario.title} (${scenario.clauses.join(' ')})`, () => {
      expect(differences).toEqual([]);
    });
  }
});
