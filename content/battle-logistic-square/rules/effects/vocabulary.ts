/** The words of vocabulary.yaml as numbers, and as the engine's types. */
import type { ByWord, EffectChoice, EffectPlace, OperationHandler } from 'cardwright/engine';
import type { State } from '../config.ts';
import { triggers, type Choice, type Effect, type Operation } from '../data.gen.ts';
import type { Event } from '../events.ts';

/** What effects wait for; operations of static effects are asked under their own names. */
export const events = [...triggers, 'modifyHit', 'shield', 'apBonus'] as const satisfies readonly (
  | Effect['on']
  | Operation['op']
)[];

const eventOf = (word: (typeof events)[number]): number => events.indexOf(word);

export const BEFORE_HIT = eventOf('beforeHit');
export const AFTER_HIT = eventOf('afterHit');
export const RESOLVE = eventOf('resolve');
export const ACTIVATED = eventOf('activated');
export const AWAKEN = eventOf('awaken');
export const TURN_START = eventOf('turnStart');
export const TURN_END = eventOf('turnEnd');
export const ENEMY_ENTERS = eventOf('enemyEnters');
export const DESTROYED = eventOf('destroyed');
export const MODIFY_HIT = eventOf('modifyHit');
export const SHIELD = eventOf('shield');
export const AP_BONUS = eventOf('apBonus');

/** Triggers of effects that run by themselves; the others are part of an action, which is reported. */
const triggered = new Set([AWAKEN, TURN_START, TURN_END, ENEMY_ENTERS, DESTROYED]);

export function isTriggered(event: number): boolean {
  return triggered.has(event);
}

/** BLS-9.3.1: what is triggered works while its source is on the board, but for its own destruction. */
export function needsBoard(event: number): boolean {
  return isTriggered(event) && event !== DESTROYED;
}

export type Place = EffectPlace<Effect>;

/** What some of the operations of the vocabulary mean; together they must be all of them. */
export type Operations<Word extends Operation['op']> = ByWord<
  Extract<Operation, { readonly op: Word }>,
  'op',
  OperationHandler<State, Event>,
  Place
>;

/** The same for choices. */
export type Choices = ByWord<Choice, 'pick', EffectChoice<State>, Place>;
