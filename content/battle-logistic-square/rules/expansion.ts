/** Whole sets of cards as the steps that bots take: `caa [a, b]` is `caa`, `take a`, `take b`, `done`. */
import { listItem, listSize } from 'cardwright/engine';
import {
  action,
  argumentOf,
  DO_CAA,
  DO_CAA_WITH,
  DO_CHOOSE_SET,
  DO_DISCARD,
  DO_DONE,
  DO_IT,
  DO_IT_WITH,
  DO_TAKE,
  maskOf,
  placesIn,
  verbOf,
  type Action,
} from './actions.ts';
import { get, MOST, PENDING, TURN_SEAT, NOTHING, typeOf, type State } from './state.ts';
import { handOf, handSize } from './zones.ts';

/** One step for an action that is no set, or a set that is listed as it is. Presumes that it is legal. */
export function expand(state: State, set: Action): Action[] {
  const seat = get(state, TURN_SEAT);
  const hand = handOf(state, seat);
  switch (verbOf(set)) {
    case DO_IT_WITH:
      return [action(DO_IT, argumentOf(set)), ...takes(state, hand, set)];
    case DO_CAA_WITH: {
      const most = Math.min(state.config.options.caaMax, handSize(state, seat));
      return [action(DO_CAA), ...ended(takes(state, hand, set), state, hand, set, most)];
    }
    case DO_DISCARD:
      return isListed(state) ? [set] : takes(state, hand, set);
    case DO_CHOOSE_SET: {
      const { options } = state.config.layout;
      return isListed(state)
        ? [set]
        : ended(takes(state, options, set), state, options, set, get(state, MOST));
    }
    default:
      return [set];
  }
}

/** Sets of one card are listed whole. */
function isListed(state: State): boolean {
  return get(state, PENDING) !== NOTHING && get(state, MOST) === 1;
}

function takes(state: State, list: number, set: Action): Action[] {
  return placesIn(maskOf(set)).map((place) =>
    action(DO_TAKE, typeOf(state, listItem(state.words, list, place))),
  );
}

/** A set that could still grow is ended by a step of its own. */
function ended(
  steps: Action[],
  { words }: State,
  list: number,
  set: Action,
  most: number,
): Action[] {
  const last = placesIn(maskOf(set)).at(-1) ?? -1;
  const isFull = steps.length === most || last === listSize(words, list) - 1;
  return isFull ? steps : [...steps, action(DO_DONE)];
}
