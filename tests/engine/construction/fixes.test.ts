import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileConstruction } from '../../../engine/construction/judge.ts';
import { findFixes, type Fixes } from '../../../engine/construction/fixes.ts';
import type { Fix } from '../../../engine/construction/removal.ts';
import type { Deck } from '../../../engine/construction/types.ts';
import type { Constraint, ConstructionRules } from '../../../engine/construction/rules.ts';
import { cards, deck, game, rules as plain } from './small-game.ts';

function fixes(rules: ConstructionRules, judged: Deck): readonly Fix[] {
  return searched(rules, judged).found;
}

function searched(rules: ConstructionRules, judged: Deck): Fixes {
  const judge = compileConstruction(rules, game);
  return findFixes(judged, judge(judged), { judge, rules, cards: { all: () => cards } });
}

function rulesWith(constraints: readonly Constraint[]): ConstructionRules {
  return { ...plain, constraints };
}

test('a legal deck needs none', () => {
  expect(fixes(rulesWith([{ use: 'size', max: 3 }]), deck({ queen: 1 }))).toEqual([]);
});

test('another choice', () => {
  const rules: ConstructionRules = {
    ...rulesWith([{ name: 'most', use: 'copies', max: 2 }]),
    formats: { narrow: {}, wide: { off: ['most'] }, same: {} },
  };
  expect(fixes(rules, deck({ archer: 5 }))).toEqual([
    { change: 'choice', name: 'format', value: 'wide' },
    { change: 'remove', cards: { archer: 3 }, state: 'legal' },
  ]);
});

test('another leader', () => {
  const rules: ConstructionRules = {
    ...rulesWith([{ use: 'forbid', in: 'band', where: { faction: { ne: '=home' } } }]),
    choices: {},
    let: { home: { in: 'leader', values: 'faction' } },
    sections: { leader: { size: 1, accepts: { rank: 'leader' } }, band: {} },
  };
  const judged = deck({ queen: 1, raider: 3 });
  expect(fixes(rules, judged)).toEqual([
    { change: 'card', section: 'leader', out: 'queen', in: 'chief' },
    { change: 'remove', cards: { raider: 3 }, state: 'legal' },
  ]);
});

test('too many of a sort, of which none is to blame more than another: copies of one card, of each in turn', () => {
  const two = rulesWith([
    { use: 'size', exactly: 4 },
    { use: 'count', where: { rank: 'leader' }, exactly: 1 },
  ]);
  expect(fixes(two, deck({ archer: 3, queen: 3 }))).toEqual([
    { change: 'remove', cards: { queen: 2 }, state: 'legal' },
  ]);
  expect(fixes(rulesWith([{ use: 'size', exactly: 4 }]), deck({ archer: 3, queen: 2 }))).toEqual([
    { change: 'remove', cards: { archer: 1 }, state: 'legal' },
    { change: 'remove', cards: { queen: 1 }, state: 'legal' },
  ]);
});

test('a card that is there too often, and makes the deck too large as well', () => {
  const rules = rulesWith([
    { use: 'size', exactly: 4 },
    { use: 'copies', max: 3 },
  ]);
  expect(fixes(rules, deck({ archer: 6, queen: 2 }))).toEqual([
    { change: 'remove', cards: { archer: 4 }, state: 'legal' },
  ]);
});

test('the fewest cards: one that breaks two rules goes before two that break one', () => {
  const rules = rulesWith([
    { use: 'count', where: { rank: 'leader' }, max: 1 },
    { use: 'list', exclusive: [['chief', 'hermit']] },
  ]);
  expect(fixes(rules, deck({ queen: 1, hermit: 1, chief: 1 }))).toEqual([
    { change: 'remove', cards: { chief: 1 }, state: 'legal' },
  ]);
});

test('when cards are missing then, the state says so', () => {
  const rules = rulesWith([
    { use: 'size', exactly: 3 },
    { use: 'copies', max: 2 },
  ]);
  expect(fixes(rules, deck({ archer: 3 }))).toEqual([
    { change: 'remove', cards: { archer: 1 }, state: 'incomplete' },
  ]);
});

test('whatever is reported makes the deck legal, or needs more cards only', () => {
  const rules = rulesWith([
    { use: 'size', min: 2, max: 6 },
    { use: 'copies', max: 2 },
    { use: 'forbid', where: { faction: { ne: '=home' } }, unless: { cost: '..1' } },
    { use: 'options', options: [{ where: { rank: 'line' } }, { name: 'lead', max: 1 }] },
  ]);
  const judge = compileConstruction(rules, game);
  const counts = fc.dictionary(
    fc.constantFrom(...cards.map(({ id }) => id)),
    fc.integer({ min: 1, max: 5 }),
  );
  fc.assert(
    fc.property(counts, (held) => {
      for (const fix of fixes(rules, deck(held))) {
        if (fix.change !== 'remove') continue;
        const left = Object.entries(held).flatMap(([id, count]) => {
          const kept = count - (fix.cards[id] ?? 0);
          return kept > 0 ? [[id, kept] as const] : [];
        });
        expect(judge(deck(Object.fromEntries(left))).state).toBe(fix.state);
        expect(fix.state).not.toBe('illegal');
      }
    }),
    { numRuns: 300 },
  );
});

describe('cards in the wrong section', () => {
  const rules: ConstructionRules = {
    ...rulesWith([]),
    sections: {
      leader: { size: 1, accepts: { rank: 'leader' } },
      band: { accepts: { rank: { ne: 'leader' } } },
    },
  };
  const inLeader: Deck = {
    ...deck({}),
    sections: { leader: deck({ queen: 1, raider: 3 }).sections['cards'] ?? [] },
  };

  test('where one other section accepts them, they belong there', () => {
    expect(fixes(rules, inLeader)).toEqual([
      { change: 'move', moves: [{ card: 'raider', from: 'leader', to: 'band' }], state: 'legal' },
    ]);
  });

  test('where several do, nobody knows', () => {
    const twoBands = { ...rules, sections: { ...rules.sections, reserve: {} } };
    expect(fixes(twoBands, inLeader).filter(({ change }) => change === 'move')).toEqual([]);
  });
});

test('the one card that is too far from the others', () => {
  const rules = rulesWith([{ use: 'spread', of: 'cost', max: 1 }]);
  expect(fixes(rules, deck({ knight: 5, archer: 3, hermit: 3 }))).toEqual([
    { change: 'remove', cards: { hermit: 3 }, state: 'legal' },
  ]);
});

test('a fact of the deck is not changed to fix it', () => {
  const constraints = [{ use: 'copies', max: 2, if: { played: '2026-05-01' } }];
  const from = ['2025-05-01', '2026-05-01'];
  const judged = { ...deck({ archer: 3 }), choices: { played: '2026-05-01' } };
  const offered = (fact?: true): string[] => {
    const choices = { played: { from, ...(fact && { fact }) } };
    return fixes({ ...plain, choices, constraints }, judged).map(({ change }) => change);
  };
  expect(offered()).toEqual(['choice', 'remove']);
  expect(offered(true)).toEqual(['remove']);
});

test('a search that stopped says so', () => {
  const constraints = [{ use: 'copies', max: 1, if: { mode: { ne: 500 } } }];
  const from = Array.from({ length: 501 }, (_, i) => i);
  const rules = { ...plain, choices: { mode: { from, default: 0 } }, constraints };
  expect(searched(rules, deck({ archer: 2 })).complete).toBe(false);
  const few = { ...plain, choices: {}, constraints: [{ use: 'copies', max: 1 }] };
  expect(searched(few, deck({ archer: 2 })).complete).toBe(true);
});
