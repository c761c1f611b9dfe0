import { describe, expect, test } from 'vitest';
import type { Deck } from '../../../../engine/construction/types.ts';
import type { Constraint } from '../../../../engine/construction/rules.ts';
import { deck, judgeWith, swap } from '../small-game.ts';

const constraint: Constraint = {
  use: 'same-list',
  if: { mode: 'core' },
  as: { mode: 'core', home: '=home' },
  code: 'TALE_NOT_CORE',
  missing: 'TALE_NO_CORE',
  clause: 'TALE-4.5',
};

const core = deck({ queen: 1, knight: 2 }, { id: 'core', choices: { mode: 'core' } });
const judge = judgeWith([constraint], { decks: [core] });

function asCore(counts: Readonly<Record<string, unknown>>, more: Partial<Deck> = {}): Deck {
  return deck(counts, { choices: { mode: 'core' }, ...more });
}

test('the list itself, in any order of lines', () => {
  expect(judge(core).violations).toEqual([]);
  expect(judge(asCore({ knight: 2, queen: 1 })).violations).toEqual([]);
});

test('only where the condition holds', () => {
  expect(judge(deck({ hermit: 1 })).violations).toEqual([]);
});

test('each card that differs: those of the deck at their lines, then those that are missing', () => {
  const place = {
    code: 'TALE_NOT_CORE',
    standard: 'DECK_NOT_THE_LIST',
    clause: 'TALE-4.5',
    rulePath: ['constraints', 0],
    constraint: 'same-list',
  };
  expect(judge(asCore({ archer: 1, queen: 2 })).violations).toEqual([
    { ...place, params: { card: 'archer', expected: 0, actual: 1 }, path: ['cards', 0] },
    { ...place, params: { card: 'queen', expected: 1, actual: 2 }, path: ['cards', 1] },
    { ...place, params: { card: 'knight', expected: 2, actual: 0 }, path: [], lacking: true },
  ]);
});

test('cards left from a base are reported at the base, those of a swap at the swap', () => {
  const other = deck({ queen: 2, archer: 2 }, { id: 'other' });
  const judged = asCore({}, { base: 'other', swaps: [swap('archer', 'knight', 1)] });
  const { violations } = judgeWith([constraint], { decks: [core, other] })(judged);
  expect(violations.map(({ params, path }) => [params['card'], path])).toEqual([
    ['queen', ['base']],
    ['archer', ['base']],
    ['knight', ['swaps', 0]],
  ]);
});

test('no such list: the other code, with the names that were looked for', () => {
  const judged = deck({ chief: 1 }, { choices: { mode: 'core', home: 'hills' } });
  expect(judge(judged).violations).toEqual([
    {
      code: 'TALE_NO_CORE',
      standard: 'DECK_NO_LIST',
      clause: 'TALE-4.5',
      params: { home: 'hills' },
      path: [],
      rulePath: ['constraints', 0],
      constraint: 'same-list',
    },
  ]);
});

test('its own codes without those of the game', () => {
  const own: Constraint = { use: 'same-list', as: { home: '=home' } };
  const codes = (judged: Deck): string[] =>
    judgeWith([own], { decks: [core] })(judged).violations.map(({ code }) => code);
  expect(codes(deck({ queen: 1, knight: 1 }))).toEqual(['DECK_NOT_THE_LIST']);
  expect(codes(deck({}, { choices: { home: 'hills' } }))).toEqual(['DECK_NO_LIST']);
});

test('unknown cards are not compared', () => {
  expect(judge(asCore({ queen: 1, knight: 2, dragon: 1 })).violations).toMatchObject([
    { code: 'DECK_UNKNOWN_CARD' },
  ]);
});

describe('which deck is the list', () => {
  test('the first that fits, choices omitted having their defaults', () => {
    const later = deck({ hermit: 1 }, { id: 'later', choices: { mode: 'core', home: 'crown' } });
    const judge = judgeWith([constraint], { decks: [core, later] });
    expect(judge(later).legal).toBe(false);
    expect(judge(core).legal).toBe(true);
  });

  test('never one that is written as a base and swaps', () => {
    const choices = { mode: 'core' };
    const changed = deck(
      {},
      { id: 'a', choices, base: 'core', swaps: [swap('knight', 'archer', 1)] },
    );
    const judge = judgeWith([constraint], { decks: [changed, core] });
    expect(judge(core).legal).toBe(true);
    expect(judge(changed).legal).toBe(false);
  });

  test('a compiled deck serves as well', () => {
    const compiled = { id: 'core', choices: { mode: 'core' }, cards: { queen: 1, knight: 2 } };
    const judge = judgeWith([constraint], { decks: [compiled] });
    expect(judge(core).legal).toBe(true);
    expect(judge(asCore({ queen: 1 })).legal).toBe(false);
  });
});
