/** The move phase: 5.6, and what abilities allow in it (AWF-5.12.14, AWF-5.12.15). */
import * as engine from 'cardwright/engine';
import type { Facing, Refusal, Seat } from 'cardwright/engine';
import { refuse, type Verb } from './actions.ts';
import { amountOf, isGranted, statOf } from './effects/standing.ts';
import { on } from './effects/vocabulary.ts';
import { events, type Listener } from './events.ts';
import { armdroidOf, facesOf, moveFormation, placeOf, refuseRoom } from './formation.ts';
import { squareAlong, standsAt } from './formation.ts';
import { moveTo } from './shift.ts';
import { moved, type State } from './state.ts';
import { refuseFreeAction, spendFreeAction } from './turn.ts';

/** AWF-5.12.15: the shortest leap. */
const SHORTEST_LEAP = 2;

const direction = engine.wordAmong(engine.compass);
const everyWay = [...engine.compass.keys()];

/** AWF-5.6.1, AWF-5.6.13 */
function refuseCost(state: State, seat: Seat, distance: number): Refusal | null {
  const left = statOf(state, seat, 'movement') - moved.get(state, seat);
  return left < distance ? refuse('NO_MOVEMENT') : null;
}

/** AWF-5.12.14 */
function waysOf(state: State, seat: Seat): readonly number[] {
  const isEvery = isGranted(state, on.allowDiagonalSteps, seat, -1, placeOf(seat, 0));
  return isEvery ? everyWay : engine.orthogonal;
}

/** AWF-5.6.2 */
function refuseWay(state: State, seat: Seat, along: number): Refusal | null {
  return along % 2 === 0 || waysOf(state, seat) === everyWay ? null : refuse('DIAGONAL');
}

/** AWF-5.6.3, AWF-5.6.5, AWF-5.6.6 */
function refuseArrival(state: State, seat: Seat, along: number, distance: number): Refusal | null {
  const to = squareAlong(state, seat, along, distance);
  return refuseRoom(state, seat, to, facesOf(state, seat));
}

export const step: Verb = {
  in: ['move'],
  words: { direction },
  among: { direction: (state, seat, into) => engine.writeList(waysOf(state, seat), into) },
  refuse: [
    [[], (state, seat) => refuseCost(state, seat, 1)],
    [['direction'], refuseWay],
    [['direction'], (state, seat, along) => refuseArrival(state, seat, along, 1)],
  ],
  play: (state, seat, report, along) => go(state, seat, along, 1, 'step', report),
};

/** 0 where the Armdroid cannot leap. */
function longestLeap(state: State, seat: Seat): number {
  return amountOf(state, on.allowLeap, seat, -1, placeOf(seat, 0), 0);
}

/** AWF-5.12.15 */
function refuseLeap(isPossible: boolean): Refusal | null {
  return isPossible ? null : refuse('ABILITY_UNAVAILABLE', 'AWF-5.12.15');
}

export const leap: Verb = {
  in: ['move'],
  words: { direction, distance: engine.numberWord(100) },
  among: {
    distance: (state, seat, into) =>
      engine.writeRange(SHORTEST_LEAP, longestLeap(state, seat), into),
  },
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
  play: (state, seat, report, along, distance) => go(state, seat, along, distance, 'leap', report),
};

function go(
  state: State,
  seat: Seat,
  along: number,
  distance: number,
  how: 'step' | 'leap',
  report: Listener,
): void {
  moved.add(state, seat, distance); // AWF-5.11.12
  moveTo(state, seat, squareAlong(state, seat, along, distance), how, report);
}

/** AWF-5.6.8 to AWF-5.6.11 */
export const turnAround: Verb = {
  in: ['move'],
  words: { facing: engine.facingWord },
  refuse: [
    [['facing'], refuseSameFacing],
    [[], refuseFreeAction],
    [['facing'], (state, seat, faces) => refuseRoom(state, seat, standsAt(state, seat), faces)],
  ],
  play(state, seat, report, faces) {
    moveFormation(state, seat, standsAt(state, seat), faces);
    spendFreeAction(state, seat);
    const card = armdroidOf(state, seat);
    if (report) report(events.armdroidTurned(state, { seat, card, facing: faces }));
  },
};

function refuseSameFacing(state: State, seat: Seat, faces: Facing): Refusal | null {
  return facesOf(state, seat) === faces ? refuse('NO_CHANGE', 'AWF-5.6.8') : null;
}
