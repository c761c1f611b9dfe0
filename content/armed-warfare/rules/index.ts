/**
 * The rules of Armed Warfare. Clauses: rules.md. Each file is a section of it, named for what players
 * do.
 *
 *     setup.ts   5.2        attack.ts    5.7        formation.ts  5.1
 *     turn.ts    5.3, 5.4   strike.ts    5.7        state.ts      3.5
 *     piles.ts   5.4        defence.ts   5.8        position.ts   9.0
 *     equip.ts   5.5        damage.ts    5.9, 5.13  compare.ts    9.0
 *     move.ts    5.6        leaving.ts   5.9, 5.10  actions.ts    5.15
 *     shift.ts   5.12       effects/     5.11, 5.12 play.ts       5.15
 */
import type { CompiledGame, Rules } from 'cardwright/engine';
import type { Action } from './actions.ts';
import { advantage } from './advantage.ts';
import { makeCardTables } from './cards.ts';
import type { Tables } from './config.ts';
import { diagram } from './diagram.ts';
import { compileEffects } from './effects/compile.ts';
import { observeEvent, type Event } from './events.ts';
import { foresee } from './foresee.ts';
import { apply, table } from './play.ts';
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
    ...positions.rules(), // AWF-5.14.1 to AWF-5.14.10
    ...table.rules(),
    apply,
    outcome: (state) => result.of(state),
    observeEvent,
    advantage,
    fromPosition: (position, report) => fromPosition(game, tables, position, report),
    foresee,
    pointsAt,
    meantBy,
    diagram,
  };
}
