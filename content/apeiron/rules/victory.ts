/** Victory and stand-off (5.24), and the extra turn of the last unit (5.23). */
import type { Seat, Side } from 'cardwright/engine';
import { events, type Listener } from './events.ts';
import { NORTH, SOUTH } from './field.ts';
import { extraStart, first, h, result, turn, type State } from './state.ts';
import { countSurvivors, otherSeat, survivors } from './units.ts';

/** APE-5.24.1, APE-5.24.2: whether the game is over. */
export function judgeSurvivors(state: State, report: Listener): boolean {
  const [south, north] = [countSurvivors(state, SOUTH), countSurvivors(state, NORTH)];
  if (south > 0 && north > 0) return false;
  if (south === 0 && north === 0) adjudicate(state, report);
  else result.end(state, [sideOf(state, south > 0 ? SOUTH : NORTH)], 'elimination', report);
  return true;
}

const sideOf = (state: State, seat: Seat): Side => state.config.sides[seat]!;

/** APE-5.24.3 */
export function adjudicate(state: State, report: Listener): void {
  const lead =
    countSurvivors(state, SOUTH) - countSurvivors(state, NORTH) ||
    restOf(state, SOUTH) - restOf(state, NORTH);
  const winner = lead === 0 ? first.get(state) : lead > 0 ? SOUTH : NORTH;
  result.end(state, [sideOf(state, winner)], 'adjudication', report);
}

function restOf(state: State, seat: Seat): number {
  return survivors(state, seat).reduce((sum, card) => sum + h.get(state, card), 0);
}

/** APE-5.23.1: vanishing has left a player a single unit. */
export function beginExtraTurn(state: State, seat: Seat, report: Listener): void {
  if (state.config.options.extraTurnLimit === 0 || extraStart.get(state, seat) > 0) return;
  if (countSurvivors(state, seat) !== 1) return;
  extraStart.set(state, seat, turn.get(state));
  if (report) report(events.extraTurnBegan(state, { seat }));
}

/** APE-5.23.8 */
export function endExtraTurn(state: State, seat: Seat): void {
  if (countSurvivors(state, seat) > 1) extraStart.set(state, seat, 0);
}

/** APE-5.23.2; null while there is none. */
export function extraCount(state: State, seat: Seat): number | null {
  const start = extraStart.get(state, seat);
  return start === 0 ? null : turn.get(state) - start + 1;
}

/** APE-5.23.3: a count that was not restarted by damage in time. Returns whether the game is over. */
export function judgeExtraTurn(state: State, seat: Seat, report: Listener): boolean {
  const { extraTurnLimit } = state.config.options;
  const count = extraCount(state, seat);
  if (extraTurnLimit === 0 || count === null || count < extraTurnLimit) return false;
  result.end(state, [sideOf(state, otherSeat(seat))], 'extraTurn', report);
  return true;
}
