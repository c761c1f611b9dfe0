/**
 * The rules of Battle Logistic Square. Clauses: rules.md. Each file is a section of it, named for what
 * players do.
 *
 *     setup.ts      5.3, 5.5   move.ts        6.4     chain.ts     5.7     state.ts     5.4
 *     board.ts      5.1, 5.2   use.ts         6.5     sets.ts      5.9     position.ts  9
 *     turn.ts       5.6        integrate.ts   6.6     victory.ts   5.11    config.ts    6
 *     play.ts       3.6        avi-effects.ts 6.7     effects/     5.8, 5.9, 5.10, 5.12
 *     actions.ts    3.6        caa.ts         6.8     questions.ts 12.1.3
 */
import {
  withoutSecrets,
  type CompiledGame,
  type Observation,
  type Rules,
  type Viewer,
} from 'cardwright/engine';
import type { Action } from './actions.ts';
import { advantage } from './advantage.ts';
import { makeCardTables } from './cards.ts';
import type { Tables } from './config.ts';
import { diagram } from './diagram.ts';
import { compileEffects } from './effects/compile.ts';
import { secrets, type Event } from './events.ts';
import { invariants } from './invariants.ts';
import { namesOfCards } from './names.ts';
import { apply, isAnswer, legalActions, notation, refusal, toAct } from './play.ts';
import { meantBy, pointsAt } from './pointing.ts';
import { fromPosition, positions } from './position.ts';
import { questions } from './questions.ts';
import { starterOf } from './setup.ts';
import { asked, result, type State } from './state.ts';

export type { Action } from './actions.ts';
export type { Event } from './events.ts';
export type { State } from './state.ts';

export function rules(game: CompiledGame): Rules<State, Action, Event> {
  const catalogue = makeCardTables(game);
  const effects = compileEffects(catalogue);
  const tables: Tables = { catalogue, effects, questions };
  return {
    id: game.id,
    ...starterOf(game, tables),
    ...positions.rules(),
    toAct,
    legalActions,
    refusal,
    apply: (state, _, action, report) => apply(state, action, report),
    outcome: (state) => result.of(state),
    observe,
    observeEvent: (event, viewer) => withoutSecrets(event, viewer, secrets),
    advantage,
    isAnswer,
    fromPosition: (position, report) => fromPosition(game, tables, position, report),
    notation,
    pointsAt,
    meantBy,
    diagram,
    invariants,
  };
}

/** Section 5.4; the decider sees what is legal too (BLS-4.1.13), and the cards named so far. */
function observe(state: State, viewer: Viewer): Observation {
  const seen = positions.observation(state, viewer);
  if (viewer === 'spectator' || viewer !== toAct(state)) return seen;
  const actions: Action[] = [];
  const count = legalActions(state, viewer, actions);
  const legal = actions.slice(0, count).map((action) => notation.format(state, action));
  // Cells and directions are picked one at a time.
  if (asked.form(state)?.kindOf === undefined) return { ...seen, legal };
  return { ...seen, legal, taken: namesOfCards(state, asked.picked(state)) };
}
