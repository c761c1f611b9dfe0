/** What every range covers from every cell, counted out square by square. */
import { describe, expect, test } from 'vitest';
import type { Offset } from '../../../engine/index.ts';
import { game, logisticSquare as rules } from './game.ts';

const COLUMNS = 5;
const ROWS = 5;

type Cell = readonly [column: number, row: number];

const cells: readonly Cell[] = Array.from(
  { length: COLUMNS * ROWS },
  (_, i) => [(i % COLUMNS) + 1, Math.floor(i / COLUMNS) + 1] as const,
);
const isOn = ([column, row]: Cell): boolean =>
  column >= 1 && column <= COLUMNS && row >= 1 && row <= ROWS;
const nameOf = ([column, row]: Cell): string => `(${column},${row})`;

const cards = game.kinds['card']!.filter(({ range }) => range !== undefined);

/** Seen from the seat: ahead is up for South and down for North, who also has left and right turned. */
function covered(range: 'board' | readonly Offset[], seat: 'P1' | 'P2', [column, row]: Cell) {
  if (range === 'board') return cells.filter((cell) => nameOf(cell) !== nameOf([column, row]));
  const sign = seat === 'P1' ? 1 : -1;
  return range.map(([dx, dy]): Cell => [column + sign * dx, row + sign * dy]).filter(isOn);
}

describe.each(['P1', 'P2'] as const)('of %s', (seat) => {
  const own = cells.filter(([, row]) => (seat === 'P1' ? row <= 3 : row >= 3));
  const other = seat === 'P1' ? 'P2' : 'P1';

  test.each(cards.map(({ id, range }) => [id, range] as const))(
    '%s (BLS-1.1.4 BLS-2.2.1 BLS-2.2.2 BLS-2.2.7)',
    (id, range) => {
      for (const cell of own) {
        const away = nameOf([cell[0] === 1 ? 2 : 1, seat === 'P1' ? 5 : 1]);
        const state = rules.fromPosition({ cell: { [seat]: nameOf(cell), [other]: away } });
        const expected = covered(range as 'board' | readonly Offset[], seat, cell).map(nameOf);
        const then = { range: { [`${seat} ${id}`]: expected.join(' ') } };
        expect(rules.differences(state, then, {})).toEqual([]);
      }
    },
  );
});
