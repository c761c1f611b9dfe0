import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compileFilter,
  compileOpenFilter,
  inspectFilter,
  type Where,
} from '../../engine/filter.ts';

const names: Readonly<Record<string, unknown>> = {
  home: 'crown',
  factions: ['crown', 'hills'],
  limit: 3,
  nothing: null,
};
const lookup = (name: string): unknown => names[name];

interface Row {
  readonly where: Where;
  /** Values of the field `f` for which the filter holds, and for which it does not. */
  readonly holds: readonly unknown[];
  readonly fails: readonly unknown[];
}

const rows: Readonly<Record<string, Row>> = {
  'a word': { where: { f: 'a' }, holds: ['a', ['b', 'a']], fails: ['A', '', 1, null, ['b'], []] },
  'a number': { where: { f: 2 }, holds: [2, [1, 2]], fails: ['2', 3, true, undefined] },
  'yes or no': { where: { f: false }, holds: [false], fails: [0, '', null, undefined, true] },
  null: { where: { f: null }, holds: [null, undefined], fails: [0, '', false, []] },
  'a list': { where: { f: ['a', 2] }, holds: ['a', 2, ['c', 2]], fails: ['b', ['b'], undefined] },
  'a list with a range': { where: { f: ['a', '2..3'] }, holds: ['a', 2, 3], fails: [1, '2..3'] },
  'a range': { where: { f: '0..1' }, holds: [0, 0.5, 1, [7, 1]], fails: [-1, 2, '1', undefined] },
  'a range up to': { where: { f: '..3' }, holds: [-9, 3], fails: [4, null] },
  'a range from': { where: { f: '2..' }, holds: [2, 99], fails: [1] },
  'a range below zero': { where: { f: '-3..-1' }, holds: [-3, -1], fails: [0, -4] },
  'a name': { where: { f: '=home' }, holds: ['crown', ['crown']], fails: ['hills', undefined] },
  'a name of a list': { where: { f: '=factions' }, holds: ['crown', 'hills'], fails: ['x'] },
  'a name of null': { where: { f: '=nothing' }, holds: [null, undefined], fails: ['x', 0] },
  'a name of nothing': { where: { f: '=unheard' }, holds: [], fails: [undefined, null, 'unheard'] },
  ne: { where: { f: { ne: 'a' } }, holds: ['b', undefined, ['b'], []], fails: ['a', ['a', 'b']] },
  'ne with a name': { where: { f: { ne: '=home' } }, holds: ['hills', null], fails: ['crown'] },
  'ne with a list': { where: { f: { ne: ['a', 'b'] } }, holds: ['c'], fails: ['a', ['c', 'b']] },
  lt: { where: { f: { lt: 3 } }, holds: [2, -1], fails: [3, 4, '2', [2], undefined] },
  le: { where: { f: { le: 3 } }, holds: [3], fails: [4, null] },
  gt: { where: { f: { gt: 3 } }, holds: [4], fails: [3, undefined] },
  ge: { where: { f: { ge: 3 } }, holds: [3, 4], fails: [2.9] },
  'ge with a name': { where: { f: { ge: '=limit' } }, holds: [3], fails: [2] },
  'lt with a name of no number': { where: { f: { lt: '=home' } }, holds: [], fails: [1, 'a'] },
  has: { where: { f: { has: ['a', 'b'] } }, holds: ['a', ['c', 'b']], fails: ['c', [], undefined] },
  'has one': { where: { f: { has: 'a' } }, holds: [['a']], fails: [['b']] },
  hasAll: {
    where: { f: { hasAll: ['a', 'b'] } },
    holds: [['b', 'c', 'a']],
    fails: ['a', ['a'], undefined],
  },
  'hasAll with a name of a list': {
    where: { f: { hasAll: '=factions' } },
    holds: [['hills', 'crown']],
    fails: [['crown']],
  },
  'hasAll with a range': {
    where: { f: { hasAll: ['a', '1..2'] } },
    holds: [['a', 2]],
    fails: [['a', 3]],
  },
  hasNone: {
    where: { f: { hasNone: ['a', 'b'] } },
    holds: ['c', ['c'], [], undefined],
    fails: ['a', ['c', 'b']],
  },
  within: {
    where: { f: { within: ['a', 'b'] } },
    holds: ['a', ['a', 'b'], [], undefined],
    fails: ['c', ['a', 'c']],
  },
  'within a name': { where: { f: { within: '=factions' } }, holds: [['hills']], fails: [['x']] },
  exists: { where: { f: { exists: true } }, holds: [0, false, 'a', ['a']], fails: [null, '', []] },
  'exists not': { where: { f: { exists: false } }, holds: [undefined, []], fails: [0] },
  'several comparisons': { where: { f: { gt: 1, lt: 3 } }, holds: [2], fails: [1, 3] },
  'a map of nothing': { where: {}, holds: ['a', undefined], fails: [] },
  'a list of maps': { where: [{ f: 'a' }, { f: 1 }], holds: ['a', 1], fails: ['b'] },
  any: { where: { any: [{ f: 'a' }, { f: 1 }] }, holds: ['a', 1], fails: ['b'] },
  all: { where: { all: [{ f: 'a' }, { f: 'b' }] }, holds: [['a', 'b']], fails: [['a']] },
  not: { where: { not: { f: 'a' } }, holds: ['b', undefined], fails: ['a'] },
  'not of a list': { where: { not: [{ f: 'a' }, { f: 1 }] }, holds: ['b'], fails: ['a', 1] },
};

