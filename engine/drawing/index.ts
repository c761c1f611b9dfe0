/** Positions as text. */
export { drawBoard, range, readBoard, readSquares, rowsUpward } from './board-drawing.ts';
export type { DrawnSquare } from './board-drawing.ts';
export { drawBlocks } from './block-drawing.ts';
export type { BlockDrawing } from './block-drawing.ts';
export { letterOf, lettersFor } from './letters.ts';
export type { Drawn, Letters } from './letters.ts';
export { drawPieces, drawPieceTiles, extentAround, legendOf } from './pieces-drawing.ts';
export type { DrawnPiece, Extent } from './pieces-drawing.ts';
export { drawTileRow, drawTiles } from './tile-drawing.ts';
export type { Tile } from './tile-drawing.ts';
export { drawTable, turnHeading } from './table-drawing.ts';
export type { ShownCard, TableDrawing, TurnParts } from './table-drawing.ts';
export { slotLines, zoneLine, zoneLines } from './zone-lines.ts';
