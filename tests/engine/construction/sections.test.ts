/** Decks in sections, and reports in the words and the order of a game. */
import { describe, expect, test } from 'vitest';
import { compiledDeck, readDeck } from '../../../engine/construction/read-deck.ts';
import { compileConstruction } from '../../../engine/construction/judge.ts';
import type { Verdict } from '../../../engine/construction/types.ts';
import type { ConstructionRules } from '../../../engine/construction/rules.ts';

const cards = [
  { id: 'captain', kind: 'card', sort: 'leader', name: { en: 'Captain' } },
  { id: 'pilot', kind: 'card', sort: 'leader', name: { en: 'Pilot' } },
  { id: 'bolt', kind: 'card', sort: 'spell', colour: 'white', name: { en: 'Zap' } },
  { id: 'flash', kind: 'card', sort: 'spell', colour: 'white', name: { en: 'Flash' } },
  { id: 'storm', kind: 'card', sort: 'spell', colour: 'blue', name: { en: 'Storm' } },
  { id: 'drone', kind: 'card', sort: 'tool', name: { en: 'Drone' } },
];

const rules: ConstructionRules = {
  cards: ['card'],
  choices: { size: { from: [4, 6], default: 4 } },
  entries: { unknown: 'T_UNKNOWN' },
  sections: {
    leader: {
      size: 1,
      accepts: { sort: 'leader' },
      codes: { size: 'T_LEADER_COUNT', accepts: 'T_LEADER_KIND', unknown: 'T_LEADER_KIND' },
      clauses: { unknown: 'T-4.1' },
    },
    main: { size: '=size', accepts: { sort: 'spell' }, codes: { accepts: 'T_MAIN_KIND' } },
    tools: { size: '..2', accepts: { sort: 'tool' } },
  },
  constraints: [
    { use: 'copies', in: 'main', where: { colour: 'white' }, by: 'name', max: 2, code: 'T_WHITE' },
    { use: 'count', in: ['main', 'tools'], max: 5, code: 'T_TOGETHER' },
  ],
};

type Lists = Readonly<Record<string, Readonly<Record<string, number>>>>;

function lines(counts: Readonly<Record<string, number>>): { card: string; count: number }[] {
  return Object.entries(counts).map(([card, count]) => ({ card, count }));
}

function judge(lists: Lists, more: Partial<ConstructionRules> = {}): Verdict {
  const sections = Object.entries(lists).map(([name, counts]) => [name, lines(counts)]);
  const deck = readDeck({ id: 'mine', cards: Object.fromEntries(sections) });
  return compileConstruction({ ...rules, ...more }, { kinds: { card: cards }, options: {} })(deck);
}

const sound: Lists = { leader: { captain: 1 }, main: { bolt: 2, flash: 1, storm: 1 } };

test('a deck that keeps the limits of each section is legal', () => {
  const { legal, sections, cards: held, size } = judge(sound);
  expect(legal).toBe(true);
  expect(size).toBe(5);
  expect([...held]).toEqual([
    ['captain', 1],
    ['bolt', 2],
    ['flash', 1],
    ['storm', 1],
  ]);
  expect([...sections.keys()]).toEqual(['leader', 'main', 'tools']);
  expect(sections.get('main')?.get('bolt')).toBe(2);
});

describe('each section has limits of its own', () => {
  test.for<[what: string, lists: Lists, violations: unknown[]]>([
    [
      'size, exactly',
      { main: sound['main'] ?? {} },
      [{ code: 'T_LEADER_COUNT', params: { section: 'leader', expected: 1, actual: 0 } }],
    ],
    [
      'size, at most',
      { ...sound, tools: { drone: 3 } },
      [
        { code: 'DECK_SECTION_SIZE', params: { section: 'tools', max: 2, limit: 2, actual: 3 } },
        { code: 'T_TOGETHER', params: { max: 5, limit: 5, actual: 7 } },
      ],
    ],
    [
      'cards that it accepts',
      { ...sound, main: { bolt: 2, flash: 1, drone: 1 } },
      [{ code: 'T_MAIN_KIND', path: ['cards', 'main', 2], params: { card: 'drone', actual: 1 } }],
    ],
    [
      'a constraint in it',
      { ...sound, main: { bolt: 3, storm: 1 } },
      [{ code: 'T_WHITE', path: ['cards', 'main', 0], params: { limit: 2, actual: 3 } }],
    ],
  ])('%s', ([, lists, violations]) => {
    expect(judge(lists).violations).toMatchObject(violations);
  });

  test('unknown cards count for its size, and have its code', () => {
    const { violations } = judge({ leader: { nobody: 1 }, main: { bolt: 2, nothing: 2 } });
    expect(violations).toMatchObject([
      { code: 'T_LEADER_KIND', clause: 'T-4.1', params: { card: 'nobody', section: 'leader' } },
      { code: 'T_UNKNOWN', params: { card: 'nothing', section: 'main' } },
    ]);
  });

  test('a section that the game does not have', () => {
    expect(judge({ ...sound, hand: { bolt: 1 } }).violations).toMatchObject([
      { code: 'DECK_UNKNOWN_SECTION', path: ['cards', 'hand'], params: { section: 'hand' } },
    ]);
  });
});

