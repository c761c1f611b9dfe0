/** AVIs that move by effects, and may not move (BLS-12.3.1 to BLS-12.3.3). */
import { acting, picking, seatName, type Seat, type Square } from 'cardwright/engine';
import { aviSquare, moveAvi, stepFrom, stepProblem } from '../../board.ts';
import { directionNames, opponentOf } from '../../config.ts';
import type { Listener } from '../../events.ts';
import { queueEntered } from '../../sets.ts';
import { lockNext, pending, type State } from '../../state.ts';
import type { Operations } from '../vocabulary.ts';

const [LEFT, RIGHT] = [2, 3] as const;

export const movementOperations: Operations<'moveSelf' | 'displace' | 'lockMove'> = {
  moveSelf: ({ steps }) => ({
    choice: picking('cell', 1, 1, (state: State, seat, into) =>
      listReachable(state, seat, steps, into),
    ),
    ...acting((state, seat, report, frame) => {
      const [cell = aviSquare(state, seat)] = pending.picks(state, frame);
      bring(state, seat, cell, report);
    }),
  }),
  displace: ({ dir, steps }) => {
    if (dir !== 'leftOrRight') {
      const direction = directionNames.indexOf(dir);
      return acting((state, seat, report) => displace(state, seat, direction, steps, report));
    }
    return {
      choice: picking('direction', 1, 1, (_state, _seat, into) => {
        into[0] = LEFT;
        into[1] = RIGHT;
        return 2;
      }),
      ...acting((state, seat, report, frame) => {
        const [direction = LEFT] = pending.picks(state, frame);
        displace(state, seat, direction, steps, report);
      }),
    };
  },
  lockMove: () =>
    acting((state, controller, report) => {
      const seat = opponentOf(controller);
      lockNext.set(state, seat);
      if (report) report({ type: 'aviHeld', seat: seatName(seat) });
    }),
};

/** BLS-12.3.1: the own cell first, which means to stay; then the nearer ones before the others. */
function listReachable(state: State, seat: Seat, steps: number, into: Square[]): number {
  into[0] = aviSquare(state, seat);
  let [from, found] = [0, 1];
  for (let step = 0; step < steps; step += 1) {
    const end = found;
    for (; from < end; from += 1) {
      for (let direction = 0; direction < directionNames.length; direction += 1) {
        const cell = stepFrom(state, seat, into[from]!, direction);
        if (stepProblem(state, seat, cell) !== null) continue;
        const known = into.indexOf(cell);
        if (known < 0 || known >= found) into[found++] = cell;
      }
    }
  }
  return found;
}

/** BLS-12.3.2: the opposing AVI, as far as it can go, in a direction as the controller sees it. */
function displace(
  state: State,
  controller: Seat,
  direction: number,
  steps: number,
  report: Listener,
): void {
  const seat = opponentOf(controller);
  let cell = aviSquare(state, seat);
  for (let step = 0; step < steps; step += 1) {
    const next = stepFrom(state, controller, cell, direction);
    if (stepProblem(state, seat, next) !== null) break; // BLS-1.1.7
    cell = next;
  }
  bring(state, seat, cell, report);
}

/** BLS-12.2.4: cells on the way do not count. */
function bring(state: State, seat: Seat, cell: Square, report: Listener): void {
  if (cell === aviSquare(state, seat)) return;
  moveAvi(state, seat, cell, report);
  queueEntered(state, seat);
}
