/** The keys of positions: reading them, writing them, comparing them. */
export {
  readCards,
  readFacing,
  writeCards,
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
  refuseOtherKeys,
  squareText,
  textOf,
  type ByName,
} from './reading.ts';
export {
  joinedKeys,
  keysBelow,
  playerNames,
  withPlayersNamed,
  type BelowPlayers,
  type Words,
} from './by-player.ts';
export {
  asWritten,
  compareCards,
  compared,
  compareSquares,
  compareSquareSets,
  compareKeys,
  compareSets,
  type Compare,
  type GivenAndThen,
} from './compare.ts';
export type { Decisions } from './decision.ts';
export type * from './fields.ts';
export { filledUp, readPlaceInCycle } from './short-forms.ts';
