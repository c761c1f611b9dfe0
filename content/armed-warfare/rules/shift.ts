/** Formations that are moved in the turn of another player: AWF-5.12.19, AWF-5.12.5. */
import * as engine from 'cardwright/engine';
import type { Card, Refusal, Seat } from 'cardwright/engine';
import type { Verb } from './actions.ts';
import { told, type Listener } from './events.ts';
import { armdroidOf, facesOf, facingOf, moveFormation, refuseRoom, standsAt } from './formation.ts';
import { refuse } from './refuse.ts';
import { asked, type State } from './state.ts';

/** Directions of compass names, and one more. */
const PATH_BASE = 9;
/** One more than evade moves can have (AWF-5.12.5), so that what is too long can be said. */
const LONGEST_PATH = 4;

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
  let gone = 0;
  while (gone < distance && go(state, seat, along)) gone += 1;
  if (gone > 0) tellMove(state, seat, 'shift', tell);
}

/** One square on, where there is room. */
function go(state: State, seat: Seat, direction: number): boolean {
  if (refuseStep(state, seat, direction) !== null) return false;
  const to = standsAt(state, seat) + state.config.grid.steps[direction]!;
  moveFormation(state, seat, to, facesOf(state, seat));
  return true;
}

/** AWF-5.6.5, AWF-5.6.6 */
function refuseStep(state: State, seat: Seat, direction: number): Refusal | null {
  const to = standsAt(state, seat) + state.config.grid.steps[direction]!;
  return refuseRoom(state, seat, to, facesOf(state, seat));
}

export function tellMove(
  state: State,
  seat: Seat,
  how: 'step' | 'leap' | 'evade' | 'shift',
  tell: Listener,
): void {
  if (!tell) return;
  const [card, square] = [armdroidOf(state, seat), standsAt(state, seat)];
  tell(told.armdroidMoved(state, { seat, card, square, how }));
}

/** AWF-5.12.5 */
export const evade: Verb = {
  answers: 'evade',
  words: { path: engine.rowOfWords(engine.compass, LONGEST_PATH) },
  among: { path: listPaths },
  refuse: [[['path'], refusePath]],
  play(state, seat, tell, path) {
    asked.cancel(state);
    for (const along of engine.placesInRow(path, PATH_BASE)) go(state, seat, along);
    tellMove(state, seat, 'evade', tell);
  },
};

/** Each step is tested where the one before leads; the way back is gone after it. */
function refusePath(state: State, seat: Seat, path: number): Refusal | null {
  const steps = engine.placesInRow(path, PATH_BASE);
  if (steps.length > asked.asked(state).most) return refuse('NO_MOVEMENT');
  const start = standsAt(state, seat);
  const faces = facesOf(state, seat);
  let refusal: Refusal | null = null;
  for (const along of steps) {
    refusal = along % 2 === 1 ? refuse('DIAGONAL') : refuseStep(state, seat, along);
    if (refusal !== null) break;
    go(state, seat, along);
  }
  if (standsAt(state, seat) !== start) moveFormation(state, seat, start, faces);
  return refusal;
}

/** Where a path may lead on. */
export function nextSteps(state: State, seat: Seat, path: readonly number[]): number[] {
  const ways = [0, 2, 4, 6];
  return ways.filter(
    (step) => refusePath(state, seat, engine.wordRow([...path, step], 8)) === null,
  );
}

/** Every path up to the length asked for, the shortest first. */
function listPaths(state: State, seat: Seat, into: number[]): number {
  const paths: number[][] = [[]];
  for (const path of paths)
    for (const step of nextSteps(state, seat, path)) paths.push([...path, step]);
  for (const [i, path] of paths.entries()) into[i] = engine.wordRow(path, 8);
  return paths.length;
}