test('cards of no section go to the first that accepts them', () => {
  const judge = compileConstruction(rules, { kinds: { card: cards }, options: {} });
  const deck = readDeck({
    cards: lines({ drone: 1, bolt: 2, storm: 2, captain: 1 }),
  });
  const { legal, sections } = judge(deck);
  expect(legal).toBe(true);
  expect([...sections].map(([name, held]) => [name, [...held.keys()]])).toEqual([
    ['leader', ['captain']],
    ['main', ['bolt', 'storm']],
    ['tools', ['drone']],
  ]);
});

test('swaps exchange within a section', () => {
  const core = readDeck({
    id: 'core',
    cards: { leader: lines({ captain: 1 }), main: lines({ bolt: 2, storm: 2 }) },
  });
  const judge = compileConstruction(rules, { kinds: { card: cards }, options: {}, decks: [core] });
  const swaps = [
    { out: 'captain', in: 'pilot', count: 1 },
    { out: 'storm', in: 'flash', count: 1, section: 'main' },
    { out: 'bolt', in: 'drone', count: 1, section: 'tools' },
  ];
  const { sections, violations } = judge(readDeck({ id: 'mine', base: 'core', swaps }));
  expect(sections.get('leader')).toEqual(new Map([['pilot', 1]]));
  expect(sections.get('main')).toEqual(
    new Map([
      ['bolt', 2],
      ['storm', 1],
      ['flash', 1],
    ]),
  );
  expect(violations).toMatchObject([
    { code: 'DECK_SWAP_NOT_HELD', path: ['swaps', 2], params: { held: 0, asked: 1 } },
  ]);
});

test('compiled, a deck keeps its sections, and is judged the same', () => {
  const verdict = judge(sound);
  const compiled = compiledDeck({ id: 'mine', choices: {} }, verdict);
  expect(compiled).toEqual({
    id: 'mine',
    choices: {},
    cards: { captain: 1, bolt: 2, flash: 1, storm: 1 },
    sections: { leader: { captain: 1 }, main: { bolt: 2, flash: 1, storm: 1 }, tools: {} },
  });
});

describe('report', () => {
  const broken: Lists = {
    leader: { captain: 1, drone: 1 },
    main: { flash: 3, bolt: 3, nothing: 1 },
  };

  test('in the order of the codes, then by a field of the card', () => {
    const order = ['T_LEADER_COUNT', 'T_LEADER_KIND', 'T_WHITE', 'T_UNKNOWN'];
    const { violations } = judge(broken, { report: { order, sort: 'name' } });
    expect(violations.map(({ code, params }) => [code, params['card']])).toEqual([
      ['T_LEADER_COUNT', undefined],
      ['T_LEADER_KIND', 'drone'],
      ['T_WHITE', 'flash'],
      ['T_WHITE', 'bolt'],
      ['T_UNKNOWN', 'nothing'],
      ['DECK_SECTION_SIZE', undefined],
      ['T_TOGETHER', undefined],
    ]);
  });

  test('in the words of the game', () => {
    const { violations } = judge(broken, {
      report: {
        params: { name: 'card.name', count: 'actual', limit: ['limit', 'expected'] },
        paramsOf: { T_UNKNOWN: { id: 'card', zone: 'section' } },
      },
    });
    expect(violations.map(({ code, params }) => [code, params])).toEqual([
      ['T_UNKNOWN', { id: 'nothing', zone: 'main' }],
      ['T_LEADER_KIND', { name: { en: 'Drone' }, count: 1 }],
      ['T_LEADER_COUNT', { count: 2, limit: 1 }],
      ['DECK_SECTION_SIZE', { count: 7, limit: 4 }],
      ['T_WHITE', { name: { en: 'Flash' }, count: 3, limit: 2 }],
      ['T_WHITE', { name: { en: 'Zap' }, count: 3, limit: 2 }],
      ['T_TOGETHER', { count: 6, limit: 5 }],
    ]);
    expect(violations[0]?.facts).toEqual({ card: 'nothing', index: 2, section: 'main' });
  });
});

test('a violation leads to the section where it is declared: in a format, or outside of them', () => {
  const small = { sections: { main: { size: 2 } } };
  const smaller = { extends: 'small', sections: { tools: { size: 1 } } };
  const { violations } = judge({ main: { bolt: 1 } }, { formats: { small }, constraints: [] });
  expect(violations.map(({ rulePath }) => rulePath)).toEqual([
    ['sections', 'leader'],
    ['formats', 'small', 'sections', 'main'],
  ]);
  const inherited = judge(
    { leader: { captain: 1 } },
    { formats: { smaller, small }, constraints: [] },
  );
  expect(inherited.violations.map(({ rulePath }) => rulePath)).toEqual([
    ['formats', 'small', 'sections', 'main'],
    ['formats', 'smaller', 'sections', 'tools'],
  ]);
});
