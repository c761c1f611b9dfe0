/**
 * The rules of Apeiron. Clauses: rules.md. Each file is a section of it, named for what players do.
 *
 *     setup.ts   5.1 to 5.5     attack.ts   5.10 to 5.12   chest.ts     5.20
 *     turn.ts    5.6, 5.7       range.ts    5.10           vanish.ts    5.22
 *     move.ts    5.8, 5.9       squares.ts  5.15, 5.16     victory.ts   5.23, 5.24
 *     placed.ts  5.3            damage.ts   5.10, 5.18     standoff.ts  5.24
 *     state.ts   3.7            play.ts     5.7            effects/     5.13, 5.17, 5.19
 */
import type { CompiledGame, Rules } from 'cardwright/engine';
import type { Action } from './actions.ts';
import { advantage } from './advantage.ts';
import { makeCardTables } from './cards.ts';
import type { Tables } from './config.ts';
import { diagram } from './diagram.ts';
import { compileEffects } from './effects/compile.ts';
import { observeEvent, type Event } from './events.ts';
import { apply, expand, isSettled, table } from './play.ts';
import { meantBy, pointsAt } from './pointing.ts';
import { fromPosition, positions } from './position.ts';
import { questions } from './questions.ts';
import { starterOf } from './setup.ts';
import { result, type State } from './state.ts';

export type { Action } from './actions.ts';
export type { Event } from './events.ts';
export type { State } from './state.ts';

export function rules(game: CompiledGame): Rules<State, Action, Event> {
  const catalogue = makeCardTables(game);
  const tables: Tables = { catalogue, effects: compileEffects(catalogue), questions };
  return {
    id: game.id,
    ...starterOf(game, tables),
    ...positions.rules(), // 5.25
    ...table.rules(),
    apply,
    outcome: (state) => result.of(state),
    observeEvent,
    advantage,
    isSettled,
    fromPosition: (position, report) => fromPosition(game, tables, position, report),
    notation: { ...table.actions.notation, expand },
    pointsAt,
    meantBy,
    diagram,
  };
}
