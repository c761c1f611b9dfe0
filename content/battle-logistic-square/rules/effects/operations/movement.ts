/** AVIs that move by effects, and may not move (BLS-12.3.1 to BLS-12.3.3). */
import { seatIn, seatName, type Seat, type Square } from 'cardwright/engine';
import { aviSquare } from '../../board.ts';
import type { Listener } from '../../events.ts';
import { lockNext, opponentOf, type State } from '../../state.ts';
import { moveAvi, stepFrom, stepProblem } from '../../steps.ts';
import { directionNames } from '../../words.ts';
import { picksOf, queueEntered } from '../listen.ts';
import type { Operations } from '../types.ts';

const [LEFT, RIGHT] = [2, 3] as const;

export const movementOperations: Operations<'moveSelf' | 'displace' | 'lockMove'> = {
  moveSelf: ({ op, steps }) => ({
    choice: {
      word: op,
      least: 1,
      most: 1,
      candidates: (state, frame, into) => listReachable(state, seatIn(state, frame), steps, into),
    },
    apply: (state, frame, tell) => {
      const seat = seatIn(state, frame);
      const [cell = aviSquare(state, seat)] = picksOf(state, frame);
      bring(state, seat, cell, tell);
    },
  }),
  displace: ({ op, dir, steps }) => {
    if (dir !== 'leftOrRight') {
      return {
        apply: (state, frame, tell) => {
          displace(state, seatIn(state, frame), directionNames.indexOf(dir), steps, tell);
        },
      };
    }
    return {
      choice: {
        word: op,
        least: 1,
        most: 1,
        candidates: (_state, _frame, into) => {
          into[0] = LEFT;
          into[1] = RIGHT;
          return 2;
        },
      },
      apply: (state, frame, tell) => {
        const [direction = LEFT] = picksOf(state, frame);
        displace(state, seatIn(state, frame), direction, steps, tell);
      },
    };
  },
  lockMove: () => ({
    apply: (state, frame, tell) => {
      const seat = opponentOf(seatIn(state, frame));
      lockNext.set(state, seat);
      if (tell) tell({ type: 'aviHeld', seat: seatName(seat) });
    },
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
  tell: Listener,
): void {
  const seat = opponentOf(controller);
  let cell = aviSquare(state, seat);
  for (let step = 0; step < steps; step += 1) {
    const next = stepFrom(state, controller, cell, direction);
    if (stepProblem(state, seat, next) !== null) break; // BLS-1.1.7
    cell = next;
  }
  bring(state, seat, cell, tell);
}

/** BLS-12.2.4: cells on the way do not count. */
function bring(state: State, seat: Seat, cell: Square, tell: Listener): void {
  if (cell === aviSquare(state, seat)) return;
  moveAvi(state, seat, cell, tell);
  queueEntered(state, seat);
}
