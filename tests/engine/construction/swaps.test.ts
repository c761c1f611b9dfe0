import { describe, expect, test } from 'vitest';
import type { Deck, Swap, Verdict } from '../../../engine/construction/types.ts';
import { deck, judgeWith, swap } from './small-game.ts';

const base = deck({ queen: 1, knight: 2, archer: 3 }, { id: 'base' });
const exchange = {
  same: ['rank'],
  codes: { unknown: 'TALE_UNKNOWN', different: 'TALE_RANK', notHeld: 'TALE_HELD' },
  clauses: { different: 'TALE-5.1', notHeld: 'TALE-5.2' },
};
const entries = { badCount: 'TALE_COUNT', clause: 'TALE-4.0' };

function judged(swaps: readonly Swap[], more: Partial<Deck> = {}): Verdict {
  const judge = judgeWith([], { decks: [base], exchange, entries });
  return judge(deck({}, { base: 'base', swaps, ...more }));
}

describe('swaps', () => {
  test('take copies away and add as many', () => {
    const verdict = judged([swap('knight', 'raider', 2), swap('archer', 'hermit', 1, 1)]);
    expect(verdict.legal).toBe(true);
    expect([...verdict.cards]).toEqual([
      ['queen', 1],
      ['archer', 2],
      ['raider', 2],
      ['hermit', 1],
    ]);
    expect(verdict.size).toBe(6);
  });

  test('work on what those before them left', () => {
    const first = swap('knight', 'raider', 2);
    expect(judged([first, swap('raider', 'hermit', 2, 1)]).legal).toBe(true);
    expect(judged([swap('raider', 'hermit', 2), first]).violations).toMatchObject([
      { code: 'TALE_HELD', path: ['swaps', 0] },
    ]);
  });

  test('are skipped when they cannot be made; the others are made', () => {
    const verdict = judged([swap('knight', 'raider', 3), swap('archer', 'hermit', 3, 1)]);
    expect(Object.fromEntries(verdict.cards)).toEqual({ queen: 1, knight: 2, hermit: 3 });
    expect(verdict.violations).toEqual([
      {
        code: 'TALE_HELD',
        standard: 'DECK_SWAP_NOT_HELD',
        clause: 'TALE-5.2',
        params: { index: 0, held: 2, asked: 3 },
        path: ['swaps', 0],
        rulePath: ['exchange'],
        constraint: 'exchange',
      },
    ]);
  });

  test('a card that is not in the deck is not held', () => {
    expect(judged([swap('hermit', 'archer', 1)]).violations).toMatchObject([
      { params: { index: 0, held: 0, asked: 1 } },
    ]);
  });

  test('cards that differ', () => {
    expect(judged([swap('queen', 'archer', 1)]).violations).toMatchObject([
      {
        code: 'TALE_RANK',
        standard: 'DECK_SWAP_DIFFERENT',
        clause: 'TALE-5.1',
        params: { index: 0, outRank: 'leader', inRank: 'line' },
      },
    ]);
  });

  test('several fields must be alike; all are reported, lists by their items', () => {
    const judge = judgeWith([], { decks: [base], exchange: { same: ['faction', 'traits'] } });
    const one = deck({}, { base: 'base', swaps: [swap('archer', 'hermit', 1)] });
    expect(judge(one).violations.map(({ params }) => params)).toEqual([
      { index: 0, outFaction: 'crown', inFaction: null, outTraits: [], inTraits: null },
    ]);
    const alike = judgeWith([], { decks: [base], exchange: { same: ['traits'] } });
    expect(alike(deck({}, { base: 'base', swaps: [swap('knight', 'chief', 1)] })).legal).toBe(true);
  });

  test.for<[string, Swap, string, object]>([
    ['unknown out', swap('dragon', 'queen', 0), 'TALE_UNKNOWN', { card: 'dragon', index: 0 }],
    ['unknown in', swap('queen', 'dragon', 9), 'TALE_UNKNOWN', { card: 'dragon', index: 0 }],
    ['both unknown', swap('elf', 'dragon', 1), 'TALE_UNKNOWN', { card: 'elf', index: 0 }],
    ['bad count', swap('queen', 'archer', 0), 'TALE_COUNT', { card: 'queen', index: 0 }],
    ['different', swap('queen', 'archer', 9), 'TALE_RANK', { index: 0 }],
  ])('of one swap only the first fault: %s', ([, one, code, params]) => {
    const { violations } = judged([one]);
    expect(violations).toMatchObject([{ code, params, path: ['swaps', 0] }]);
  });

  test('lines of the deck itself may be exchanged too', () => {
    const verdict = judgeWith([])(deck({ archer: 2 }, { swaps: [swap('archer', 'hermit', 1)] }));
    expect(Object.fromEntries(verdict.cards)).toEqual({ archer: 1, hermit: 1 });
  });

  test("the judge's own codes without those of the game", () => {
    const judge = judgeWith([], { decks: [base] });
    const swaps = [
      swap('dragon', 'queen', 1, 0),
      swap('queen', 'chief', 'one', 1),
      swap('queen', 'archer', 1, 2),
      swap('queen', 'chief', 2, 3),
    ];
    const { violations } = judge(deck({}, { base: 'base', swaps }));
    expect(violations.map(({ code }) => code)).toEqual([
      'DECK_UNKNOWN_CARD',
      'DECK_BAD_COUNT',
      'DECK_SWAP_DIFFERENT',
      'DECK_SWAP_NOT_HELD',
    ]);
  });
});