describe.for(Object.entries(rows))('%s', ([, { where, holds, fails }]) => {
  const filter = compileFilter(where, lookup);
  const both = [
    ...holds.map((value) => ({ value, expected: true })),
    ...fails.map((value) => ({ value, expected: false })),
  ];

  test.for(both)('$value: $expected', ({ value, expected }) => {
    expect(filter({ f: value })).toBe(expected);
  });

  test('has no problems', () => {
    expect(inspectFilter(where).problems).toEqual([]);
  });
});

test('several keys must all hold', () => {
  const filter = compileFilter({ a: 1, b: 2 }, lookup);
  expect([filter({ a: 1, b: 2 }), filter({ a: 1 }), filter({ b: 2 })]).toEqual([
    true,
    false,
    false,
  ]);
});

test('an open filter looks names up at each test', () => {
  const {
    test: filter,
    fields,
    names,
  } = compileOpenFilter({ f: { ne: '=home' }, g: ['=home', 1] });
  expect(filter({ f: 'a', g: 'b' }, () => 'b')).toBe(true);
  expect(filter({ f: 'a', g: 'b' }, () => 'a')).toBe(false);
  expect({ fields, names }).toEqual({ fields: ['f', 'g'], names: ['home'] });
});

describe('problems', () => {
  test.for<[where: unknown, problem: string, path: unknown[], found: unknown]>([
    ['orc', 'not-a-filter', [], 'orc'],
    [{ any: { f: 1 } }, 'not-a-filter', ['any'], { f: 1 }],
    [{ not: null }, 'not-a-filter', ['not'], null],
    [[{ f: 1 }, 2], 'not-a-filter', [1], 2],
    [{ f: [1, [2]] }, 'not-a-value', ['f', 1], [2]],
    [{ f: {} }, 'not-a-value', ['f'], {}],
    [{ f: { has: { a: 1 } } }, 'not-a-value', ['f', 'has'], { a: 1 }],
    [{ f: { lt: 'three' } }, 'not-a-number', ['f', 'lt'], 'three'],
    [{ f: { ge: [1] } }, 'not-a-number', ['f', 'ge'], [1]],
    [{ f: { exists: 'yes' } }, 'not-a-boolean', ['f', 'exists'], 'yes'],
    [{ f: [] }, 'empty-list', ['f'], []],
    [{ all: [] }, 'empty-list', ['all'], []],
    [{ f: '..' }, 'empty-range', ['f'], '..'],
    [{ f: { within: ['4..2'] } }, 'empty-range', ['f', 'within', 0], '4..2'],
    [{ f: { not: 1 } }, 'unknown-operator', ['f', 'not'], 'not'],
    [{ f: { matches: '^a' } }, 'unsupported', ['f', 'matches'], 'matches'],
    [{ when: '=it.cost < 3' }, 'unsupported', ['when'], 'when'],
  ])('%j: %s', ([where, problem, path, found]) => {
    expect(inspectFilter(where).problems).toEqual([{ problem, path, found }]);
  });

  test('a condition that cannot be read holds for nothing', () => {
    expect(compileOpenFilter({ f: { matches: 'a' } }).test({ f: 'a' }, lookup)).toBe(false);
  });

  test('paths begin at the place of the filter', () => {
    const { problems, fields, names } = inspectFilter({ f: ['=home', []] }, ['constraints', 2]);
    expect(problems.map(({ path }) => path)).toEqual([['constraints', 2, 'f', 1]]);
    expect(fields.map(({ path }) => path)).toEqual([['constraints', 2, 'f']]);
    expect(names).toEqual([{ name: 'home', path: ['constraints', 2, 'f', 0] }]);
  });
});

