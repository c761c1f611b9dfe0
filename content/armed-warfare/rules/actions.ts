/** What players do (5.15). Equal cards are one action: it names the card of the catalogue. */
import * as engine from 'cardwright/engine';
import type { WordedAction } from 'cardwright/engine';
import { places } from './config.ts';

export type Action = WordedAction;

export const slots = places.slice(1);
/** Directions and facings are eighths; units and Armdroids face four of them. */
export const facings = ['N', 'E', 'S', 'W'] as const;
const facingWord = engine.wordAmong(facings);
/** Slots are places of formations, from 1. */
const slotWord = engine.wordAmong(slots, 1);
/** One more than evade moves can have (AWF-5.12.5), so that what is too long can be said. */
const LONGEST_PATH = 4;

export const actions = new engine.WordedActions({
  endPhase: [],
  pickArmdroid: [engine.typeWord],
  chooseCorner: [engine.squareWord, facingWord],
  keep: [engine.typeWord],
  equip: [engine.typeWord, slotWord, facingWord],
  reface: [slotWord, facingWord],
  relocate: [slotWord, slotWord, engine.optionalWord(facingWord)],
  discard: [slotWord],
  activate: [engine.wordAmong(places)],
  step: [engine.wordAmong(engine.compass)],
  leap: [engine.wordAmong(engine.compass), engine.numberWord(100)],
  turn: [facingWord],
  attack: [engine.wordAmong([...slots, 'innate'], 1), engine.squareWord],
  exchange: [slotWord, engine.typeWord, facingWord],
  defend: [engine.wordAmong([...slots, 'none'], 1)],
  useAbility: [engine.squareWord],
  decline: [],
  evade: [engine.rowOfWords(engine.compass, LONGEST_PATH)],
});

export const verbs = actions.verbs;
export type Verb = keyof typeof verbs;

/** What `attack` names for the Armdroid itself (AWF-5.12.13), and `defend` for no unit. */
export const INNATE = 5;
export const NO_UNIT = 5;

/** Facings are named by quarter turns in actions. */
export const eighthsOf = (quarters: number): number => quarters * 2;
