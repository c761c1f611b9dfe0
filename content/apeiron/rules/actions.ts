/** What players do (3.7), as verbs and words. */
import * as engine from 'cardwright/engine';
import type { WordedAction } from 'cardwright/engine';
import { options } from './options.ts';

export type Action = WordedAction;

/** Facings are named by quarter turns in actions. */
export const quarters = ['N', 'E', 'S', 'W'] as const;
export const facingWord = engine.wordAmong(quarters);
/** More steps than any move can have, so that what is too long can be said (APE-5.8.1). */
export const LONGEST = 10;

/** Where a drawn item goes (APE-5.20.6). */
export const sideWords = ['own', 'opponent', 'discard'] as const;

export const actions = new engine.WordedActions({
  ready: [],
  place: [engine.typeWord, engine.squareWord, facingWord],
  /** Steps by their directions, and where the unit faces then: as before where nothing is said. */
  move: [engine.rowOfWords(engine.compass, LONGEST), engine.optionalWord(facingWord)],
  turn: [facingWord],
  attack: [engine.squareWord],
  /** Which of the abilities on the card; the first ★ ability where nothing is said. */
  star: [engine.optionalWord(engine.wordAmong(['1', '2', '3']))],
  item: [],
  treasure: [],
  chance: [],
  placeItem: [engine.wordAmong(sideWords)],
  choose: [options.word],
  done: [],
  decline: [],
  end: [],
  offerStandoff: [],
  acceptStandoff: [],
  declineStandoff: [],
  timeout: [],
});

export const verbs = actions.verbs;
export type Verb = keyof typeof verbs;
