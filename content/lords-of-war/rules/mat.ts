/**
 * The battle mat in text, small and large. Small it has a letter for every unit; large, its arrows
 * as they lie and its defence:
 *
 *     4  5  4
 *     3 R:6 2      arrows to eight sides, the letter, the defence
 *        2
 */
import {
  columnOf,
  directions,
  drawBoard,
  drawTileRow,
  drawTiles,
  letterOf,
  rowOf,
  type Letters,
  type Seat,
  type Tile,
} from 'cardwright/engine';
import { squareOf } from './board.ts';
import type { Card } from './config.ts';
import { unitsOnBoard } from './describe.ts';
import { ownerOf, seatSide, typeOf, type State } from './state.ts';
import type { UnitType } from './tables.ts';
import { keyOf } from './letters.ts';

const EMPTY: Tile = ['       ', '   .   ', '       '];

export function smallMat(state: State, letters: Letters): string {
  return drawBoard(...extent(state), (column, row) => {
    const unit = unitAt(state, column, row);
    return unit === undefined
      ? '.'
      : letterOf(letters, keyOf(state, ownerOf(state, unit), typeOf(state, unit)));
  });
}

export function largeMat(state: State, letters: Letters): string {
  return drawTiles(...extent(state), (column, row) => {
    const unit = unitAt(state, column, row);
    return unit === undefined
      ? EMPTY
      : tile(state, letters, ownerOf(state, unit), typeOf(state, unit));
  });
}

/** Units of a seat side by side, as they would lie on the mat. */
export function unitRow(
  state: State,
  letters: Letters,
  seat: Seat,
  units: readonly UnitType[],
): string {
  return drawTileRow(units.map((unit) => tile(state, letters, seat, unit)));
}

function tile(state: State, letters: Letters, seat: Seat, unit: UnitType): Tile {
  const { units } = state.config;
  const first = (seatSide(state, seat) * units.count + unit) * directions.length;
  const [up, upRight, right, downRight, down, downLeft, left, upLeft] = directions.map(
    (_, direction) => units.strengths[first + direction] || ' ',
  );
  const name = `${letterOf(letters, keyOf(state, seat, unit))}:${units.defence[unit]}`;
  return [
    `${upLeft}  ${up}  ${upRight}`,
    `${left} ${name} ${right}`,
    `${downLeft}  ${down}  ${downRight}`,
  ];
}

function unitAt(state: State, column: number, row: number): Card | undefined {
  const { grid } = state.config;
  return unitsOnBoard(state).find((unit) => {
    const square = squareOf(state, unit);
    return columnOf(grid, square) === column && rowOf(grid, square) === row;
  });
}

type Span = readonly [first: number, last: number];

/** Columns and rows to draw: of an unbounded board those with units, and one more on every side. */
function extent(state: State): readonly [columns: Span, rows: Span] {
  const { grid, options, startSquares } = state.config;
  if (options.board !== null) return [grid.columns, grid.rows];
  const squares = unitsOnBoard(state).map((unit) => squareOf(state, unit));
  const shown = squares.length === 0 ? startSquares : squares;
  return [
    span(shown.map((square) => columnOf(grid, square))),
    span(shown.map((square) => rowOf(grid, square))),
  ];
}

function span(numbers: readonly number[]): Span {
  return [Math.min(...numbers) - 1, Math.max(...numbers) + 1];
}
