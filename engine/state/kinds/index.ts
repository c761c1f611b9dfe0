/** The kinds of things that a state may hold. */
export { pieces } from './board.ts';
export type { Board } from './board.ts';
export { idOfCard } from './card-places.ts';
export { chance } from './chance.ts';
export { componentPer, count, seat, seatPer, side, squarePer } from './figures.ts';
export type { EachFigure, Figure } from './figures.ts';
export { pendingEffects } from './pending-effects.ts';
export type { PendingWork } from './pending-effects.ts';
export { flag } from './flags.ts';
export type { EachFlag, Flag } from './flags.ts';
export { crossed, holders, namedHolders, perSquare } from './holders.ts';
export type { CrossedHolders, Holders, Per } from './holders.ts';
export { oneOf } from './one-of.ts';
export type { EachOneOf, OneOf } from './one-of.ts';
export { catalogueOf } from './part.ts';
export type {
  Beside,
  BoardSetting,
  CardNames,
  Cards,
  Catalogue,
  DeclaredState,
  HiddenPlaces,
  Part,
  Setting,
  WrittenCard,
} from './part.ts';
export { question } from './question.ts';
export type { Question } from './question.ts';
export { ranks } from './ranks.ts';
export type { Ranks } from './ranks.ts';
export { outcome } from './result.ts';
export type { GameEnded, Result } from './result.ts';
export { sealed } from './sealed.ts';
export type { SealedOptions, Submissions } from './sealed.ts';
export { seatOrder } from './seat-order.ts';
export type { SeatOrder } from './seat-order.ts';
export { NO_CARD, slot } from './slot.ts';
export type { Slot } from './slot.ts';
export { seatStack, squareStack } from './stack.ts';
export type { Stack } from './stack.ts';
export { timedEffects } from './timed-effects.ts';
export type { TimedOptions, TimedRecords } from './timed-effects.ts';
export { uses } from './uses.ts';
export type { Uses } from './uses.ts';
export { pile, zone } from './zone.ts';
export type { Zone } from './zone.ts';
