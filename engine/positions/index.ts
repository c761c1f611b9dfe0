/** The words of positions: reading them, writing them, comparing them. */
export { readCards, writeCards } from './card-lists.ts';
export {
  asWritten,
  compareCards,
  compared,
  compareSquares,
  compareSquareSets,
  compareWords,
} from './compare.ts';
export type { Compare, Told as ToldPositions } from './compare.ts';
export { filledUp, readPlaceInCycle } from './short-forms.ts';
export {
  bySeat,
  bySide,
  listOf,
  mapOf,
  ofSeat,
  plainByName,
  readId,
  readInteger,
  readName,
  readSeat,
  readSide,
  readSquare,
  refuseOtherWords,
  textOf,
} from './words.ts';
export type { ByName } from './words.ts';
