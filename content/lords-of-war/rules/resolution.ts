/**
 * Phase 2 from `resolve` on: check, victory, berserkers, and checks again until nobody moves.
 *
 * Rules: LOW-5.3.2, LOW-5.5.1, LOW-5.9.4; berserkers LOW-6.5.1, LOW-6.5.9 to LOW-6.5.11, LOW-6.5.15.
 * What a check does is decided by elimination.ts, who moves by berserkers.ts.
 */
import { beginMoves, continueMoves } from './berserkers.ts';
import { check } from './elimination.ts';
import type { Listener } from './events.ts';
import { isReinforced } from './reinforcement.ts';
import { aim, phase, type State } from './state.ts';
import { endTurn } from './turn.ts';
import { testGoals } from './victory.ts';

/** Runs the check, and goes on until somebody must decide or the game is over. */
export function resolve(state: State, tell: Listener): void {
  for (;;) {
    check(state, tell);
    aim.reset(state); // LOW-6.5.10
    if (testGoals(state, tell)) return; // LOW-6.5.15: before any move
    if (!state.config.options.berserkers || !beginMoves(state)) break; // LOW-6.5.1, LOW-6.5.11
    if (continueMoves(state, tell)) {
      phase.set(state, 'resolve');
      return;
    }
  }
  enterReinforcement(state, tell);
}

/** After a choice: the other moves, then the next check (LOW-6.5.9). */
export function afterMove(state: State, tell: Listener): void {
  if (!continueMoves(state, tell)) resolve(state, tell);
}

/** LOW-5.7.16, LOW-5.7.17: the phase ends by itself where there is nothing to do. */
export function enterReinforcement(state: State, tell: Listener): void {
  if (isReinforced(state)) phase.set(state, 'reinforce');
  else endTurn(state, tell);
}
