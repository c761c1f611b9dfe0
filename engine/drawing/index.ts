/** Positions as text. */
export { drawBoard, readBoard, readSquares, rowsUpward } from './board-drawing.ts';
export type { DrawnSquare } from './board-drawing.ts';
export { letterOf, lettersFor } from './letters.ts';
export type { Drawn, Letters } from './letters.ts';
export { drawTileRow, drawTiles } from './tile-drawing.ts';
export type { Tile } from './tile-drawing.ts';
