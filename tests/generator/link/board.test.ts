import { expect, test } from 'vitest';
import { patternsReachTheBoard } from '../../../generator/link/patterns.ts';
import type { Board } from '../../../generator/manifest.ts';
import { gameInMemory } from '../../support/game-in-memory.ts';

/** Ids of patterns that never reach the board. */
function off(board: Board | undefined, ...draws: readonly string[]): number[] {
  const game = gameInMemory({
    kinds: {},
    files: { 'patterns.yaml': draws.map((draw, index) => ({ id: `p${index}`, draw })) },
    ...(board === undefined ? {} : { board }),
  });
  return patternsReachTheBoard(game).map(({ code, path }) => {
    expect([code, path[1]]).toEqual(['CW1424', 'draw']);
    return Number(path[0]);
  });
}

const line = (length: number): string =>
  ['#', ...Array<string>(length - 1).fill('.'), '@'].join('');
const column = (length: number): string => line(length).split('').join('\n');

test('a board has rows and columns', () => {
  const draws = [line(4), line(5), column(2), column(3)];
  expect(off({ columns: 5, rows: 3 }, ...draws)).toEqual([1, 3]);
});

test('one square that can lie on the board is enough', () => {
  expect(off({ columns: 2, rows: 2 }, '#.#@')).toEqual([]);
  expect(off({ columns: 2, rows: 2 }, '##.@')).toEqual([0]);
});

test('without a board nothing is off it', () => {
  expect(off(undefined, line(90))).toEqual([]);
});
