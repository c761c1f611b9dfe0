/** Codes of the judge's own checks, for games that give none. Those of constraints stand in their definitions. */
import { constraints } from './constraints/index.ts';

export const judgeCodes = {
  unknownCard: 'DECK_UNKNOWN_CARD',
  badCount: 'DECK_BAD_COUNT',
  duplicateEntry: 'DECK_DUPLICATE_ENTRY',
  unknownChoice: 'DECK_UNKNOWN_CHOICE',
  baseUnknown: 'DECK_BASE_UNKNOWN',
  baseCycle: 'DECK_BASE_CYCLE',
  swapDifferent: 'DECK_SWAP_DIFFERENT',
  swapNotHeld: 'DECK_SWAP_NOT_HELD',
  unknownSection: 'DECK_UNKNOWN_SECTION',
  wrongSection: 'DECK_WRONG_SECTION',
  sectionSize: 'DECK_SECTION_SIZE',
  formula: 'DECK_FORMULA',
  effectConflict: 'DECK_EFFECT_CONFLICT',
  unknownChange: 'DECK_UNKNOWN_CHANGE',
  badChange: 'DECK_BAD_CHANGE',
  changesDiffer: 'DECK_CHANGES_DIFFER',
  closedSection: 'DECK_CLOSED_SECTION',
} as const;

/** Every code that a verdict may hold beside a game's own, sorted. */
export const deckCodes: readonly string[] = [
  ...Object.values(judgeCodes),
  ...constraints.flatMap(({ codes }) => Object.values(codes)),
].toSorted();
