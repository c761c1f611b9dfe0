/** Formations that are moved in the turn of another player: AWF-5.12.19, AWF-5.12.5. */
import * as engine from 'cardwright/engine';
import type { Card, Refusal, Seat, Square } from 'cardwright/engine';
import type { Verb } from './actions.ts';
import { told, type Listener } from './events.ts';
import { armdroidOf, facesOf, facingOf, moveFormation, refuseRoom, standsAt } from './formation.ts';
import { refuse } from './refuse.ts';
import { asked, type State } from './state.ts';

/** Directions of compass names, and one more. */
const PATH_BASE = 9;
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
  tell: Listener,
): void {
  const along = (facingOf(state, attacker) + (direction === 'away' ? 0 : 4)) & 7;
  const step = state.config.grid.steps[along]!;
  let to = standsAt(state, seat);
  for (let gone = 0; gone < distance; gone += 1) {
    if (refuseStep(state, seat, to + step) !== null) break;
    to += step;
  }
  if (to !== standsAt(state, seat)) moveTo(state, seat, to, 'shift', tell);
}

export function moveTo(
  state: State,
  seat: Seat,
  square: Square,
  how: 'step' | 'leap' | 'evade' | 'shift',
  tell: Listener,
): void {
  moveFormation(state, seat, square, facesOf(state, seat));
  if (tell) tell(told.armdroidMoved(state, { seat, card: armdroidOf(state, seat), square, how }));
}

/** AWF-5.12.5 */
export const evade: Verb = {
  answers: 'evade',
  words: { path: engine.rowOfWords(engine.compass, LONGEST_PATH) },
  among: { path: listPaths },
  refuse: [[['path'], refusePath]],
  play(state, seat, tell, path) {
    const { grid } = state.config;
    const ways = engine.placesInRow(path, PATH_BASE);
    asked.cancel(state);
    const to = ways.reduce((square, along) => square + grid.steps[along]!, standsAt(state, seat));
    moveTo(state, seat, to, 'evade', tell);
  },
};

function refusePath(state: State, seat: Seat, path: number): Refusal | null {
  const ways = engine.placesInRow(path, PATH_BASE);
  if (ways.length > asked.asked(state).most) return refuse('NO_MOVEMENT');
  let to = standsAt(state, seat);
  for (const along of ways) {
    to += state.config.grid.steps[along]!;
    const refusal = along % 2 === 1 ? refuse('DIAGONAL') : refuseStep(state, seat, to);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Where a path may lead on. */
export function nextSteps(state: State, seat: Seat, path: readonly number[]): number[] {
  return engine.orthogonal.filter(
    (along) => refusePath(state, seat, engine.wordRow([...path, along], 8)) === null,
  );
}

/** Every path up to the length asked for, the shortest first. */
function listPaths(state: State, seat: Seat, into: number[]): number {
  const paths: number[][] = [[]];
  for (const path of paths)
    for (const along of nextSteps(state, seat, path)) paths.push([...path, along]);
  return engine.writeList(
    paths.map((path) => engine.wordRow(path, 8)),
    into,
  );
}
