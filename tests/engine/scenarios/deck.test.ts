import { describe, expect, test } from 'vitest';
import { compileConstruction } from '../../../engine/construction/judge.ts';
import type { ConstructionRules } from '../../../engine/construction/rules.ts';
import { runDeckScenario } from '../../../engine/scenarios/deck.ts';
import type { Difference } from '../../../engine/scenarios/types.ts';
import { deck, game, rules as plain } from '../construction/small-game.ts';

const rules: ConstructionRules = {
  ...plain,
  constraints: [
    { use: 'size', exactly: 4, code: 'TALE_SIZE', clause: 'TALE-4.2' },
    { use: 'count', per: 'rank', exactly: { leader: 1, line: 3 }, code: 'TALE_RANK' },
    { use: 'copies', max: '=maxCopies', code: 'TALE_COPIES' },
  ],
};
const decks = [
  deck({ queen: 1, knight: 2, archer: 1 }, { id: 'core', choices: { mode: 'core' } }),
  deck({ queen: 1 }, { id: 'short' }),
];
const judge = compileConstruction(rules, { ...game, decks });

function run(
  given: Readonly<Record<string, unknown>>,
  then: Readonly<Record<string, unknown>>,
  when: unknown = 'judge',
): Difference[] {
  const scenario = { id: 'TALE-E1', title: 'A scenario', clauses: [], given, when, then };
  return runDeckScenario(scenario, { judge, rules, game, decks });
}

const legal = { legal: true, violations: [] };
const short = [
  { code: 'TALE_SIZE', expected: 4, actual: 1 },
  { code: 'TALE_RANK', rank: 'line', expected: 3, actual: 0 },
];

describe('the deck', () => {
  test('by id', () => {
    expect(run({ deck: 'core' }, legal)).toEqual([]);
    expect(run({ deck: 'short' }, { violations: short })).toEqual([]);
  });

  test('as in a deck file', () => {
    const lines = [
      { card: 'chief', count: 1 },
      { card: 'raider', count: 3 },
    ];
    expect(run({ deck: { name: 'Mine', mode: 'custom', cards: lines } }, legal)).toEqual([]);
    const swaps = [{ out: 'knight', in: 'raider', count: 2 }];
    expect(run({ deck: { base: 'core', swaps } }, { cards: { raider: 2, knight: 0 } })).toEqual([]);
  });

  test('like another, with other counts and choices', () => {
    const counts = { knight: 0, archer: 2, hermit: 1 };
    const like = { like: 'core', mode: 'custom', counts };
    const cards = { queen: 1, knight: 0, archer: 2, hermit: 1 };
    expect(run({ deck: like }, { ...legal, cards })).toEqual([]);
    expect(run({ deck: { like: 'core', mode: 'draft' } }, { legal: true })).toHaveLength(1);
    expect(run({ deck: { like: 'short' } }, { violations: short })).toEqual([]);
  });

  test('counts that are wrong reach the judge', () => {
    const bad = { like: 'core', counts: { archer: 1.5, dragon: 1 } };
    const codes = [{ code: 'DECK_BAD_COUNT' }, { code: 'DECK_UNKNOWN_CARD', card: 'dragon' }];
    expect(run({ deck: bad }, { includes: codes })).toEqual([]);
  });

  test('with options', () => {
    const limited = { deck: 'core', options: { maxCopies: 1, players: 2 } };
    const violations = [{ code: 'TALE_COPIES', card: 'knight', limit: 1, actual: 2 }];
    expect(run(limited, { violations })).toEqual([]);
  });
});

