/**
 * The rules of Lords of War. Clauses: rules.md. Each file is a section of it, named for what players do.
 *
 *     setup.ts      5.1          placement.ts      5.4     reinforcement.ts  5.7      teams.ts      6.6, 6.7
 *     challenge.ts  5.2          shooting.ts       5.6     recall.ts         5.7, 6.4 options.ts    6.1
 *     play.ts       5.3          elimination.ts    5.5     turn.ts           5.3, 5.8 state.ts      5.10
 *     board.ts      3.2          berserkers.ts     6.5     victory.ts        5.9
 */
import type { CompiledGame, Rules } from 'cardwright/engine';
import { actions, type Action } from './actions.ts';
import { advantage } from './advantage.ts';
import { diagram } from './diagram.ts';
import { observeEvent, type Event } from './events.ts';
import { apply, isSettled, legalActions, refusal, toAct } from './play.ts';
import { fromPosition, positions } from './position.ts';
import { starterOf } from './setup.ts';
import { entrants, result, type State } from './state.ts';
import { makeTables } from './tables.ts';

export type { Action } from './actions.ts';
export type { Event } from './events.ts';
export type { State } from './state.ts';

export function rules(game: CompiledGame): Rules<State, Action, Event> {
  const units = makeTables(game);
  return {
    id: game.id,
    ...starterOf(game, units),
    ...positions.rules(), // LOW-3.3.1, LOW-3.4.1, LOW-5.7.1; LOW-5.10.1 to LOW-5.10.3, LOW-5.10.8
    entrantOf: (state, seat) => entrants.get(state, seat), // LOW-5.1.2, LOW-6.7.1
    toAct,
    legalActions,
    refusal,
    apply: (state, _, action, report) => apply(state, action, report),
    outcome: (state) => result.of(state),
    observeEvent,
    advantage,
    isSettled,
    fromPosition: (position, report) => fromPosition(game, units, position, report),
    notation: actions.notation,
    diagram,
  };
}
