/** The door for programs of pages: decks away from the files of a game. Nothing behind it needs Node. */
export { DeckBench, type JudgedList, type ReadList } from './decks/deck-bench.ts';
export {
  addCard,
  type DeckData,
  linesOf,
  type ListLine,
  fixed,
  removeLine,
  setChanges,
  setChoice,
  setCount,
} from './decks/deck-edits.ts';
export { hasBase, setSwapCount, startFrom, swapCard, writtenOut } from './decks/deck-swaps.ts';
export type { DeckGame } from './decks/deck-game.ts';
export { deckForms, formIn, formOf } from './decks/forms/index.ts';
export type { DrawStatistics } from './decks/statistics.ts';
