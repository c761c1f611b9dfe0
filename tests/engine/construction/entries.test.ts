import { describe, expect, test } from 'vitest';
import { deck, judgeWith } from './small-game.ts';

const entries = {
  unknown: 'TALE_UNKNOWN',
  badCount: 'TALE_COUNT',
  duplicate: 'TALE_TWICE',
  clause: 'TALE-4.0',
};
const judge = judgeWith([], { entries });

function lines(...cards: readonly [card: string, count: unknown][]): ReturnType<typeof deck> {
  const entries = cards.map(([card, count], i) => ({ card, count, path: ['cards', i] }));
  return deck({}, { sections: { cards: entries } });
}

test('a card that the game does not have counts for the size and nothing else', () => {
  const verdict = judge(lines(['queen', 1], ['dragon', 2]));
  expect(verdict.violations).toEqual([
    {
      code: 'TALE_UNKNOWN',
      standard: 'DECK_UNKNOWN_CARD',
      clause: 'TALE-4.0',
      params: { card: 'dragon', index: 1 },
      path: ['cards', 1],
      rulePath: ['entries'],
      constraint: 'entries',
    },
  ]);
  expect(verdict.size).toBe(3);
  expect([...verdict.cards]).toEqual([['queen', 1]]);
});

test('a component of another kind is no card', () => {
  expect(judge(lines(['crown', 1])).violations).toMatchObject([{ code: 'TALE_UNKNOWN' }]);
});

describe('a count that is no whole number from 1 up holds no card', () => {
  test.for<unknown>([0, -1, 1.5, Number.NaN, Infinity, 2 ** 53, '2', null, undefined, [1], true])(
    '%o',
    (count) => {
      const verdict = judge(lines(['queen', count], ['archer', 2]));
      expect(verdict.violations).toMatchObject([
        { code: 'TALE_COUNT', params: { card: 'queen', index: 0 }, path: ['cards', 0] },
      ]);
      expect([...verdict.cards]).toEqual([['archer', 2]]);
      expect(verdict.size).toBe(2);
    },
  );
});

test('a second line of a card is reported, and its copies count', () => {
  const verdict = judge(lines(['archer', 1], ['queen', 1], ['archer', 2], ['archer', 1]));
  expect(verdict.violations.map(({ code, params }) => [code, params])).toEqual([
    ['TALE_TWICE', { card: 'archer', index: 2 }],
    ['TALE_TWICE', { card: 'archer', index: 3 }],
  ]);
  expect([...verdict.cards]).toEqual([
    ['archer', 4],
    ['queen', 1],
  ]);
});

test('one line may be wrong in several ways', () => {
  const { violations } = judge(lines(['dragon', 1], ['dragon', 0]));
  expect(violations.map(({ code, path }) => [code, path])).toEqual([
    ['TALE_UNKNOWN', ['cards', 0]],
    ['TALE_UNKNOWN', ['cards', 1]],
    ['TALE_COUNT', ['cards', 1]],
    ['TALE_TWICE', ['cards', 1]],
  ]);
});

test('sections are read in their order, whatever that in the deck; a card may be in several', () => {
  const sectioned = judgeWith([], { sections: { main: {}, side: {} } });
  const main = [{ card: 'dragon', count: 1, path: ['main', 0] }];
  const side = [{ card: 'dragon', count: 2, path: ['side', 0] }];
  const [one, other] = [
    { main, side },
    { side, main },
  ].map((sections) => sectioned(deck({}, { sections })));
  expect(one?.violations.map(({ path }) => path)).toEqual([
    ['main', 0],
    ['side', 0],
  ]);
  expect(other).toEqual(one);
  expect(one?.size).toBe(3);
});

test("the judge's own codes without those of the game", () => {
  const { violations } = judgeWith([])(lines(['dragon', 0], ['dragon', 1]));
  expect(violations.map(({ code }) => code)).toEqual([
    'DECK_UNKNOWN_CARD',
    'DECK_BAD_COUNT',
    'DECK_UNKNOWN_CARD',
    'DECK_DUPLICATE_ENTRY',
  ]);
  expect(violations.some((violation) => 'clause' in violation)).toBe(false);
});

/** A line of archers for each count. */
function archers(...counts: readonly number[]): ReturnType<typeof deck> {
  return lines(...counts.map((count): [string, number] => ['archer', count]));
}

test('where a card may be on several lines, they are added up and nothing else is said', () => {
  const several = judgeWith([{ use: 'copies', max: 3 }], { entries: { severalLines: true } });
  expect(several(archers(1, 2)).violations).toEqual([]);
  expect(several(archers(2, 2)).violations).toMatchObject([
    { code: 'DECK_COPIES', params: { actual: 4 } },
  ]);
});
