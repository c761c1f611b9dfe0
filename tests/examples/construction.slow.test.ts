/** The rulesets of examples/construction: no faults, and every deck gives exactly what it says. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GameChecker, type CheckResult } from '../../generator/check.ts';

const folder = join(import.meta.dirname, '../../examples/construction');
const games = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const results = new Map<string, CheckResult>();

function checked(name: string): CheckResult {
  const result = results.get(name) ?? new GameChecker(join(folder, name)).check();
  results.set(name, result);
  return result;
}

const readme = readFileSync(join(folder, 'README.md'), 'utf8');

test('there are ten, and the page names each', () => {
  expect(games).toHaveLength(10);
  expect(
    [...readme.matchAll(/^\| \[`([\w-]+)`\]/gm)].map(([, name = '']) => name).toSorted(),
  ).toEqual(games);
});

test.for(games)('%s has no faults, not even a warning', (name) => {
  const { diagnostics } = checked(name);
  expect(diagnostics.map(({ code, file, message }) => ({ code, file, message }))).toEqual([]);
});

test.for(games)('%s has legal decks, and decks that give just what they expect', (name) => {
  const { linked } = checked(name);
  const decks = (linked?.decks ?? []).map(({ verdict, expected }) => ({
    state: verdict.state,
    codes: verdict.violations.map(({ code }) => code).toSorted(),
    expected,
  }));
  const legal = decks.filter(({ expected }) => expected === null);
  const refused = decks.filter(({ expected }) => expected !== null);
  expect(Math.min(legal.length, refused.length)).toBeGreaterThan(0);
  expect(legal.every(({ state }) => state === 'legal')).toBe(true);
  for (const { state, codes, expected } of refused) {
    expect(state).not.toBe('legal');
    expect(codes).toEqual(expected);
  }
});
