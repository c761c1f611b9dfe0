/** Formations that are moved in the turn of another player: AWF-5.12.19, AWF-5.12.5. */
import * as engine from 'cardwright/engine';
import type { Card, Refusal, Seat, Square } from 'cardwright/engine';
import { refuse, type Verb } from './actions.ts';
import { events, type Listener } from './events.ts';
import { armdroidOf, facesOf, facingOf, moveFormation, refuseRoom, standsAt } from './formation.ts';
import { asked, type State } from './state.ts';

/** One more than evade moves can have (AWF-5.12.5), so that what is too long can be said. */
const LONGEST_PATH = 4;

/** AWF-5.6.5, AWF-5.6.6: its own cards are never in the way, so that no step has to be made for it. */
const refuseStep = (state: State, seat: Seat, to: Square): Refusal | null =>
  refuseRoom(state, seat, to, facesOf(state, seat));

/** AWF-5.12.19: as far as there is room, in the facing of the attacking card or against it. */
export function shift(
  state: State,
  seat: Seat,
  attacker: Card,
  direction: 'away' | 'toward',
  distance: number,
  report: Listener,
): void {
  const along = (facingOf(state, attacker) + (direction === 'away' ? 0 : 4)) & 7;
  const step = state.config.grid.steps[along]!;
  let to = standsAt(state, seat);
  for (let gone = 0; gone < distance; gone += 1) {
    if (refuseStep(state, seat, to + step) !== null) break;
    to += step;
  }
  if (to !== standsAt(state, seat)) moveTo(state, seat, to, 'shift', report);
}

export function moveTo(
  state: State,
  seat: Seat,
  square: Square,
  how: 'step' | 'leap' | 'evade' | 'shift',
  report: Listener,
): void {
  moveFormation(state, seat, square, facesOf(state, seat));
  if (report)
    report(events.armdroidMoved(state, { seat, card: armdroidOf(state, seat), square, how }));
}

/** AWF-5.12.5: each step of a path in its turn. */
export const paths = new engine.StepRows<State>({
  words: engine.compass,
  longest: LONGEST_PATH,
  isTooLong: true,
  tried: engine.orthogonal,
  refuse(state, seat, path) {
    if (isTooLong(state, path)) return refuse('NO_MOVEMENT');
    if (path.at(-1)! % 2 === 1) return refuse('DIAGONAL');
    return refuseStep(state, seat, endOf(state, seat, path));
  },
});

function isTooLong(state: State, path: readonly number[]): boolean {
  return path.length > asked.asked(state).most;
}

function endOf(state: State, seat: Seat, path: readonly number[]): Square {
  const { steps } = state.config.grid;
  return path.reduce((square, along) => square + steps[along]!, standsAt(state, seat));
}

/** AWF-5.12.5 */
export const evade: Verb = {
  answers: 'evade',
  words: { path: paths.word },
  among: { path: paths.list },
  refuse: [
    // 5.15: before any of its steps
    [
      ['path'],
      (state, _, path) => (isTooLong(state, paths.steps(path)) ? refuse('NO_MOVEMENT') : null),
    ],
    [['path'], paths.refuse],
  ],
  play(state, seat, report, path) {
    asked.cancel(state);
    moveTo(state, seat, endOf(state, seat, paths.steps(path)), 'evade', report);
  },
};
