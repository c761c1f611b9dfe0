/**
 * Whole sets of cards as the steps that bots take: `caa [a, b]` is `caa`, `take a`, `take b`, `done`.
 *
 * Steps name a set in one order only, that of the list (picking.ts); how the cards come to lie follows
 * the order in which they are named (BLS-1.2.3).
 */
import { listItem, listSize } from 'cardwright/engine';
import {
  action,
  argumentOf,
  cardsIn,
  DO_CAA,
  DO_CAA_WITH,
  DO_CHOOSE_NONE,
  DO_CHOOSE_SET,
  DO_DISCARD_SET,
  DO_DONE,
  DO_IT,
  DO_IT_WITH,
  DO_TAKE,
  verbOf,
  type Action,
} from './actions.ts';
import { placesOf } from './named-cards.ts';
import { get, MOST, TURN_SEAT, typeOf, type State } from './state.ts';
import { handOf, handSize } from './zones.ts';

/** The action itself where it is listed. Presumes that it is legal. */
export function expand(state: State, set: Action): Action[] {
  const seat = get(state, TURN_SEAT);
  const hand = handOf(state, seat);
  const { options } = state.config.layout;
  switch (verbOf(set)) {
    case DO_IT_WITH:
      return steps(state, hand, set, [action(DO_IT, argumentOf(set))], Infinity);
    case DO_CAA_WITH: {
      const most = Math.min(state.config.options.caaMax, handSize(state, seat));
      return steps(state, hand, set, [action(DO_CAA)], most);
    }
    case DO_DISCARD_SET:
      return steps(state, hand, set, [], Infinity);
    case DO_CHOOSE_NONE:
      return get(state, MOST) === 1 ? [set] : [action(DO_DONE)];
    case DO_CHOOSE_SET:
      return steps(state, options, set, [], get(state, MOST));
    default:
      return [set];
  }
}

/** The cards one by one behind these steps; a set that could still grow is ended by a step of its own. */
function steps(
  state: State,
  list: number,
  set: Action,
  before: readonly Action[],
  most: number,
): Action[] {
  const places = placesOf(state, list, cardsIn(set)).toSorted((a, b) => a - b);
  const take = (place: number): Action =>
    action(DO_TAKE, typeOf(state, listItem(state.words, list, place)));
  const taken = [...before, ...places.map(take)];
  const isWhole = most === Infinity || places.length === most;
  const isFull = isWhole || places.at(-1) === listSize(state.words, list) - 1;
  return isFull ? taken : [...taken, action(DO_DONE)];
}
