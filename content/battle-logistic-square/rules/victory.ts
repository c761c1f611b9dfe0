/** The end of the game: section 5.11. */
import { ownSide, type Side } from 'cardwright/engine';
import type { Listener, Reason } from './events.ts';
import {
  areDecksEmpty,
  deckOut,
  life,
  phase,
  result,
  turn,
  turnNumber,
  type State,
} from './state.ts';

/** BLS-11.1.1, BLS-11.1.2: asked after every operation. Returns whether the game is over. */
export function testLives(state: State, tell: Listener): boolean {
  if (phase.is(state, 'over')) return true;
  const isDown0 = life.get(state, 0) <= 0;
  const isDown1 = life.get(state, 1) <= 0;
  if (!isDown0 && !isDown1) return false;
  if (isDown0 && isDown1) end(state, winnersOfBoth(state), 'life', tell);
  else end(state, [isDown0 ? 1 : 0], 'life', tell);
  return true;
}

/** BLS-11.1.3 */
function winnersOfBoth(state: State): Side[] {
  const turnSeat = turn.get(state);
  switch (state.config.options.simultaneousZero) {
    case 'turnPlayerWins':
      return [ownSide(turnSeat)];
    case 'turnPlayerLoses':
      return [ownSide(1 - turnSeat)];
    case 'draw':
      return [];
  }
}

/** BLS-11.2.1, BLS-11.3.2: the decision at the end of a turn. Returns whether the game is over. */
export function testTurnEnd(state: State, tell: Listener): boolean {
  const { options } = state.config;
  const isOut = options.deckOutLatched ? deckOut.is(state) : areDecksEmpty(state);
  const isLast = options.turnLimit > 0 && turnNumber.get(state) >= options.turnLimit;
  const lead = life.get(state, 0) - life.get(state, 1);
  const isDecided = isOut && (lead !== 0 || options.deckOutTie === 'draw'); // BLS-11.2.3
  if (!isDecided && !isLast) return false;
  endByLife(state, isDecided ? 'deckOut' : 'turnLimit', tell);
  return true;
}

/** More life wins; with equal lives it is a draw. */
export function endByLife(state: State, reason: Reason, tell: Listener): void {
  const lead = life.get(state, 0) - life.get(state, 1);
  const leader = lead > 0 ? 0 : 1;
  end(state, lead === 0 ? [] : [leader], reason, tell);
}

function end(state: State, winners: readonly Side[], reason: Reason, tell: Listener): void {
  phase.set(state, 'over');
  result.set(state, winners, reason);
  if (tell) tell({ type: 'gameEnded', ...result.inWords(state)! });
}
