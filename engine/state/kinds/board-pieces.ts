/**
 * Boards in positions: listed by square, `(4,3): P1 orc-ravager placed`, or drawn with letters that
 * `units` explains. An upper-case letter is a unit of P1, the same one in lower case of P2, unless
 * `owners` gives that letter to somebody else.
 */
import { readBoard } from '../../drawing/board-drawing.ts';
import { isOnBoard, parseSquare, squareAt, type Grid, type Square } from '../../grid.ts';
import { mapOf, readSeat, textOf } from '../../positions/reading.ts';
import { BadPosition, type Position } from '../../rules.ts';
import type { Seat } from '../../seats.ts';

export interface WrittenPiece {
  readonly square: Square;
  readonly seat: Seat;
  readonly id: string;
  /** What follows the id. */
  readonly beside: readonly string[];
  /** The place in the position. */
  readonly what: string;
}

export interface PieceReading {
  readonly grid: Grid;
  /** Whether a piece begins with the name of a seat. */
  readonly hasOwners: boolean;
  readonly seats: number;
}

/** The pieces of `board` and of `listed`; `letters` is the position that explains the drawing. */
export function readPieces(
  position: Position,
  letters: Position,
  listed: string,
  reading: PieceReading,
): WrittenPiece[] {
  const { board } = position;
  if (board !== undefined && typeof board !== 'string') throw new BadPosition('board', board);
  const drawn = board === undefined ? [] : drawnPieces(board, letters, reading);
  const pieces = [...drawn, ...listedPieces(position[listed], listed, reading)];
  const squares = new Set<Square>();
  for (const { square, what, id } of pieces) {
    if (squares.has(square)) throw new BadPosition(what, id);
    squares.add(square);
  }
  return pieces;
}

function drawnPieces(
  drawing: string,
  { units, owners }: Position,
  { grid, hasOwners, seats }: PieceReading,
): WrittenPiece[] {
  const idOf = mapOf(units);
  const seatOf = mapOf(owners);
  return readBoard(drawing, 'board').map(({ column, row, letter }) => {
    const id = idOf[letter] ?? idOf[letter.toUpperCase()];
    if (typeof id !== 'string') throw new BadPosition('units', letter);
    const usual = letter === letter.toUpperCase() ? 'P1' : 'P2';
    const seat = hasOwners ? readSeat(seatOf[letter] ?? usual, `owners.${letter}`, seats) : 0;
    const what = `board.(${column},${row})`;
    const square = squareOn(grid, column, row, what, letter);
    return { square, seat, id, beside: [], what };
  });
}

function listedPieces(
  list: unknown,
  key: string,
  { grid, hasOwners, seats }: PieceReading,
): WrittenPiece[] {
  return Object.entries(mapOf(list)).map(([name, text]) => {
    const what = `${key}.${name}`;
    const place = parseSquare(name);
    const words = textOf(text).split(' ');
    const owner = hasOwners ? words.shift() : undefined;
    const [id, ...beside] = words;
    if (place === null || id === undefined || id === '') throw new BadPosition(what, text);
    const seat = hasOwners ? readSeat(owner, what, seats) : 0;
    return { square: squareOn(grid, ...place, what, text), seat, id, beside, what };
  });
}

function squareOn(grid: Grid, column: number, row: number, what: string, found: unknown): Square {
  const square = squareAt(grid, column, row);
  if (!isOnBoard(grid, square)) throw new BadPosition(what, found);
  return square;
}
