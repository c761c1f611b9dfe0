/**
 * The rules of Battle Logistic Square. Clauses: rules.md. Each file is a section of it, named for what
 * players do.
 *
 *     setup.ts       5.5        move.ts        6.4     chain.ts        5.7     victory.ts      5.11
 *     decks.ts       5.3        use.ts         6.5     sets.ts         5.9     observation.ts  5.4
 *     board.ts       5.1        integrate.ts   6.6     effects/        5.8, 5.9, 5.10, 5.12
 *     ranges.ts      5.2        avi-effects.ts 6.7     options.ts      6
 *     turn.ts        5.6        caa.ts         6.8     play.ts         3.6
 */
import { ownSide, type CompiledGame, type Rules } from 'cardwright/engine';
import type { Action } from './actions.ts';
import { advantage } from './advantage.ts';
import { makeCardTables } from './cards.ts';
import { differences } from './compare.ts';
import { SEATS, type Catalogue } from './config.ts';
import { diagram } from './diagram.ts';
import { compileEffects } from './effects/compile.ts';
import type { Event } from './events.ts';
import { expand } from './expansion.ts';
import { invariants } from './invariants.ts';
import { format, parse } from './notation.ts';
import { observe, observeEvent, redeal } from './observation.ts';
import { apply, legalActions, refusal, toAct } from './play.ts';
import { fromPosition, toPosition } from './position.ts';
import { starterOf } from './setup.ts';
import { copyState, result, type State } from './state.ts';

export type { Action } from './actions.ts';
export type { Event } from './events.ts';
export type { State } from './state.ts';

export function rules(game: CompiledGame): Rules<State, Action, Event> {
  const cards = makeCardTables(game);
  const catalogue: Catalogue = { cards, effects: compileEffects(cards), boards: new Map() };
  return {
    id: game.id,
    ...starterOf(game, catalogue),
    seats: () => SEATS,
    sides: () => SEATS,
    sideOf: (_, seat) => ownSide(seat), // BLS-1.1.1
    toAct,
    legalActions,
    refusal,
    apply: (state, _, action, tell) => apply(state, action, tell),
    outcome: (state) => result.of(state),
    observe,
    observeEvent,
    redeal,
    clone: copyState,
    advantage,
    fromPosition: (position, tell) => fromPosition(game, catalogue, position, tell),
    toPosition,
    differences,
    notation: { format, parse, expand },
    diagram,
    invariants,
  };
}
