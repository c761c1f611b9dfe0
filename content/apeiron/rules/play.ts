/** Which actions there are when, and who takes them (5.1 to 5.7, 5.24). What each does is in the file of its name. */
import { NOBODY, VerbTable, type Refusal, type Seat } from 'cardwright/engine';
import type { Action } from './actions.ts';
import { attack } from './attack.ts';
import { chance, placeItem, treasure } from './chest.ts';
import { hasClock, timeout } from './clock.ts';
import { item, listedStar, star } from './effects/declare.ts';
import type { Listener } from './events.ts';
import { NORTH, SOUTH } from './field.ts';
import { move, turn } from './move.ts';
import { choose, decline, done } from './questions.ts';
import { refuse } from './refuse.ts';
import { isPlaced, place, ready } from './setup.ts';
import { acceptStandoff, declineStandoff, offerStandoff } from './standoff.ts';
import { asked, isReady, phase, player, type State } from './state.ts';
import { end, proceed } from './turn.ts';
import { listedMove } from './ways.ts';

/** Both decide at once in the set-up. */
function isDone(state: State, seat: Seat): boolean {
  return phase.is(state, 'place') ? isPlaced(state, seat) : isReady.is(state, seat);
}

export const table = new VerbTable({
  verbs: {
    end,
    ready,
    place,
    declineStandoff,
    acceptStandoff,
    attack,
    star,
    item,
    treasure,
    chance,
    move,
    turn,
    offerStandoff,
    choose,
    done,
    decline,
    placeItem,
    timeout,
  },
  refuse,
  phase,
  turn: {
    get(state: State): Seat {
      if (phase.is(state, 'play')) return player.get(state);
      return isDone(state, SOUTH) ? NORTH : SOUTH;
    },
  },
  asked,
  // APE-6.1.13
  mayAct: (state, seat) =>
    seat === NOBODY ? hasClock(state) : !phase.is(state, 'play') && !isDone(state, seat),
  notNow,
});

/** What comes while something else must be decided (APE-5.20.15, APE-5.24.5), or answers nothing. */
function notNow(state: State): Refusal {
  const now = phase.get(state);
  if (now !== 'play') return refuse('WRONG_PHASE', { phase: now });
  return asked.isOpen(state) ? refuse('DECISION_PENDING') : refuse('NO_DECISION');
}

export function apply(state: State, seat: Seat, action: Action, report?: Listener): void {
  table.play(state, seat, action, report);
  proceed(state, report);
}

/** Units are placed one by one, and each is judged by itself. */
export function isSettled(state: State): boolean {
  return phase.is(state, 'place');
}

/** Of actions that come to the same, one is listed. */
export function expand(state: State, action: Action): readonly Action[] {
  const { actions } = table;
  const verb = actions.verbOf(action);
  const [first, second] = [actions.first(action), actions.second(action)];
  const number = actions.numberOf(action);
  if (verb === 'move') return [actions.code(number, ...listedMove(state, first, second))];
  return [verb === 'star' ? actions.code(number, listedStar(state, first)) : action];
}
