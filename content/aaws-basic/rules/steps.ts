/** What has begun in a combat and is not over: frames of these kinds, which the runner has in this order. */
import * as engine from 'cardwright/engine';
import type { Frame, Seat } from 'cardwright/engine';
import type { State, Unit } from './config.ts';
import { asked, pending } from './state.ts';
import { seatOf } from './units.ts';

export const [ROUND, ACTIVATION, MOVE, WINDOW, ATTACK] = [1, 2, 3, 4, 5] as const;
export const [INTERFERENCE, DEFENCE, COUNTER, BOOST] = [6, 7, 8, 9] as const;

/** What the frame of a move says: which of the two it is. */
export const moves = ['move', 'restricted-move'] as const;

/** What goes on now. */
export const frameNow = (state: State): Frame => pending.top(state);

/** A step of a unit, or of nobody, comes next. */
export function begin(state: State, kind: number, unit: Unit, what = 0, argument = 0): void {
  const seat = state.config.units[unit]?.seat ?? 0;
  state.config.runner.pending.beginStep(state, kind, unit, what, seat, argument);
}

/** The same for one of a list: the others follow when it is over. */
export function beginNow(state: State, kind: number, unit: Unit): typeof engine.ON {
  begin(state, kind, unit);
  return engine.ON;
}

/** Whose seat it is has to decide about the unit, and may decide more than once. */
export function ask(state: State, word: string, unit: Unit, seat?: Seat): typeof engine.STAY {
  asked.open(state, word, seat ?? seatOf(state, unit), 0, 1, unit);
  return engine.STAY;
}

/** The same for one decision. */
export function askOnce(state: State, word: string, unit: Unit): typeof engine.WAIT {
  ask(state, word, unit);
  return engine.WAIT;
}
