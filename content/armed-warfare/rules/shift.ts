/** Formations that are moved in the turn of another player: AWF-5.12.19, AWF-5.12.5. */
import { placesInRow, wordRow, type Card, type Refusal, type Seat } from 'cardwright/engine';
import { told, type Listener } from './events.ts';
import { armdroidOf, bodyOf, facingOf, moveFormation, refuseRoom, standsAt } from './formation.ts';
import { refuse } from './refuse.ts';
import { asked, type State } from './state.ts';

/** Directions of compass names, and one more. */
const PATH_BASE = 9;
export const DIRECTIONS = 8;

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
  moveFormation(state, seat, to, facingOf(state, armdroidOf(state, seat)));
  return true;
}

/** AWF-5.6.5, AWF-5.6.6 */
function refuseStep(state: State, seat: Seat, direction: number): Refusal | null {
  const to = standsAt(state, seat) + state.config.grid.steps[direction]!;
  return refuseRoom(state, bodyOf(state, seat), to, facingOf(state, armdroidOf(state, seat)));
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

/** AWF-5.12.5: each step is tested where the one before leads; the way back is gone after it. */
export function refuseEvasion(state: State, seat: Seat, path: number): Refusal | null {
  const steps = placesInRow(path, PATH_BASE);
  if (steps.length > asked.asked(state).most) return refuse('NO_MOVEMENT');
  const start = standsAt(state, seat);
  const faces = facingOf(state, armdroidOf(state, seat));
  let refusal: Refusal | null = null;
  for (const step of steps) {
    refusal = step % 2 === 1 ? refuse('DIAGONAL') : refuseStep(state, seat, step);
    if (refusal !== null) break;
    go(state, seat, step);
  }
  if (standsAt(state, seat) !== start) moveFormation(state, seat, start, faces);
  return refusal;
}

export function evade(state: State, seat: Seat, path: number, tell: Listener): void {
  asked.cancel(state);
  for (const step of placesInRow(path, PATH_BASE)) go(state, seat, step);
  tellMove(state, seat, 'evade', tell);
}

/** Every path up to the length asked for, the shortest first; presumes that the seat is asked. */
export function listPaths(state: State, seat: Seat): number[] {
  const paths: number[][] = [[]];
  for (const path of paths) {
    if (path.length === asked.asked(state).most) break;
    for (let step = 0; step < DIRECTIONS; step += 2) {
      const longer = [...path, step];
      if (refuseEvasion(state, seat, wordRow(longer, DIRECTIONS)) === null) paths.push(longer);
    }
  }
  return paths.map((path) => wordRow(path, DIRECTIONS));
}
