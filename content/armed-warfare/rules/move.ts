/** The move phase: 5.6, and what abilities allow in it (AWF-5.12.14, AWF-5.12.15). */
import * as engine from 'cardwright/engine';
import type { Refusal, Seat, Square } from 'cardwright/engine';
import type { Verb } from './actions.ts';
import { amountOf, isGranted, statOf } from './effects/standing.ts';
import { on } from './effects/vocabulary.ts';
import { told, type Listener } from './events.ts';
import { armdroidOf, facesOf, moveFormation, placeOf, refuseRoom, standsAt } from './formation.ts';
import { refuse } from './refuse.ts';
import { tellMove } from './shift.ts';
import { moved, type State } from './state.ts';
import { refuseFreeAction, spendFreeAction } from './turn.ts';

/** AWF-5.12.15: the shortest leap. */
const SHORTEST_LEAP = 2;

const direction = engine.wordAmong(engine.compass);

/** AWF-5.6.1, AWF-5.6.13: the movement that is left now. */
function movementLeft(state: State, seat: Seat): number {
  return statOf(state, seat, 'movement') - moved.get(state, seat);
}

function refuseCost(state: State, seat: Seat, distance: number): Refusal | null {
  return movementLeft(state, seat) < distance ? refuse('NO_MOVEMENT') : null;
}

/** AWF-5.6.2, AWF-5.12.14 */
function refuseDiagonal(state: State, seat: Seat, along: number): Refusal | null {
  return along % 2 === 0 || mayGoDiagonally(state, seat) ? null : refuse('DIAGONAL');
}

function mayGoDiagonally(state: State, seat: Seat): boolean {
  return isGranted(state, on.allowDiagonalSteps, seat, -1, placeOf(seat, 0));
}

/** The directions, diagonal ones only for those who may take them. */
function listWays(state: State, seat: Seat, into: number[]): number {
  const by = mayGoDiagonally(state, seat) ? 1 : 2;
  for (let i = 0; i * by < 8; i += 1) into[i] = i * by;
  return 8 / by;
}

function squareAlong(state: State, seat: Seat, along: number, distance: number): Square {
  const { grid, counted } = state.config;
  let square = standsAt(state, seat);
  for (let i = 0; i < distance && counted[square] === 1; i += 1) square += grid.steps[along]!;
  return square;
}

/** AWF-5.6.3, AWF-5.6.5, AWF-5.6.6 */
function refuseArrival(state: State, seat: Seat, along: number, distance: number): Refusal | null {
  const to = squareAlong(state, seat, along, distance);
  return refuseRoom(state, seat, to, facesOf(state, seat));
}

export const step: Verb = {
  in: ['move'],
  words: { direction },
  among: { direction: listWays },
  refuse: [
    [[], (state, seat) => refuseCost(state, seat, 1)],
    [['direction'], refuseDiagonal],
    [['direction'], (state, seat, along) => refuseArrival(state, seat, along, 1)],
  ],
  play: (state, seat, tell, along) => go(state, seat, along, 1, 'step', tell),
};

/** 0 where the Armdroid cannot leap. */
function longestLeap(state: State, seat: Seat): number {
  return amountOf(state, on.allowLeap, seat, -1, placeOf(seat, 0), 0);
}

/** AWF-5.12.15 */
function refuseLeap(isPossible: boolean): Refusal | null {
  return isPossible ? null : refuse('ABILITY_UNAVAILABLE', {}, 'AWF-5.12.15');
}

export const leap: Verb = {
  in: ['move'],
  words: { direction, distance: engine.numberWord(100) },
  among: { distance: listLeaps },
  listed: ['distance', 'direction'],
  refuse: [
    [[], (state, seat) => refuseLeap(longestLeap(state, seat) > 0)],
    [['direction'], (_, __, along) => (along % 2 === 1 ? refuse('DIAGONAL') : null)],
    [
      ['distance'],
      (state, seat, far) => refuseLeap(far >= SHORTEST_LEAP && far <= longestLeap(state, seat)),
    ],
    [['distance'], refuseCost],
    [['direction', 'distance'], refuseArrival],
  ],
  play: (state, seat, tell, along, distance) => go(state, seat, along, distance, 'leap', tell),
};

function listLeaps(state: State, seat: Seat, into: number[]): number {
  const longest = Math.min(movementLeft(state, seat), longestLeap(state, seat));
  for (let distance = SHORTEST_LEAP; distance <= longest; distance += 1)
    into[distance - SHORTEST_LEAP] = distance;
  return Math.max(0, longest - SHORTEST_LEAP + 1);
}

function go(
  state: State,
  seat: Seat,
  along: number,
  distance: number,
  how: 'step' | 'leap',
  tell: Listener,
): void {
  const to = squareAlong(state, seat, along, distance);
  moveFormation(state, seat, to, facesOf(state, seat));
  moved.add(state, seat, distance); // AWF-5.11.12
  tellMove(state, seat, how, tell);
}

/** AWF-5.6.8 to AWF-5.6.11 */
export const turnAround: Verb = {
  in: ['move'],
  words: { facing: engine.facingWord },
  refuse: [
    [['facing'], refuseSameFacing],
    [[], refuseFreeAction],
    [['facing'], refuseTurn],
  ],
  play(state, seat, tell, faces) {
    moveFormation(state, seat, standsAt(state, seat), faces);
    spendFreeAction(state, seat);
    const card = armdroidOf(state, seat);
    if (tell) tell(told.armdroidTurned(state, { seat, card, facing: faces }));
  },
};

function refuseSameFacing(state: State, seat: Seat, faces: engine.Facing): Refusal | null {
  const isSame = facesOf(state, seat) === faces;
  return isSame ? refuse('NO_CHANGE', {}, 'AWF-5.6.8') : null;
}

function refuseTurn(state: State, seat: Seat, faces: engine.Facing): Refusal | null {
  return refuseRoom(state, seat, standsAt(state, seat), faces);
}
