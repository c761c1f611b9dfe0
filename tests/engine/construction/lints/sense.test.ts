import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileOpenFilter } from '../../../../engine/filter.ts';
import { settlements, type Domain } from '../../../../engine/construction/lints/sense.ts';

const domains: Readonly<Record<string, Domain>> = {
  rank: 'any',
  cost: 'any',
  traits: 'lists',
  mode: ['core', 'free'],
};

const reported = (where: unknown) => settlements(where, [], (field) => domains[field] ?? null);

test.each<[unknown, unknown[]]>([
  [{ cost: { ge: 3, gt: 2 } }, [{ holds: 'idle', path: ['cost', 'gt'] }]],
  [{ cost: { ge: 3, gt: 1 } }, [{ holds: 'idle', path: ['cost', 'gt'] }]],
  [{ cost: '2..4', not: { cost: 7 } }, [{ holds: 'idle', path: ['not', 'cost'] }]],
  [{ rank: 'elite', not: { rank: 'line' } }, [{ holds: 'idle', path: ['not', 'rank'] }]],
  [{ rank: { exists: true, ne: 'line', is: 'x' } }, []],
  [
    { any: [{ rank: 'elite' }, { rank: 'elite', cost: 3 }] },
    [{ holds: 'idle', path: ['any', 1, 'rank'] }],
  ],
  [{ cost: { lt: 3, gt: 4 } }, [{ holds: 'never', path: [] }]],
  [{ any: [{ rank: 'elite' }, { rank: { ne: 'elite' } }] }, [{ holds: 'always', path: [] }]],
  [{ mode: ['core', 'free'] }, [{ holds: 'always', path: [] }]],
  [{ mode: { ne: 'core' }, not: { mode: 'core' } }, [{ holds: 'idle', path: ['not', 'mode'] }]],
  // A card may have two traits, or a value between two numbers.
  [{ traits: 'royal', not: { traits: 'rider' } }, []],
  [{ cost: { gt: 2, lt: 3 } }, []],
  // What a name stands for, or a field is, nobody knows.
  [{ rank: { ne: '=home' }, not: { rank: '=home' } }, []],
  [{ somewhere: { ge: 3, gt: 2 } }, []],
  [{ cost: { multipleOf: 2, ge: 3 } }, []],
  [{}, []],
])('%j', (where, expected) => {
  expect(reported(where)).toEqual(expected);
});

const number = fc.integer({ min: 0, max: 4 });
const word = fc.constantFrom('a', 'b', 'c');
const leaf = fc.oneof(
  fc.record({
    cost: fc.oneof(number, fc.record({ ge: number, lt: number }), fc.record({ le: number })),
  }),
  fc.record({
    rank: fc.oneof(word, fc.record({ ne: word }), fc.array(word, { minLength: 1, maxLength: 2 })),
  }),
  fc.record({
    traits: fc.oneof(word, fc.record({ hasAll: fc.array(word, { minLength: 1, maxLength: 2 }) })),
  }),
);
const { filter } = fc.letrec<{ filter: object }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2 },
    leaf,
    fc.record({ not: tie('filter') }),
    fc.record({ any: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ all: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }) }),
  ),
}));
const card = fc.record({
  cost: fc.oneof(number, fc.double({ min: -1, max: 6, noNaN: true }), fc.constant(undefined)),
  rank: fc.oneof(word, fc.constant('d'), fc.constant(undefined)),
  traits: fc.oneof(fc.uniqueArray(word), fc.constant(undefined)),
});

test('what is said to hold always or never does', () => {
  fc.assert(
    fc.property(filter, fc.array(card, { minLength: 20, maxLength: 20 }), (where, cards) => {
      const { test: fits } = compileOpenFilter(where);
      for (const { holds } of reported(where)) {
        if (holds === 'idle') continue;
        expect(cards.every((one) => fits(one, () => undefined) === (holds === 'always'))).toBe(
          true,
        );
      }
    }),
  );
});
