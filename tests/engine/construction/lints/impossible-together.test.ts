import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileConstruction } from '../../../../engine/construction/judge.ts';
import { impossibleTogether } from '../../../../engine/construction/lints/impossible-together.ts';
import type { Constraint, ConstructionRules } from '../../../../engine/construction/rules.ts';
import { cards, deck, game, rules } from '../small-game.ts';

function conflicts(
  constraints: readonly Constraint[],
  more: Partial<ConstructionRules> = {},
): unknown[] {
  return impossibleTogether({ ...rules, constraints, ...more }, [cards]);
}

const path = (index: number) => ['constraints', index];

test.each<[string, readonly Constraint[], readonly number[]]>([
  [
    'a size, and parts that need more',
    [
      { use: 'size', max: 5 },
      { use: 'count', where: { rank: 'leader' }, min: 3 },
      { use: 'count', where: { faction: 'hills' }, max: 9 },
      { use: 'count', where: { rank: 'line' }, min: 3 },
    ],
    [0, 1, 3],
  ],
  [
    'copies of too few cards',
    [
      { use: 'count', where: { rank: 'leader' }, exactly: 5 },
      { use: 'copies', max: 2 },
    ],
    [0, 1],
  ],
  [
    'copies that the card says',
    [
      { use: 'size', min: 14 },
      { use: 'copies', max: '=card.cost > 3 ? 1 : 3' },
      { use: 'forbid', where: { id: 'hermit' } },
    ],
    [0, 1, 2],
  ],
  [
    'a sum, and cards that are too dear',
    [
      { use: 'sum', of: 'cost', max: 9 },
      { use: 'count', where: { rank: 'leader' }, min: 2 },
      { use: 'require', card: 'queen', min: 2 },
    ],
    [0, 2],
  ],
  [
    'a part that is forbidden',
    [
      { use: 'forbid', where: { faction: 'crown' }, unless: { id: 'queen' } },
      { use: 'require', card: ['knight', 'archer'] },
    ],
    [0, 1],
  ],
  [
    'a list, counts by value, and a size',
    [
      { use: 'list', copies: { hermit: 1 } },
      { use: 'count', per: 'faction', max: 4 },
      { use: 'size', exactly: 10 },
    ],
    [0, 1, 2],
  ],
  [
    'options that are too small',
    [
      {
        use: 'options',
        options: [
          { where: { faction: 'crown' }, max: 2 },
          { where: { rank: 'leader' }, max: 3 },
        ],
      },
      { use: 'count', where: { faction: 'crown' }, min: 3 },
      { use: 'distinct', of: 'id', min: 6 },
    ],
    [0, 2],
  ],
  [
    'slots that want more than there may be',
    [
      {
        use: 'fill',
        slots: [
          { where: { rank: 'leader' }, exactly: 2 },
          { where: { rank: 'line' }, min: 3 },
        ],
      },
      { use: 'groups', per: 'faction', of: 2, min: 2 },
      { use: 'size', max: 4 },
    ],
    [0, 2],
  ],
])('%s', (_, constraints, places) => {
  expect(conflicts(constraints)).toEqual([{ paths: places.map(path) }]);
});

test('sections: what one accepts is missing elsewhere', () => {
  const sections = {
    leader: { size: 1, accepts: { rank: 'leader' } },
    band: { size: '..4', accepts: { rank: 'line' } },
  };
  expect(conflicts([{ use: 'count', where: { rank: 'leader' }, min: 2 }], { sections })).toEqual([
    { paths: [['sections', 'leader'], ['sections', 'band'], path(0)] },
  ]);
  expect(conflicts([{ use: 'size', exactly: 5 }], { sections })).toEqual([]);
});

test('one value of a choice, and one format', () => {
  const constraints: readonly Constraint[] = [
    { use: 'size', exactly: 4 },
    { use: 'require', if: { mode: 'core' }, card: 'queen', min: 5 },
  ];
  expect(conflicts(constraints)).toEqual([
    { paths: [path(0), path(1)], choice: { name: 'mode', value: 'core' } },
  ]);
  const formats = { open: {}, tiny: { constraints: [{ use: 'size', max: 3 }] } };
  expect(conflicts([{ use: 'size', exactly: 4 }], { formats })).toEqual([
    { paths: [path(0), ['formats', 'tiny', 'constraints', 0]] },
  ]);
});

