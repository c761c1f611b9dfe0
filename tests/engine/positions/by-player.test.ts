import { expect, test } from 'vitest';
import { BadPosition, withPlayersNamed, type BelowPlayers } from '../../../engine/index.ts';
import { withoutPlayers } from '../../../engine/positions/by-player.ts';
import { compareSets, compareWords } from '../../../engine/positions/compare.ts';

const below: BelowPlayers<{ readonly seats: number }, never> = {
  seats: 4,
  keys: ['hand', 'life'],
  words: ['king', 'at'],
  plain: (_, name, { king, at }) => ({ board: { [String(at)]: `${name} ${String(king)}` } }),
  wordsOf: () => ({}),
};
const plain = (position: Record<string, unknown>, seats = 2) =>
  withoutPlayers(below, position, { seats });

test('what stands below players joins what the keys of a position say', () => {
  const position = {
    turn: 'P2',
    hand: { P1: ['owl'] },
    board: { '(1,1)': 'P1 pawn' },
    P1: { life: 3, king: 'rat', at: '(2,2)' },
    P2: { hand: ['cat'], king: 'dog', at: '(3,3)' },
  };
  expect(plain(position)).toEqual({
    turn: 'P2',
    hand: { P1: ['owl'], P2: ['cat'] },
    life: { P1: 3 },
    board: { '(1,1)': 'P1 pawn', '(2,2)': 'P1 rat', '(3,3)': 'P2 dog' },
  });
});

test('words that no player has, and players who do not play, are refused', () => {
  expect(() => plain({ P1: { crown: 1 } })).toThrow(new BadPosition('P1.crown', 1));
  expect(() => plain({ P3: {} })).toThrow(new BadPosition('P3', {}));
  expect(() => plain({ P3: {} }, 3)).not.toThrow();
});

test('as many play as are named, unless the options say it', () => {
  expect(withPlayersNamed({ P3: {} }, 4, 2)).toEqual({ P3: {}, options: { players: 3 } });
  expect(withPlayersNamed({ P1: {} }, 4, 2)).toEqual({ P1: {} });
  const said = { P3: {}, options: { players: 4 } };
  expect(withPlayersNamed(said, 4, 2)).toBe(said);
});

test('only words that are expected are compared, also below them', () => {
  const actual = {
    at: '(4,3)',
    hand: ['owl', 'cat'],
    front: { card: 'axe', status: { jam: true } },
  };
  const as = { inAnyOrder: ['hand'], whole: ['status'] };
  const wrong = (expected: unknown) => compareWords('P1', expected, actual, as);
  expect(wrong({ at: [4, 3], hand: ['cat', 'owl'], front: { card: 'axe' } })).toEqual([]);
  expect(wrong({ front: { card: 'bow' } })).toEqual([
    { what: 'P1.front.card', expected: 'bow', actual: 'axe' },
  ]);
  expect(wrong({ front: { status: {} } })).toEqual([
    { what: 'P1.front.status', expected: {}, actual: { jam: true } },
  ]);
  expect(wrong({ front: null })).toHaveLength(1);
  expect(() => wrong({ crown: 1 })).toThrow(new BadPosition('P1.crown', 1));
});

test('sets are compared in any order, squares in either form', () => {
  expect(compareSets('squares', [[1, 2], '(3,4)'], ['(3,4)', '(1,2)'])).toEqual([]);
  expect(compareSets('squares', ['(1,2)'], ['(1,2)', '(1,2)'])).toHaveLength(1);
});
