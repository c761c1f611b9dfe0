/** What holds at every step beside what the declaration of the state says (LOW-3.3.1, LOW-3.4.1). */
import { seatName } from 'cardwright/engine';
import { toAct } from './play.ts';
import { declaration, hand, phase, result, type State } from './state.ts';

export function invariants(state: State): string[] {
  return [...declaration.faults(state), ...hands(state), ...progress(state)];
}

/** LOW-5.7.1: nobody gets beyond the limit. */
function hands(state: State): string[] {
  return state.config.options.handSizes.flatMap((limit, seat) =>
    hand.size(state, seat) <= limit
      ? []
      : [`the hand of ${seatName(seat)} is above its limit (LOW-5.7.1)`],
  );
}

/** LOW-5.9.7: the game is over when it has a result, and then nobody acts. */
function progress(state: State): string[] {
  const isOver = phase.is(state, 'over');
  return [
    ...(isOver === result.isKnown(state) ? [] : ['phase and result do not agree']),
    ...(isOver === (toAct(state) === null) ? [] : ['phase and decider do not agree']),
  ];
}