test('what depends on the deck is left alone', () => {
  const size: Constraint = { name: 'size', use: 'size', max: 3 };
  const need: Constraint = { use: 'require', card: 'queen', min: 4 };
  expect(conflicts([{ ...size, max: '=maxCopies' }, need])).toEqual([]);
  expect(conflicts([{ ...size, severity: 'warning' }, need])).toEqual([]);
  expect(conflicts([size, need], { effects: [{ from: { id: 'queen' }, off: ['size'] }] })).toEqual(
    [],
  );
  const let_ = { most: 3 };
  expect(conflicts([{ ...size, max: '=most' }, need], { let: let_ })).toHaveLength(1);
  const effects = [{ from: { id: 'queen' }, add: { most: 1 } }];
  expect(conflicts([{ ...size, max: '=most' }, need], { let: let_, effects })).toEqual([]);
  const cheaper = [{ from: { id: 'queen' }, change: { set: { rank: 'line' } } }];
  const leaders: Constraint = { use: 'count', where: { rank: 'leader' }, max: 0 };
  expect(conflicts([leaders, need])).toHaveLength(1);
  expect(conflicts([leaders, need], { effects: cheaper })).toEqual([]);
});

const where = fc.constantFrom(
  {},
  { rank: 'leader' },
  { faction: 'crown' },
  { cost: '..2' },
  { traits: 'rider' },
);
const few = fc.integer({ min: 0, max: 5 });
const anyConstraint: fc.Arbitrary<Constraint> = fc.oneof(
  fc.record({ use: fc.constant('size'), exactly: few }),
  fc.record({ use: fc.constant('count'), where, min: few }),
  fc.record({ use: fc.constant('count'), where, max: few }),
  fc.record({
    use: fc.constant('count'),
    per: fc.constantFrom('rank', 'traits'),
    min: few,
    max: few,
  }),
  fc.record({
    use: fc.constant('count'),
    per: fc.constant('faction'),
    min: fc.record({ crown: few }),
  }),
  fc.record({ use: fc.constant('copies'), by: fc.constantFrom('id', 'rank', 'faction'), max: few }),
  fc.record({ use: fc.constant('sum'), of: fc.constant('cost'), where, max: few }),
  fc.record({
    use: fc.constant('sum'),
    of: fc.constant('cost'),
    per: fc.constant('rank'),
    min: few,
  }),
  fc.record({ use: fc.constant('forbid'), where }),
  fc.record({ use: fc.constant('require'), where }),
  fc.record({ use: fc.constant('distinct'), of: fc.constantFrom('id', 'traits'), min: few }),
  fc.record({ use: fc.constant('groups'), per: fc.constant('faction'), of: few, min: few }),
  fc.record({ use: fc.constant('list'), copies: fc.record({ queen: few, archer: few }) }),
  fc
    .record({
      use: fc.constantFrom('options', 'fill'),
      places: fc.array(fc.record({ where, max: few }), { minLength: 1, maxLength: 3 }),
    })
    .map(({ use, places }) => ({ use, [use === 'fill' ? 'slots' : 'options']: places })),
);

/** Decks of up to two copies of four of the cards. */
const decks = [0, 1, 2].flatMap((queen) =>
  [0, 1, 2].flatMap((archer) =>
    [0, 1, 2].flatMap((raider) => [0, 1, 2].map((hermit) => ({ queen, archer, raider, hermit }))),
  ),
);

function holdsLegal(constraints: readonly Constraint[]): boolean {
  const judge = compileConstruction({ ...rules, constraints }, game);
  return decks.some((counts) => {
    const held = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
    return judge(deck(held)).legal;
  });
}

test('rules that a deck keeps are never called impossible', () => {
  let reported = 0;
  fc.assert(
    fc.property(fc.array(anyConstraint, { minLength: 2, maxLength: 5 }), (constraints) => {
      const found = conflicts(constraints);
      reported += found.length;
      if (found.length > 0) expect(holdsLegal(constraints)).toBe(false);
    }),
    { numRuns: 120 },
  );
  expect(reported).toBeGreaterThan(3);
});
