/** Chance: what it decides, reported and scripted. */
export { drawOne, rollDie, shuffleItems, toss } from './chance.ts';
export { chanceOfLead, sumsOfDice } from './odds.ts';
export { tossOrder } from './order.ts';
export type { ChanceEvent, Die, Lot, Shuffle } from './chance.ts';
export { chanceKeys } from './luck.ts';
export type { ChanceKey, Luck } from './luck.ts';
