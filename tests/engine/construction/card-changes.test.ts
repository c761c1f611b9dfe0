import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileConstruction } from '../../../engine/construction/judge.ts';
import type { Card, Deck } from '../../../engine/construction/types.ts';
import type { ConstructionRules } from '../../../engine/construction/rules.ts';
import { runs } from '../../support/runs.ts';

const upgrades = [
  { name: 'sharp', boxes: 2, add: { cost: 1 } },
  { name: 'long', set: { reach: 2 }, add: { traits: ['polearm'] } },
  { name: 'heavy', boxes: 3, add: { cost: '=card.cost' } },
];

const cards: readonly Card[] = [
  { id: 'axe', kind: 'card', cost: 2, reach: 1, traits: ['blade'], upgrades },
  { id: 'bow', kind: 'card', cost: 3 },
];

function judged(changes: unknown, more: Partial<ConstructionRules> = {}) {
  const rules: ConstructionRules = {
    cards: ['card'],
    choices: {},
    entries: { severalLines: true },
    changes: { from: 'upgrades', set: { level: '=ceil(boxes / 2)' } },
    constraints: [],
    ...more,
  };
  const judge = compileConstruction(rules, { kinds: { card: cards }, options: {} });
  const lines = [changes].flat(1).map((one, index) => ({
    card: 'axe',
    count: 1,
    path: ['cards', index],
    changes: one,
  }));
  const deck: Deck = { id: 'mine', choices: {}, sections: { cards: lines }, swaps: [] };
  return judge(deck).violations;
}

const forbids = (where: object): Partial<ConstructionRules> => ({
  constraints: [{ use: 'forbid', where, code: 'FOUND' }],
});

test.each([
  [{ sharp: 2 }, { cost: 3 }, true],
  [{ sharp: 1 }, { cost: 3 }, false],
  [{ long: 1 }, { reach: 2, traits: { hasAll: ['blade', 'polearm'] } }, true],
  [{ '0': 2 }, { cost: 3 }, true],
  [{ sharp: 2, long: 1, heavy: 3 }, { level: 3 }, true],
  [{ sharp: 1 }, { level: 1 }, true],
  [{ sharp: 2, heavy: 3 }, { cost: 6 }, true],
] as const)('%j makes a card that fits %j: %j', (changes, where, fits) => {
  expect(judged(changes, forbids(where)).map(({ code }) => code)).toEqual(fits ? ['FOUND'] : []);
});

test.each([
  [{ sharpe: 1 }, 'DECK_UNKNOWN_CHANGE', ['cards', 0, 'changes', 'sharpe']],
  [{ '3': 1 }, 'DECK_UNKNOWN_CHANGE', ['cards', 0, 'changes', '3']],
  [{ sharp: 3 }, 'DECK_BAD_CHANGE', ['cards', 0, 'changes', 'sharp']],
  [{ sharp: -1 }, 'DECK_BAD_CHANGE', ['cards', 0, 'changes', 'sharp']],
  [{ sharp: 0.5 }, 'DECK_BAD_CHANGE', ['cards', 0, 'changes', 'sharp']],
  [{ sharp: 'all' }, 'DECK_BAD_CHANGE', ['cards', 0, 'changes', 'sharp']],
])('%j is refused', (changes, code, path) => {
  expect(judged(changes)).toMatchObject([{ code, path }]);
});

test('all copies are changed alike', () => {
  expect(judged([{ sharp: 1 }, { sharp: 1 }])).toEqual([]);
  expect(judged([{ sharp: 1 }, { sharp: 2 }])).toMatchObject([
    { code: 'DECK_CHANGES_DIFFER', path: ['cards', 1] },
  ]);
});

test('a game without changes refuses them', () => {
  const rules: Partial<ConstructionRules> = { changes: { from: 'nothing' } };
  expect(judged({ sharp: 1 }, rules)).toMatchObject([{ params: { known: [] } }]);
});

test('whatever a deck says of changes is judged, and the printed card stays as it is', () => {
  const before = JSON.stringify(cards);
  fc.assert(
    fc.property(fc.jsonValue(), (changes) => {
      judged([changes]);
      expect(JSON.stringify(cards)).toBe(before);
    }),
    { numRuns: runs(100, 2000) },
  );
});