describe('the base', () => {
  test('may itself have a base', () => {
    const middle = deck({}, { id: 'middle', base: 'base', swaps: [swap('knight', 'raider', 1)] });
    const judge = judgeWith([], { decks: [middle, base] });
    const verdict = judge(deck({}, { base: 'middle', swaps: [swap('raider', 'hermit', 1)] }));
    expect(verdict.legal).toBe(true);
    expect(Object.fromEntries(verdict.cards)).toEqual({
      queen: 1,
      knight: 1,
      archer: 3,
      hermit: 1,
    });
  });

  test('faults of its own lines and swaps are reported when it is judged itself', () => {
    const faulty = deck(
      { queen: 0, dragon: 1, archer: 1 },
      {
        id: 'faulty',
        swaps: [swap('knight', 'archer', 1)],
      },
    );
    const verdict = judgeWith([], { decks: [faulty] })(deck({}, { base: 'faulty' }));
    expect(verdict.violations).toEqual([]);
    expect([verdict.size, [...verdict.cards]]).toEqual([2, [['archer', 1]]]);
  });

  test.for<[what: string, own: string, code: string, named: string]>([
    ['that does not exist', 'nowhere', 'DECK_BASE_UNKNOWN', 'nowhere'],
    ['whose base does not exist', 'orphan', 'DECK_BASE_UNKNOWN', 'gone'],
    ['that leads back to the deck', 'left', 'DECK_BASE_CYCLE', 'deck'],
    ['in a circle of its own', 'round', 'DECK_BASE_CYCLE', 'round'],
    ['that is the deck', 'deck', 'DECK_BASE_CYCLE', 'deck'],
  ])('%s leaves nothing to judge', ([, own, code, named]) => {
    const decks = [
      deck({}, { id: 'orphan', base: 'gone' }),
      deck({}, { id: 'left', base: 'right' }),
      deck({}, { id: 'right', base: 'deck' }),
      deck({}, { id: 'round', base: 'round' }),
      deck({}, { id: 'deck', base: 'left' }),
    ];
    const judge = judgeWith([{ use: 'size', exactly: 9 }], { decks, exchange });
    const swaps = [swap('queen', 'dragon', 1), swap('queen', 'chief', 7, 1)];
    const verdict = judge(deck({}, { base: own, swaps }));
    expect(verdict.violations).toMatchObject([
      { code, standard: code, params: { base: named }, path: ['base'], rulePath: ['exchange'] },
      { code: 'TALE_UNKNOWN', path: ['swaps', 0] },
    ]);
    expect([verdict.legal, verdict.size, verdict.cards.size]).toEqual([false, 0, 0]);
  });
});
