/**
 * The rules of A-AWs Basic combat. Clauses: rules.md. Each file is a section of it, named for what
 * players do.
 */
import {
  withDeclarations,
  type CompiledGame,
  type Rules,
  type WholeDeclaration,
} from 'cardwright/engine';
import { advantage } from './advantage.ts';
import type { Basis } from './config.ts';
import { testOf } from './conditions.ts';
import { diagram } from './diagram.ts';
import { observeEvent, type Event } from './events.ts';
import { brokenRules } from './invariants.ts';
import { apply, makeRunner, questions, table } from './play.ts';
import { fromPosition, positions } from './position.ts';
import { starterOf } from './setup.ts';
import { ownActions } from './slots.ts';
import { result, type State } from './state.ts';
import { makeTables } from './tables.ts';
import type { Action } from './words.ts';

export type { Event } from './events.ts';
export type { State } from './state.ts';
export type { Action } from './words.ts';

export function rules(game: CompiledGame): Rules<State, Action | WholeDeclaration<Action>, Event> {
  const basis: Basis = { tables: makeTables(game, testOf, ownActions), questions, ...makeRunner() };
  const declared = positions.rules(); // AAW-18.1.1, AAW-18.1.2
  return withDeclarations<State, Event>({
    id: game.id,
    ...starterOf(game, basis),
    ...declared,
    invariants: (state) => [...declared.invariants(state), ...brokenRules(state)],
    ...table.rules(),
    apply,
    outcome: (state) => result.of(state),
    observeEvent,
    advantage,
    fromPosition: (position, report) => fromPosition(game, basis, position, report),
    diagram,
  });
}
