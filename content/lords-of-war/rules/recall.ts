/**
 * Recall: one unit goes back from the board to the hand instead of a card from the deck.
 *
 * Rules: LOW-5.7.5 to LOW-5.7.14; cavalry LOW-6.4.3 to LOW-6.4.7; team mates' units LOW-6.6.14,
 * LOW-6.7.10 to LOW-6.7.12. Reads the position after the check (LOW-5.7.7).
 */
import type { Card, Refusal, Square } from 'cardwright/engine';
import { actions, type Action } from './actions.ts';
import { isEngaged } from './board.ts';
import { events, type Listener } from './events.ts';
import { refuse, type Code } from './refuse.ts';
import {
  board,
  busy,
  cardSide,
  hand,
  involved,
  known,
  owner,
  placed,
  races,
  seatSide,
  has,
  turn,
  type State,
} from './state.ts';
import { CAVALRY, GENERAL, SPEARMAN } from './tables.ts';
import { endTurn } from './turn.ts';

const RECALL = actions.verb('recall');

/** Legal recalls by square. With null it only says whether there is one. */
export function listRecalls(state: State, into: Action[] | null, from = 0): number {
  let found = from;
  const units = board.size(state);
  for (let n = 0; n < units; n += 1) {
    const square = board.squareOf(state, board.card(state, n));
    if (recallFault(state, square) !== null) continue;
    if (into === null) return 1;
    into[found++] = actions.code(RECALL, square);
  }
  return found - from;
}

export function refuseRecall(state: State, square: Square): Refusal | null {
  const fault = recallFault(state, square);
  if (fault === null) return null;
  const unit = board.on(state, square);
  return refuse(fault, { square: board.nameOf(state, square) }, clauseOf(state, fault, unit));
}

/** Where it is another one than usual. */
function clauseOf(state: State, fault: Code, unit: Card): string | undefined {
  if (fault === 'LOW_RECALL_ENGAGED' && followsCavalryRule(state, unit)) return 'LOW-6.4.4';
  return fault === 'LOW_RECALL_TEAM' && has(state, unit, GENERAL) ? 'LOW-6.7.12' : undefined;
}

/** The first that applies (Appendix A). */
function recallFault(state: State, square: Square): Code | null {
  const seat = turn.get(state);
  const unit = board.on(state, square);
  const isOwn = unit >= 0 && cardSide(state, unit) === seatSide(state, seat);
  if (!isOwn) return 'LOW_RECALL_UNIT'; // LOW-5.7.5
  if (!mayTake(state, unit)) return 'LOW_RECALL_TEAM';
  if (placed.is(state, unit)) return 'LOW_RECALL_PLACED'; // LOW-5.7.8, LOW-6.4.5
  if (isHeld(state, unit)) return 'LOW_RECALL_ENGAGED';
  return isBound(state, unit) ? 'LOW_RECALL_INVOLVED' : null;
}

/** Units of the own army (LOW-6.6.14), the general like any other (LOW-5.7.13, LOW-6.6.8). */
function mayTake(state: State, unit: Card): boolean {
  const { armies } = state.config;
  const seat = turn.get(state);
  const mate = owner.get(state, unit);
  if (armies[mate] === armies[seat]) return true;
  if (has(state, unit, GENERAL)) return false; // LOW-6.7.12
  return races.get(state, mate) === races.get(state, seat); // LOW-6.7.10, LOW-6.7.11
}

/** LOW-5.7.6, LOW-3.2.5; LOW-6.4.3, LOW-6.4.4, LOW-6.4.7: only spearmen hold cavalry. */
function isHeld(state: State, unit: Card): boolean {
  return isEngaged(state, unit, followsCavalryRule(state, unit) ? SPEARMAN : 0);
}

/** LOW-5.7.9 to LOW-5.7.12; LOW-6.4.6 */
function isBound(state: State, unit: Card): boolean {
  const { cavalryIgnoresInvolvement } = state.config.options;
  if (cavalryIgnoresInvolvement && followsCavalryRule(state, unit)) return false;
  return involved.is(state, unit);
}

/** LOW-6.4.1 */
function followsCavalryRule(state: State, unit: Card): boolean {
  return state.config.options['intermediate.cavalry'] && has(state, unit, CAVALRY);
}

/** The card is from now on that of the player who recalls it (LOW-6.6.8, LOW-6.6.14, LOW-6.7.11). */
export function recall(state: State, square: Square, _: number, report: Listener): void {
  const seat = turn.get(state);
  const unit = board.on(state, square);
  board.take(state, unit);
  known.set(state, unit); // LOW-5.10.4: everybody saw it go
  hand.add(state, seat, unit); // LOW-5.7.14
  busy.set(state);
  if (report) report(events.unitRecalled(state, { seat, card: unit, square }));
  endTurn(state, report);
}
