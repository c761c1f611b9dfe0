/**
 * What effects wait for: numbers of the triggers, and of the operations of static effects, which
 * are asked under their own names. Who calls them when: settle.ts, resolve.ts, moments.ts, hits.ts.
 */
import type { Operation, Trigger } from '../data.gen.ts';

export const BEFORE_HIT = 0;
export const AFTER_HIT = 1;
export const RESOLVE = 2;
export const ACTIVATED = 3;
export const AWAKEN = 4;
export const TURN_START = 5;
export const TURN_END = 6;
export const ENEMY_ENTERS = 7;
export const DESTROYED = 8;
/** Operations of static effects. */
export const MODIFY_HIT = 9;
export const SHIELD = 10;
export const AP_BONUS = 11;

type StandingOperation = Extract<Operation['op'], 'modifyHit' | 'shield' | 'apBonus'>;

const numbers = {
  beforeHit: BEFORE_HIT,
  afterHit: AFTER_HIT,
  resolve: RESOLVE,
  activated: ACTIVATED,
  awaken: AWAKEN,
  turnStart: TURN_START,
  turnEnd: TURN_END,
  enemyEnters: ENEMY_ENTERS,
  destroyed: DESTROYED,
  modifyHit: MODIFY_HIT,
  shield: SHIELD,
  apBonus: AP_BONUS,
} as const satisfies Readonly<Record<Exclude<Trigger, 'static'> | StandingOperation, number>>;

/** Their names, by number. */
export const events: readonly string[] = Object.keys(numbers);

/** Triggers of effects that run by themselves; the others are part of an action, which is told. */
export function isTriggered(event: number): boolean {
  return event >= AWAKEN && event <= DESTROYED;
}

/** BLS-9.3.1: what is triggered works while its source is on the board, but for its own destruction. */
export function needsBoard(event: number): boolean {
  return isTriggered(event) && event !== DESTROYED;
}