describe('what is compared', () => {
  test.for<[what: string, deck: string, then: Readonly<Record<string, unknown>>]>([
    ['legal', 'core', { legal: true }],
    ['size', 'core', { size: 4 }],
    ['cards', 'core', { cards: { knight: 2, hermit: 0 } }],
    ['counts', 'core', { counts: { rank: { leader: 1, line: 3 }, faction: { hills: 0 } } }],
    ['counts of numbers and lists', 'core', { counts: { cost: { 3: 2 }, traits: { rider: 2 } } }],
    ['violations in any order', 'short', { violations: short.toReversed() }],
    [
      'violations with few parameters',
      'short',
      { violations: [{ code: 'TALE_SIZE' }, { rank: 'line' }] },
    ],
    [
      'what a violation has beside parameters',
      'short',
      {
        includes: [{ code: 'TALE_SIZE', clause: 'TALE-4.2', standard: 'DECK_SIZE', path: [] }],
      },
    ],
    ['some violations', 'short', { includes: [{ rank: 'line', code: 'TALE_RANK' }] }],
    ['the order of the report', 'short', { order: ['TALE_SIZE', 'TALE_RANK'] }],
  ])('%s: equal', ([, id, then]) => {
    expect(run({ deck: id }, then)).toEqual([]);
  });

  test.for<[what: string, then: Readonly<Record<string, unknown>>, difference: Difference]>([
    ['legal', { legal: true }, { what: 'legal', expected: true, actual: false }],
    ['size', { size: 4 }, { what: 'size', expected: 4, actual: 1 }],
    ['cards', { cards: { queen: 2 } }, { what: 'cards.queen', expected: 2, actual: 1 }],
    [
      'counts',
      { counts: { rank: { line: 1 } } },
      { what: 'counts.rank.line', expected: 1, actual: 0 },
    ],
    [
      'a violation too many',
      { violations: [short[0]] },
      {
        what: 'violations',
        expected: [],
        actual: [{ code: 'TALE_RANK', rank: 'line', expected: 3, actual: 0, path: [] }],
      },
    ],
    [
      'a violation too few',
      { violations: [...short, { code: 'TALE_SIZE' }] },
      { what: 'violations', expected: [{ code: 'TALE_SIZE' }], actual: [] },
    ],
    [
      'the report in another order',
      { order: ['TALE_RANK', 'TALE_SIZE'] },
      {
        what: 'order',
        expected: ['TALE_RANK', 'TALE_SIZE'],
        actual: ['TALE_SIZE', 'TALE_RANK'],
      },
    ],
    [
      'another parameter',
      { violations: [{ ...short[0], actual: 2 }, short[1]] },
      {
        what: 'violations',
        expected: [{ ...short[0], actual: 2 }],
        actual: [{ ...short[0], path: [] }],
      },
    ],
    [
      'a parameter that the violation does not have',
      { includes: [{ code: 'TALE_SIZE', limit: undefined }] },
      {
        what: 'includes',
        expected: [{ code: 'TALE_SIZE', limit: undefined }],
        actual: [
          { ...short[0], path: [] },
          { ...short[1], path: [] },
        ],
      },
    ],
  ])('%s: different', ([, then, difference]) => {
    expect(run({ deck: 'short' }, then)).toEqual([difference]);
  });

  test('all keys are compared, in their order', () => {
    const differences = run({ deck: 'short' }, { size: 2, legal: true, cards: { queen: 9 } });
    expect(differences.map(({ what }) => what)).toEqual(['size', 'legal', 'cards.queen']);
  });
});

describe('a scenario that proves nothing differs', () => {
  test.for<[what: string, given: object, then: object, when: unknown]>([
    ['then', { deck: 'core' }, {}, 'judge'],
    ['then.leagl', { deck: 'core' }, { leagl: true }, 'judge'],
    ['when', { deck: 'core' }, { legal: true }, 'check'],
    ['given.deck', {}, { legal: true }, 'judge'],
    ['given.deck', { deck: 'cor' }, { legal: true }, 'judge'],
    ['given.decks', { deck: 'core', decks: [] }, { legal: true }, 'judge'],
    ['given.deck.mood', { deck: { like: 'core', mood: 'grim' } }, { legal: true }, 'judge'],
    ['given.deck.like', { deck: { like: 'cor' } }, { legal: true }, 'judge'],
    ['given.deck.counts', { deck: { like: 'core', counts: 3 } }, { legal: true }, 'judge'],
    ['given.deck.counts', { deck: { cards: [], counts: {} } }, { legal: false }, 'judge'],
    ['given.options', { deck: 'core', options: 3 }, { legal: true }, 'judge'],
    ['given.options.most', { deck: 'core', options: { most: 3 } }, { legal: true }, 'judge'],
    ['cards.dragon', { deck: 'core' }, { cards: { dragon: 0 } }, 'judge'],
    ['counts.size', { deck: 'core' }, { counts: { size: { big: 0 } } }, 'judge'],
    ['counts.rank.lien', { deck: 'core' }, { counts: { rank: { lien: 0 } } }, 'judge'],
    ['cards', { deck: 'core' }, { cards: 4 }, 'judge'],
    ['counts', { deck: 'core' }, { counts: [] }, 'judge'],
    ['violations', { deck: 'core' }, { violations: 'none' }, 'judge'],
  ])('%s', ([what, given, then, when]) => {
    const differences = run({ ...given }, { ...then }, when);
    expect(differences.map((difference) => difference.what)).toEqual([what]);
  });
});
