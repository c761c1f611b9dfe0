/** Options of games as fields: what may be chosen, by their schemas. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GameChecker } from '../../generator/index.ts';
import { packageRoot } from '../../kernel/index.ts';
import { leavesOf, optionForm, usualFor, withLeaf } from '../../studio/app/table/option-form.ts';
import { playedGame } from '../../studio/server/played-game.ts';

test.each([
  [{ enum: ['draw', 'active'] }, { words: ['draw', 'active'], number: null, orNone: false }],
  [
    { type: 'integer', minimum: 1 },
    { words: [], number: { min: 1, step: 1 }, orNone: false },
  ],
  [
    { type: ['integer', 'null'], minimum: 0, maximum: 99 },
    { words: [], number: { min: 0, max: 99, step: 1 }, orNone: true },
  ],
  [
    { type: 'number', minimum: 0, maximum: 1 },
    { words: [], number: { min: 0, max: 1, step: 'any' }, orNone: false },
  ],
  // Few numbers beside a word are words.
  [
    {
      if: { type: 'number' },
      then: { type: 'integer', minimum: 1, maximum: 3 },
      else: { const: 'random' },
    },
    { words: ['random', 1, 2, 3], number: null, orNone: false },
  ],
  [{ type: 'string' }, { words: [], number: null, orNone: false }],
])('%j', (schema, form) => {
  expect(optionForm(schema)).toEqual(form);
});

test('a mapping is its parts, and keeps those that are not changed', () => {
  const spaces = { P1: [3, 3], P2: [5, 4] };
  expect(leavesOf(spaces).map(({ path }) => path.join('.'))).toEqual([
    'P1.0',
    'P1.1',
    'P2.0',
    'P2.1',
  ]);
  expect(withLeaf(spaces, ['P2', '0'], 6)).toEqual({ P1: [3, 3], P2: [6, 4] });
  expect(spaces.P2).toEqual([5, 4]);
  expect(withLeaf({ columns: 7, rows: 6 }, ['rows'], 9)).toEqual({ columns: 7, rows: 9 });
});

test('what is usual depends on the players', () => {
  const { options = [] } =
    playedGame(new GameChecker(join(packageRoot(), 'content', 'lords-of-war')).check(), 'en') ?? {};
  const board = options.find(({ name }) => name === 'board')!;
  expect(usualFor(board, 2)).toEqual({ columns: 7, rows: 6 });
  expect(usualFor(board, 4)).toBe('unbounded');
  expect(usualFor(board, undefined)).toEqual({ columns: 7, rows: 6 });
});

const content = join(packageRoot(), 'content');

test.each(readdirSync(content))('every option of %s has a field of its own sort', (game) => {
  const { options = [] } = playedGame(new GameChecker(join(content, game)).check(), 'en') ?? {};
  expect(options.length).toBeGreaterThan(0);
  const untyped = options.filter(({ schema, usual }) => {
    const { words, number } = optionForm(schema);
    const isInside = typeof usual === 'object' && usual !== null;
    return words.length === 0 && number === null && typeof usual !== 'boolean' && !isInside;
  });
  expect(untyped.map(({ name }) => name)).toEqual([]);
  // Whoever changes nothing begins: a browser would refuse a form with a number between two steps.
  const numbers = options.filter(({ usual }) => typeof usual === 'number');
  for (const { schema, usual } of numbers) {
    const { min = -Infinity, max = Infinity, step } = optionForm(schema).number ?? {};
    expect(Number(usual)).toBeGreaterThanOrEqual(min);
    expect(Number(usual)).toBeLessThanOrEqual(max);
    if (step === 1) expect(Number.isInteger(usual)).toBe(true);
  }
});
