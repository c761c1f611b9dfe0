/**
 * Recall: one unit goes back from the board to the hand instead of a card from the deck.
 *
 * Rules: LOW-5.7.5 to LOW-5.7.14; cavalry LOW-6.4.3 to LOW-6.4.7; team mates' units LOW-6.6.14,
 * LOW-6.7.10 to LOW-6.7.12. Reads the position after the check (LOW-5.7.7).
 */
import { seatName, type Refusal, type Square } from 'cardwright/engine';
import { action, DO_RECALL, type Action } from './actions.ts';
import { isEngaged, squareOf, takeOff, unitAt, unitCount, unitOn } from './board.ts';
import type { Card } from './config.ts';
import { nameOfCard, nameOfSquare, type Listener } from './events.ts';
import { addToHand } from './hands.ts';
import { refuse, type Code } from './refuse.ts';
import {
  ACTIVE,
  BUSY,
  cardSide,
  get,
  hasFlag,
  INVOLVED,
  KNOWN,
  ownerOf,
  PLACED,
  seatSide,
  set,
  setFlags,
  traitsOf,
  type State,
} from './state.ts';
import { CAVALRY, GENERAL, SPEARMAN } from './tables.ts';
import { mayRecallFrom, mayRecallMatesGeneral } from './teams.ts';

/** Legal recalls by square. With null it only says whether there is one. */
export function listRecalls(state: State, into: Action[] | null, from = 0): number {
  let found = from;
  const units = unitCount(state);
  for (let n = 0; n < units; n += 1) {
    const square = squareOf(state, unitAt(state, n));
    if (recallFault(state, square) !== null) continue;
    if (into === null) return 1;
    into[found++] = action(state.config, DO_RECALL, square, 0);
  }
  return found - from;
}

export function refuseRecall(state: State, square: Square): Refusal | null {
  const fault = recallFault(state, square);
  if (fault === null) return null;
  const unit = unitOn(state, square);
  const held = fault === 'LOW_RECALL_ENGAGED' && followsCavalryRule(state, unit);
  return refuse(fault, { square: nameOfSquare(state, square) }, held ? 'LOW-6.4.4' : undefined);
}

/** The first that applies (Appendix A). */
function recallFault(state: State, square: Square): Code | null {
  const seat = get(state, ACTIVE);
  const unit = unitOn(state, square);
  const isOwn = unit >= 0 && cardSide(state, unit) === seatSide(state, seat);
  if (!isOwn) return 'LOW_RECALL_UNIT'; // LOW-5.7.5
  if (!mayTake(state, unit)) return 'LOW_RECALL_TEAM';
  if (hasFlag(state, unit, PLACED)) return 'LOW_RECALL_PLACED'; // LOW-5.7.8, LOW-6.4.5
  if (isHeld(state, unit)) return 'LOW_RECALL_ENGAGED';
  return isBound(state, unit) ? 'LOW_RECALL_INVOLVED' : null;
}

/** Own units, and under conditions those of a mate; the general like any other (LOW-5.7.13). */
function mayTake(state: State, unit: Card): boolean {
  const { options, races } = state.config;
  const seat = get(state, ACTIVE);
  const owner = ownerOf(state, unit);
  if (owner === seat) return true;
  if ((traitsOf(state, unit) & GENERAL) !== 0 && !mayRecallMatesGeneral(options.players))
    return false;
  return mayRecallFrom(options.players, races[seat] ?? '', races[owner] ?? '');
}

/** LOW-5.7.6, LOW-3.2.5; LOW-6.4.3, LOW-6.4.4, LOW-6.4.7: only spearmen hold cavalry. */
function isHeld(state: State, unit: Card): boolean {
  return isEngaged(state, unit, followsCavalryRule(state, unit) ? SPEARMAN : 0);
}

/** LOW-5.7.9 to LOW-5.7.12; LOW-6.4.6 */
function isBound(state: State, unit: Card): boolean {
  const { cavalryIgnoresInvolvement } = state.config.options;
  if (cavalryIgnoresInvolvement && followsCavalryRule(state, unit)) return false;
  return hasFlag(state, unit, INVOLVED);
}

/** LOW-6.4.1 */
function followsCavalryRule(state: State, unit: Card): boolean {
  return state.config.options.cavalry && (traitsOf(state, unit) & CAVALRY) !== 0;
}

/** The card is from now on that of the player who recalls it (LOW-6.6.8, LOW-6.6.14, LOW-6.7.11). */
export function recall(state: State, square: Square, tell: Listener): void {
  const seat = get(state, ACTIVE);
  const unit = unitOn(state, square);
  takeOff(state, unit);
  setFlags(state, unit, KNOWN); // LOW-5.10.4: everybody saw it go
  addToHand(state, seat, unit); // LOW-5.7.14
  set(state, BUSY, 1);
  if (!tell) return;
  tell({
    type: 'unitRecalled',
    seat: seatName(seat),
    card: nameOfCard(state, unit),
    square: nameOfSquare(state, square),
  });
}
