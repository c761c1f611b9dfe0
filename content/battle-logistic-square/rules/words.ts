/** Reading the words of positions; all of them throw a `BadPosition` that names `what`. */
import {
  BadPosition,
  parseSquare,
  seatName,
  squareAt,
  isOnBoard,
  type Grid,
  type Position,
  type Seat,
  type Square,
} from 'cardwright/engine';
import { SEATS } from './config.ts';

export function mapOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value as a text; one that nothing is called for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The value of a word for a seat: `life: { P1: 200 }`. */
export function ofSeat(position: Position, word: string, seat: Seat): unknown {
  return mapOf(position[word])[seatName(seat)];
}

/** The seat of a name: `P1` is 0. */
export function readSeat(name: unknown, what: string): Seat {
  const seat = Array.from({ length: SEATS }, (_, at) => seatName(at)).indexOf(textOf(name));
  if (seat < 0) throw new BadPosition(what, name);
  return seat;
}

export function readInteger(value: unknown, usual: number, what: string): number {
  if (value === undefined) return usual;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new BadPosition(what, value);
}

/** A square on the board. */
export function readCell(grid: Grid, name: unknown, what: string): Square {
  const cell = typeof name === 'string' ? parseSquare(name) : null;
  const square = cell === null ? -1 : squareAt(grid, ...cell);
  if (square < 0 || !isOnBoard(grid, square)) throw new BadPosition(what, name);
  return square;
}
