/**
 * The challenge: before turn 1, each player puts a card on the own start space and draws one.
 *
 * Rules: LOW-5.2.1 to LOW-5.2.6; three players LOW-6.6.6, more LOW-6.7.4. No contact rule, no check,
 * no shots, no recall (LOW-5.2.4).
 */
import type { CardType, Refusal, Square } from 'cardwright/engine';
import { actions, type Action } from './actions.ts';
import { events, type Listener } from './events.ts';
import {
  cardToPlace,
  deckSize,
  drawCard,
  missingCards,
  takeToPlace,
  unitsToPlace,
} from './hands.ts';
import { putUnit } from './placement.ts';
import { refuse } from './refuse.ts';
import { board, turn, turnNumber, type State } from './state.ts';
import { beginTurn } from './turn.ts';

const CHALLENGE = actions.verb('challenge');
const units: CardType[] = [];

/** LOW-5.2.1, LOW-5.2.5: any card, the general included. */
export function listChallenges(state: State, into: Action[]): number {
  const seat = turn.get(state);
  const choices = unitsToPlace(state, seat, units);
  const square = state.config.startSquares[seat]!;
  for (let k = 0; k < choices; k += 1) {
    into[k] = actions.code(CHALLENGE, square, units[k]);
  }
  return choices;
}

export function refuseChallenge(state: State, square: Square, unit: CardType): Refusal | null {
  const seat = turn.get(state);
  const params = { card: state.config.catalogue.ids[unit], square: board.nameOf(state, square) };
  if (cardToPlace(state, seat, unit) < 0)
    return refuse('LOW_PLACE_NOT_IN_HAND', params, 'LOW-5.2.1');
  const start = state.config.startSquares[seat]!;
  if (square === start) return null;
  return refuse('LOW_PLACE_START_SPACE', { ...params, startSpace: board.nameOf(state, start) });
}

/** The unit counts as placed on an earlier turn (LOW-5.2.6): it gets no flag. */
export function challenge(state: State, square: Square, unit: CardType, report: Listener): void {
  const seat = turn.get(state);
  const card = cardToPlace(state, seat, unit);
  const from = takeToPlace(state, seat, card);
  putUnit(state, seat, card, square);
  const how = { from, forced: false, challenge: true };
  if (report) report(events.unitPlaced(state, { seat, card, square, ...how }));
  // LOW-5.2.2, LOW-6.7.4; nothing is missing after the shared general (LOW-6.6.6).
  if (missingCards(state, seat) > 0 && deckSize(state, seat) > 0) drawCard(state, seat, report);
  goOn(state, report);
}

/** LOW-5.2.3, LOW-6.6.6, LOW-6.7.4: the next challenger, or P1 with turn 1 (LOW-5.2.6). */
function goOn(state: State, report: Listener): void {
  const { challengers } = state.config;
  const next = challengers[challengers.indexOf(turn.get(state)) + 1];
  if (next !== undefined) return turn.set(state, next);
  turnNumber.set(state, 1);
  beginTurn(state, 0, report);
}