test('what a filter mentions is reported in its order', () => {
  const { fields, names } = inspectFilter({
    rank: ['line', '=rank'],
    not: { cost: { ge: '=limit' } },
    any: [
      { traits: { hasAll: ['rider', '1..2'] } },
      { cost: '2..' },
      { faction: { exists: true } },
    ],
  });
  expect(
    fields.map(({ field, operator, values }) => [field, operator, values.map((v) => v.value)]),
  ).toEqual([
    ['rank', 'is', ['line']],
    ['cost', 'ge', []],
    ['traits', 'hasAll', ['rider']],
    ['cost', 'is', []],
    ['faction', 'exists', []],
  ]);
  expect(names.map(({ name }) => name)).toEqual(['rank', 'limit']);
});

const scalar = fc.oneof(fc.constantFrom('a', 'b', null), fc.integer({ min: 0, max: 3 }));
const value = fc.oneof(scalar, fc.array(fc.constantFrom('a', 'b', 1, 2), { maxLength: 3 }));
const card = fc.record({ f: value, g: value }, { requiredKeys: [] });
const condition = fc.oneof(
  scalar,
  fc.array(scalar, { minLength: 1, maxLength: 3 }),
  fc.record({ ne: scalar }),
  fc.record({ within: fc.array(scalar, { minLength: 1, maxLength: 2 }) }),
  fc.record({ ge: fc.integer({ min: 0, max: 3 }) }),
);
const where = fc.record({ f: condition, g: condition }, { requiredKeys: [] });

function holds(filter: Where, fields: Readonly<Record<string, unknown>>): boolean {
  return compileFilter(filter, lookup)(fields);
}

describe('logic', () => {
  test('not turns every filter round', () => {
    fc.assert(fc.property(where, card, (a, c) => holds({ not: a }, c) === !holds(a, c)));
  });

  test('a list of maps is any, a map of keys is all', () => {
    fc.assert(
      fc.property(where, where, card, (a, b, c) => {
        expect(holds([a, b], c)).toBe(holds(a, c) || holds(b, c));
        expect(holds({ all: [a, b] }, c)).toBe(holds(a, c) && holds(b, c));
        expect(holds({ not: { any: [a, b] } }, c)).toBe(
          holds({ all: [{ not: a }, { not: b }] }, c),
        );
      }),
    );
  });

  test('any data can be inspected and compiled', () => {
    fc.assert(
      fc.property(fc.anything(), card, (a, c) => {
        inspectFilter(a);
        expect(typeof compileOpenFilter(a).test(c, lookup)).toBe('boolean');
      }),
    );
  });
});

test('a field of the entries of a list is a list of their values', () => {
  const bases = [{ base: 'armour', level: 2 }, { base: 'brawl', level: 4 }, {}, null, 5];
  const card = { bases };
  const fits = (where: Where): boolean => compileFilter(where, lookup)(card);
  expect(fits({ 'bases.base': 'brawl' })).toBe(true);
  expect(fits({ 'bases.base': 'firearm' })).toBe(false);
  expect(fits({ 'bases.level': '3..' })).toBe(true);
  expect(fits({ 'bases.level': { within: ['..4'] } })).toBe(true);
  expect(fits({ 'bases.level': { within: ['..3'] } })).toBe(false);
  expect(fits({ 'bases.note': { exists: false } })).toBe(true);
  expect(fits({ 'levels.of': 1 })).toBe(false);
});
