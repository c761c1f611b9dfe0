import { expect, test } from 'vitest';
import type { OptionValues, Where } from '../../../engine/construction/types.ts';
import type { Constraint } from '../../../engine/construction/rules.ts';
import { deck, judgeWith, rules } from './small-game.ts';

const judge = judgeWith([]);

test('values that are offered, and defaults for those that are omitted', () => {
  expect(judge(deck({}, { choices: { mode: 'core', home: 'hills' } })).legal).toBe(true);
  expect(judge(deck({})).legal).toBe(true);
});

test('a value that is not offered', () => {
  expect(judge(deck({}, { choices: { mode: 'draft' } })).violations).toEqual([
    {
      code: 'DECK_UNKNOWN_CHOICE',
      standard: 'DECK_UNKNOWN_CHOICE',
      params: { mode: 'draft' },
      path: ['mode'],
      rulePath: ['choices', 'mode'],
      constraint: 'choices',
    },
  ]);
});

test('a component that does not exist, in the terms of the game', () => {
  expect(judge(deck({}, { choices: { home: 'moon' } })).violations).toMatchObject([
    {
      code: 'TALE_FACTION',
      standard: 'DECK_UNKNOWN_CHOICE',
      clause: 'TALE-4.1',
      params: { home: 'moon' },
    },
  ]);
});

test('a component of another kind does not do', () => {
  expect(judge(deck({}, { choices: { home: 'queen' } })).legal).toBe(false);
});

test('a choice without default must be made', () => {
  const judge = judgeWith([], { choices: { home: { kind: 'faction' } } });
  expect(judge(deck({})).violations).toMatchObject([
    { params: { home: null }, path: [], rulePath: ['choices', 'home'] },
  ]);
});

test('something that the game does not ask for', () => {
  expect(judge(deck({}, { choices: { mood: 'grim' } })).violations).toMatchObject([
    {
      code: 'DECK_UNKNOWN_CHOICE',
      params: { mood: 'grim' },
      path: ['mood'],
      rulePath: ['choices'],
    },
  ]);
});

test('all are reported, sorted by name', () => {
  const choices = { mood: 'grim', mode: 'draft', home: 'moon' };
  const { violations } = judge(deck({}, { choices }));
  expect(violations.map(({ path }) => path)).toEqual([['home'], ['mode'], ['mood']]);
});

test.each([
  [{ type: 'date' }, '2026-02-28', true],
  [{ type: 'date' }, '2028-02-29', true],
  [{ type: 'date' }, '2026-02-29', false],
  [{ type: 'date' }, '2026-13-01', false],
  [{ type: 'date' }, '26-1-1', false],
  [{ type: 'date' }, 20260101, false],
  [{ type: 'date', min: '2020-01-01', max: '2020-12-31' }, '2020-06-01', true],
  [{ type: 'date', min: '2020-01-01', max: '2020-12-31' }, '2021-01-01', false],
  [{ type: 'number' }, 4.5, true],
  [{ type: 'number' }, '4', false],
  [{ type: 'number', min: 0, max: 9 }, 9, true],
  [{ type: 'number', min: 0, max: 9 }, 10, false],
  [{ type: 'number' }, undefined, false],
  [{ type: 'number', optional: true }, undefined, true],
  [{ from: [1, 2], optional: true }, undefined, true],
  [{ from: [1, 2], optional: true }, 3, false],
] as const)('a choice %j of %j: %j', (choice, value, isLegal) => {
  const judge = judgeWith([], { choices: { one: choice } });
  expect(judge(deck({}, { choices: value === undefined ? {} : { one: value } })).legal).toBe(
    isLegal,
  );
});

test('a kind that the game does not have offers nothing', () => {
  const judge = judgeWith([], { choices: { home: { kind: 'planet', default: 'earth' } } });
  expect(judge(deck({})).violations).toMatchObject([{ params: { home: 'earth' } }]);
});

test('constraints that need a refused choice are not judged, the others are', () => {
  const constraints: Constraint[] = [
    { use: 'forbid', where: { faction: { ne: '=home' } } },
    { use: 'size', exactly: 9, if: { home: 'moon' } },
    { use: 'size', max: 0, if: { mode: '=home' } },
    { use: 'count', per: 'rank', exactly: { line: '=home' } },
    { use: 'size', exactly: 7 },
  ];
  const judged = deck({ raider: 1 }, { choices: { home: 'moon' } });
  const { violations } = judgeWith(constraints)(judged);
  expect(violations.map(({ rulePath }) => rulePath)).toEqual([
    ['choices', 'home'],
    ['constraints', 4],
  ]);
});

/** Whether a constraint with this condition is judged. */
function on(condition: Where, options: OptionValues = {}): boolean {
  return !judgeWith([{ use: 'size', exactly: 1, if: condition }])(deck({}), options).legal;
}

test('conditions are filters over choices and options', () => {
  expect(on({ mode: 'custom' })).toBe(true);
  expect(on({ mode: ['core', 'custom'] })).toBe(true);
  expect(on({ mode: { ne: 'custom' } })).toBe(false);
  expect(on({ mode: 'custom', home: 'hills' })).toBe(false);
  expect(on({ maxCopies: { exists: true } })).toBe(false);
  expect(on({ maxCopies: { exists: true } }, { maxCopies: 2 })).toBe(true);
  expect(on({ players: '3..' }, { players: 4 })).toBe(true);
  expect(on({ players: '3..' })).toBe(false);
});

test('a choice hides an option of the same name', () => {
  const choices = { ...rules.choices, maxCopies: { from: [1, 2], default: 2 } };
  const judge = judgeWith([{ use: 'copies', max: '=maxCopies' }], { choices });
  expect(judge(deck({ archer: 3 }), { maxCopies: 5 }).violations).toMatchObject([
    { params: { limit: 2 } },
  ]);
});

test('names that every object has are no choices', () => {
  const choices = Object.fromEntries([
    ['__proto__', 'x'],
    ['constructor', 'y'],
  ]);
  const { violations } = judge(deck({}, { choices }));
  expect(violations.map(({ path }) => path)).toEqual([['__proto__'], ['constructor']]);
});
