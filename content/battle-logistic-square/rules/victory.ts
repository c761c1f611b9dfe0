/** The end of the game: section 5.11. */
import type { Seat, Side } from 'cardwright/engine';
import type { Listener } from './events.ts';
import {
  DECK_OUT,
  get,
  isOver,
  LIFE,
  OVER,
  PHASE,
  result,
  seatWord,
  set,
  TURN_NUMBER,
  TURN_SEAT,
  type Reason,
  type State,
} from './state.ts';
import { areDecksEmpty } from './zones.ts';

const lifeOf = (state: State, seat: Seat): number => seatWord(state, seat, LIFE);

/** BLS-11.1.1, BLS-11.1.2: asked after every operation. Returns whether the game is over. */
export function testLives(state: State, tell: Listener): boolean {
  if (isOver(state)) return true;
  const isDown0 = lifeOf(state, 0) <= 0;
  const isDown1 = lifeOf(state, 1) <= 0;
  if (!isDown0 && !isDown1) return false;
  if (isDown0 && isDown1) end(state, winnersOfBoth(state), 'life', tell);
  else end(state, [isDown0 ? 1 : 0], 'life', tell);
  return true;
}

/** BLS-11.1.3 */
function winnersOfBoth(state: State): Side[] {
  const turnSeat = get(state, TURN_SEAT);
  switch (state.config.options.simultaneousZero) {
    case 'turnPlayerWins':
      return [turnSeat];
    case 'turnPlayerLoses':
      return [1 - turnSeat];
    case 'draw':
      return [];
  }
}

/** BLS-11.2.1, BLS-11.3.2: the decision at the end of a turn. Returns whether the game is over. */
export function testTurnEnd(state: State, tell: Listener): boolean {
  const { options } = state.config;
  const isOut = options.deckOutLatched ? get(state, DECK_OUT) === 1 : areDecksEmpty(state);
  const isLast = options.turnLimit > 0 && get(state, TURN_NUMBER) >= options.turnLimit;
  const lead = lifeOf(state, 0) - lifeOf(state, 1);
  const isDecided = isOut && (lead !== 0 || options.deckOutTie === 'draw'); // BLS-11.2.3
  if (!isDecided && !isLast) return false;
  endByLife(state, isDecided ? 'deckOut' : 'turnLimit', tell);
  return true;
}

/** More life wins; with equal lives it is a draw. */
export function endByLife(state: State, reason: Reason, tell: Listener): void {
  const lead = lifeOf(state, 0) - lifeOf(state, 1);
  const leader = lead > 0 ? 0 : 1;
  end(state, lead === 0 ? [] : [leader], reason, tell);
}

function end(state: State, winners: readonly Side[], reason: Reason, tell: Listener): void {
  set(state, PHASE, OVER);
  result.set(state, winners, reason);
  if (tell) tell({ type: 'gameEnded', ...result.inWords(state)! });
}
