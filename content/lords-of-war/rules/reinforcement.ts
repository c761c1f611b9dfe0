/**
 * Reinforcement, phase 3: the hand is filled up by one card, from the deck or from the board.
 *
 * Rules: LOW-5.7.1 to LOW-5.7.4, LOW-5.7.15 to LOW-5.7.17; LOW-6.6.7, LOW-6.6.9. What may be recalled
 * is decided by recall.ts. The phase ends with one action, so there is never a second (LOW-5.7.4).
 */
import type { Refusal } from 'cardwright/engine';
import { actions, type Action } from './actions.ts';
import type { Listener } from './events.ts';
import { deckSize, drawCard, missingCards } from './hands.ts';
import { listRecalls } from './recall.ts';
import { refuse } from './refuse.ts';
import { noReinforcement, turn, type State } from './state.ts';
import { endTurn } from './turn.ts';

const [DRAW, PASS] = [actions.verb('draw'), actions.verb('pass')];

/** Whether the player on turn has anything to do or to decline in this phase. */
export function isReinforced(state: State): boolean {
  const seat = turn.get(state);
  if (noReinforcement.is(state)) return false; // LOW-6.6.7
  if (missingCards(state, seat) === 0) return false; // LOW-5.7.16
  return deckSize(state, seat) > 0 || listRecalls(state, null) > 0; // LOW-5.7.17
}

/** LOW-5.7.15 */
export function firstReinforcement(state: State): Action {
  return actions.code(deckSize(state, turn.get(state)) > 0 ? DRAW : PASS);
}

export function listReinforcements(state: State, into: Action[]): number {
  into[0] = firstReinforcement(state);
  return 1 + listRecalls(state, into, 1);
}

export function refuseDraw(state: State): Refusal | null {
  return deckSize(state, turn.get(state)) > 0 ? null : refuse('LOW_DECK_EMPTY');
}

export function draw(state: State, report: Listener): void {
  drawCard(state, turn.get(state), report);
  endTurn(state, report);
}

/** LOW-5.7.3; LOW-5.7.15: with an empty deck a recall may be declined. */
export function refusePass(state: State): Refusal | null {
  return deckSize(state, turn.get(state)) > 0 ? refuse('LOW_MUST_REINFORCE') : null;
}
