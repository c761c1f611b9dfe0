/** Boards with pieces on them, small with a letter for each or large with a tile, and their letters. */
import { columnOf, rowOf, squareAt, type Grid, type Square } from '../grid.ts';
import { drawBoard } from './board-drawing.ts';
import { letterOf, type Drawn, type Letters } from './letters.ts';
import { drawTiles, type Tile } from './tile-drawing.ts';

/** Something on a board. */
export interface DrawnPiece extends Drawn {
  readonly square: Square;
}

type Span = readonly [first: number, last: number];

/** First and last columns and rows of a drawing. */
export type Extent = readonly [columns: Span, rows: Span];

/** Letters for pieces, `.` for empty squares, or what `cellOn` says of both. */
export function drawPieces<Piece extends DrawnPiece>(
  grid: Grid,
  extent: Extent,
  pieces: readonly Piece[],
  letters: Letters,
  cellOn: (square: Square, piece: Piece | null, letter: string) => string = (_, __, letter) =>
    letter,
): string {
  const pieceOn = finder(grid, pieces);
  return drawBoard(...extent, (column, row) => {
    const piece = pieceOn(column, row) ?? null;
    const letter = piece === null ? '.' : letterOf(letters, piece.key);
    return cellOn(squareAt(grid, column, row), piece, letter);
  });
}

/** A tile for each piece, all of the size of those of empty squares. */
export function drawPieceTiles<Piece extends DrawnPiece>(
  grid: Grid,
  extent: Extent,
  pieces: readonly Piece[],
  emptyOn: (square: Square) => Tile,
  tileOf: (piece: Piece) => Tile,
): string {
  const pieceOn = finder(grid, pieces);
  return drawTiles(...extent, (column, row) => {
    const piece = pieceOn(column, row);
    return piece === undefined ? emptyOn(squareAt(grid, column, row)) : tileOf(piece);
  });
}

/** The squares with something on them, and one more on every side: what is drawn of a boundless board. */
export function extentAround(grid: Grid, squares: readonly Square[]): Extent {
  return [
    span(squares.map((square) => columnOf(grid, square))),
    span(squares.map((square) => rowOf(grid, square))),
  ];
}

/** `D  P1 orc-deathbringer, defence 2`: what each letter means, once. */
export function legendOf<Piece extends Drawn>(
  pieces: readonly Piece[],
  letters: Letters,
  figuresOf: (piece: Piece) => string,
): string[] {
  const lines = new Map(
    pieces.map((piece) => [
      piece.key,
      `${letterOf(letters, piece.key)}  ${piece.key}${figuresOf(piece)}`,
    ]),
  );
  return [...lines.values()];
}

function span(numbers: readonly number[]): Span {
  return [Math.min(...numbers) - 1, Math.max(...numbers) + 1];
}

function finder<Piece extends DrawnPiece>(
  grid: Grid,
  pieces: readonly Piece[],
): (column: number, row: number) => Piece | undefined {
  return (column, row) =>
    pieces.find(({ square }) => columnOf(grid, square) === column && rowOf(grid, square) === row);
}
