/**
 * Victory and end: the two goals (LOW-5.9.1 to LOW-5.9.6, LOW-6.1.4, LOW-6.3, LOW-6.6.10, LOW-6.7.6)
 * and the tally of games that do not end by themselves (LOW-5.9.8, LOW-6.1.3).
 */
import type { Side } from 'cardwright/engine';
import type { Listener } from './events.ts';
import { captured, result, seatSide, turn, type Reason, type State } from './state.ts';
import { COMMAND } from './tables.ts';

/** Cards of any kind, the command cards among them (LOW-5.9.3). */
export function capturedCards(state: State, side: Side): number {
  return captured.size(state, side);
}

/** LOW-3.1.11: the general is one. */
export function capturedCommandCards(state: State, side: Side): number {
  return captured.countWith(state, side, state.config.catalogue.traits, COMMAND);
}

/** Ends the game if a goal is reached, in whosever turn (LOW-5.9.4, LOW-5.9.5). Returns whether it has. */
export function testGoals(state: State, report: Listener): boolean {
  const first = goalReached(state, 0);
  const second = goalReached(state, 1);
  if (first !== null && second !== null) endWithBoth(state, report);
  else if (first !== null) result.end(state, [0], first, report);
  else if (second !== null) result.end(state, [1], second, report);
  return result.isKnown(state);
}

function goalReached(state: State, side: Side): Reason | null {
  const { 'victory.eliminations': eliminations, 'victory.commandCards': commandCards } =
    state.config.options;
  const cards = capturedCards(state, side);
  if (eliminations !== null && cards >= eliminations) return 'eliminations';
  // LOW-6.3.2; there are no more command cards than cards.
  if (commandCards === null || cards < commandCards) return null;
  return capturedCommandCards(state, side) >= commandCards ? 'commandCards' : null;
}

/** LOW-5.9.6, or LOW-6.1.4 where the option says so. */
function endWithBoth(state: State, report: Listener): void {
  const isForActive = state.config.options.simultaneousVictory === 'active';
  const winners = isForActive ? [seatSide(state, turn.get(state))] : [];
  result.end(state, winners, 'simultaneous', report);
}

/** LOW-5.9.8: more captured cards win, then more captured command cards. */
export function endByTally(state: State, reason: Reason, report: Listener): void {
  const lead =
    capturedCards(state, 0) - capturedCards(state, 1) ||
    capturedCommandCards(state, 0) - capturedCommandCards(state, 1);
  const leader = lead > 0 ? 0 : 1;
  result.end(state, lead === 0 ? [] : [leader], reason, report);
}
