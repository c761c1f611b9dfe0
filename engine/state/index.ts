/** The state of a game: one array of integers, and what is in it. */
export { DrawPile } from './draw-pile.ts';
export type { DrawPileOptions } from './draw-pile.ts';
export {
  cardOfType,
  dealAnew,
  insertByType,
  isByType,
  shuffleZone,
  sortByType,
} from './card-zones.ts';
export type { CardTypes } from './card-zones.ts';
export { copyState, freshState, get, set } from './flat-state.ts';
export type { FlatState, WithInts } from './flat-state.ts';
export { GameResult } from './game-result.ts';
export type { Ending, NamedEnding } from './game-result.ts';
export {
  listClear,
  listFitting,
  listIndexOf,
  listInsert,
  listItem,
  listItems,
  listPop,
  listPush,
  listRemove,
  listSize,
  listTop,
} from './lists.ts';
export {
  clearBoard,
  NO_PIECE,
  NOWHERE,
  OFF_BOARD,
  pieceOn,
  putPiece,
  squareOfPiece,
  takePiece,
} from './pieces.ts';
export type { PieceLayout } from './pieces.ts';
export { StateLayout } from './state-layout.ts';
export { copyDeclared, Declaration, defineState } from './declaration.ts';
export { StateParts } from './state-parts.ts';
export { PositionFormat } from './position-format.ts';
export type { PositionFormatOptions, OwnKey } from './position-options.ts';
export * from './kinds/index.ts';
export {
  askedBySquare,
  directionKey,
  exactKey,
  cardListKey,
  cardsInOrder,
  linkKey,
  markedKey,
  squaresBySquare,
} from './own-keys.ts';
