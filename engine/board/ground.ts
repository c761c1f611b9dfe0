/**
 * Ground that moves with what is on it: panels that are turned, exchanged or pushed into a gap.
 *
 * A board has layers: terrain, objects, whatever is counted by square, and pieces, which may face
 * somewhere. A move of the ground is a permutation of squares, found once per board; `moveGround`
 * carries every layer along.
 */
import { type Facing, type Grid, type Square, squareAt, turned } from '../grid.ts';
import type { PieceLayout } from '../state/pieces.ts';

/** Pieces as a layer: where they stand, and where they face if they do. */
export interface PieceLayer extends PieceLayout {
  /** How many pieces there are. */
  readonly pieces: number;
  /** By piece: its facing, in eighths. Omitted where pieces face nowhere. */
  readonly facings?: number | undefined;
}

/** What lies on the squares of a board, as places in the integers of a state. */
export interface Layers {
  /** Each the first of `Grid.size` integers, by square: terrain, objects. */
  readonly values: readonly number[];
  readonly pieces: readonly PieceLayer[];
}

/** What lies on `from[i]` comes to `to[i]`; both hold the same squares. */
export interface GroundMove {
  readonly from: readonly Square[];
  readonly to: readonly Square[];
  /** By how much everything on it is turned, in eighths to the right. */
  readonly turn: Facing;
}

/** A rectangle of squares, named by its first column and row and its extent. */
export interface Block {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

/** The squares of a block in reading order: the highest row first, each from left to right. */
export function squaresOfBlock(grid: Grid, { column, row, columns, rows }: Block): Square[] {
  const numbers = Array.from({ length: rows }, (_, i) => row + i);
  const fromTop = grid.up === -1 ? numbers : numbers.toReversed();
  return fromTop.flatMap((line) =>
    Array.from({ length: columns }, (_, i) => squareAt(grid, column + i, line)),
  );
}

/** A square block turned by quarter turns to the right; a RangeError for one that is not square. */
export function turnOfBlock(grid: Grid, block: Block, quarters: number): GroundMove {
  const { columns: side, rows } = block;
  if (side !== rows) throw new RangeError('Only a square block can be turned where it lies.');
  const from = squaresOfBlock(grid, block);
  const times = ((quarters % 4) + 4) % 4;
  const to = from.map((_, place) => from[turnedPlace(place, side, times)]!);
  return { from, to, turn: times * 2 };
}

/** Where a place in reading order comes to: (x, y) from the top left goes to (side - 1 - y, x). */
function turnedPlace(place: number, side: number, times: number): number {
  let [x, y] = [place % side, Math.floor(place / side)];
  for (let i = 0; i < times; i += 1) [x, y] = [side - 1 - y, x];
  return y * side + x;
}

/** Two blocks of one extent that change places; a gap is a block on which nothing lies. */
export function exchangeOfBlocks(grid: Grid, one: Block, other: Block): GroundMove {
  const [here, there] = [squaresOfBlock(grid, one), squaresOfBlock(grid, other)];
  if (here.length !== there.length) throw new RangeError('The blocks are of different extents.');
  return { from: [...here, ...there], to: [...there, ...here], turn: 0 };
}

/** Carries what lies on the squares of a move along with them, in every layer. */
export function moveGround(
  ints: Int32Array,
  { values, pieces }: Layers,
  { from, to, turn }: GroundMove,
): void {
  for (const layer of values) permute(ints, layer, from, to);
  for (const layer of pieces) {
    permute(ints, layer.cells, from, to);
    for (const square of to) settle(ints, layer, square, turn);
  }
}

/** Room for the values of the largest move so far. */
let carried = new Int32Array(0);

function permute(
  ints: Int32Array,
  layer: number,
  from: readonly Square[],
  to: readonly Square[],
): void {
  if (carried.length < from.length) carried = new Int32Array(from.length);
  for (let i = 0; i < from.length; i += 1) carried[i] = ints[layer + from[i]!]!;
  for (let i = 0; i < to.length; i += 1) ints[layer + to[i]!] = carried[i]!;
}

/** Tells a piece that has come to a square where it is now and where it faces. */
function settle(
  ints: Int32Array,
  { squares, cells, facings }: PieceLayer,
  square: Square,
  turn: Facing,
): void {
  const piece = ints[cells + square]! - 1;
  if (piece < 0) return;
  ints[squares + piece] = square;
  if (facings !== undefined) ints[facings + piece] = turned(ints[facings + piece]!, turn);
}
