/** Chance: what it decides, told and scripted. */
export { drawOne, NOBODY, rollDie, shuffleItems, toss } from './chance.ts';
export type { ChanceEvent, Die, Lot, Shuffle } from './chance.ts';
