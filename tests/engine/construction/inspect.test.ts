import { expect, test } from 'vitest';
import { inspectConstruction } from '../../../engine/construction/inspect.ts';
import type { Constraint, ConstructionRules } from '../../../engine/construction/rules.ts';
import { rules } from './small-game.ts';

function inspect(...constraints: readonly Constraint[]): ReturnType<typeof inspectConstruction> {
  return inspectConstruction({ ...rules, constraints });
}

test('fields of cards: tested, named, or shared by swaps', () => {
  const { fields } = inspect(
    { use: 'count', where: { faction: 'crown' }, per: 'rank', exactly: 1 },
    { use: 'copies', by: 'name', max: 1 },
  );
  expect(fields).toEqual([
    { field: 'rank', path: ['exchange', 'same', 0] },
    {
      field: 'faction',
      operator: 'is',
      values: [{ value: 'crown', path: ['constraints', 0, 'where', 'faction'] }],
      path: ['constraints', 0, 'where', 'faction'],
    },
    { field: 'rank', path: ['constraints', 0, 'per'] },
    { field: 'name', path: ['constraints', 1, 'by'] },
  ]);
});

test('choices: tested by conditions and by filters over sample decks', () => {
  const { choices } = inspect({ use: 'same-list', if: { mode: 'core' }, as: { home: '=home' } });
  expect(choices.map(({ field, path }) => [field, path])).toEqual([
    ['mode', ['constraints', 0, 'if', 'mode']],
    ['home', ['constraints', 0, 'as', 'home']],
  ]);
});

test('names: in filters, limits and maps of limits', () => {
  const { names } = inspect(
    { use: 'forbid', where: { faction: { ne: '=home' } } },
    { use: 'count', per: 'rank', max: { line: '=lines' }, min: '=least' },
  );
  expect(names).toEqual([
    { name: 'home', path: ['constraints', 0, 'where', 'faction', 'ne'] },
    { name: 'lines', path: ['constraints', 1, 'max', 'line'] },
    { name: 'least', path: ['constraints', 1, 'min'] },
  ]);
});

test('problems: unknown constraints and filters that cannot be read', () => {
  const { problems } = inspect(
    { use: 'sise', exactly: 3 },
    { use: 'forbid', where: { rank: { is: 'line' } }, if: { mode: [] } },
  );
  expect(problems).toEqual([
    { problem: 'unknown-constraint', path: ['constraints', 0, 'use'], found: 'sise' },
    { problem: 'unknown-operator', path: ['constraints', 1, 'where', 'rank', 'is'], found: 'is' },
    { problem: 'empty-list', path: ['constraints', 1, 'if', 'mode'], found: [] },
  ]);
});

test('words that the constraint does not have are left to the schema', () => {
  const { fields, names, problems } = inspect({ use: 'size', exactly: 1, where: { a: '=b' } });
  expect(fields).toHaveLength(1);
  expect([names, problems]).toEqual([[], []]);
});

function problemsOf(
  constraint: Constraint,
  more: Partial<ConstructionRules> = {},
): readonly unknown[] {
  return inspectConstruction({ ...rules, constraints: [constraint], ...more }).problems;
}

test('names of cards mean something only where there is such a card', () => {
  expect(problemsOf({ use: 'copies', max: '=card.cost + 1' })).toEqual([]);
  expect(problemsOf({ use: 'pairs', that: '=a.cost <= b.cost' })).toEqual([]);
  const inUnit: Constraint = { use: 'size', max: '=unit.cost + sum.cost' };
  expect(problemsOf({ use: 'each', constraints: [inUnit] })).toEqual([]);
  const size: Constraint = { use: 'size', max: '=self.cost' };
  expect(problemsOf({ use: 'size' }, { effects: [{ constraints: [size] }] })).toEqual([]);
  for (const name of ['card.cost', 'a.cost', 'self.cost', 'unit.cost']) {
    const path = ['constraints', 0, 'max'];
    const problem = { problem: 'name-out-of-place', path, found: name };
    expect(problemsOf({ use: 'size', max: `=${name} + 1` })).toEqual([problem]);
  }
});
