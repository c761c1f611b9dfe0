/** What is remembered of lists of cards changes how long lints take, and nothing else. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lintConstruction } from '../../../../engine/construction/lints/lint.ts';
import type { Card } from '../../../../engine/construction/types.ts';
import type { Constraint, ConstructionRules } from '../../../../engine/construction/rules.ts';
import { runs } from '../../../support/runs.ts';
import { rules } from '../small-game.ts';

const card = fc.record(
  {
    id: fc.constantFrom('queen', 'knight', 'archer', 'hermit'),
    kind: fc.constant('unit'),
    rank: fc.constantFrom('leader', 'line'),
    cost: fc.integer({ min: 1, max: 4 }),
    traits: fc.subarray(['royal', 'rider']),
    // Rules that cards carry, and what decks may change of them.
    deck: fc.constantFrom({ off: ['few'] }, { change: { add: { cost: 1 } } }),
    upgrades: fc.constant([{ id: 'better', set: { rank: 'leader' } }]),
  },
  { requiredKeys: ['id', 'kind', 'rank'] },
) as fc.Arbitrary<Card>;

const list = fc.array(card, { maxLength: 4 });

const CONSTRAINTS: readonly Constraint[] = [
  { use: 'size', max: 3 },
  { use: 'count', name: 'few', where: { rank: 'leader' }, min: 2 },
  { use: 'count', where: { rank: 'line' }, min: 2 },
  { use: 'sum', of: 'cost', max: 4 },
  { use: 'forbid', where: { traits: { has: 'royal' } } },
  { use: 'distinct', of: 'rank', min: 2 },
  { use: 'copies', max: 1 },
  { use: 'options', options: [{ where: { rank: 'line' } }, { where: { cost: 1 }, max: 1 }] },
];

const written = fc.record({
  constraints: fc.subarray([...CONSTRAINTS], { minLength: 1 }),
  changes: fc.constantFrom(undefined, { from: 'upgrades' }),
});

test('lists of which one is exchanged again and again are linted as if they were new', () => {
  fc.assert(
    fc.property(
      written,
      fc.array(list, { minLength: 2, maxLength: 4 }),
      fc.array(fc.tuple(fc.nat(3), list), { maxLength: 4 }),
      ({ constraints, changes }, lists, edits) => {
        const own = {
          ...rules,
          constraints,
          ...(changes && { changes }),
        } as unknown as ConstructionRules;
        const pool = [...lists];
        expectAsNew(own, pool);
        for (const [place, changed] of edits) {
          pool[place % pool.length] = changed;
          expectAsNew(own, pool);
        }
      },
    ),
    { numRuns: runs(60, 3000) },
  );
});

function expectAsNew(own: ConstructionRules, pool: readonly (readonly Card[])[]): void {
  const fresh = lintConstruction(structuredClone(own), [structuredClone(pool).flat()]);
  expect(lintConstruction(own, pool)).toEqual(fresh);
}
