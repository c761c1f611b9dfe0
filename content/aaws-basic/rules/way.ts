/** The way of a move: `via (2,1)` names a square of it, `go (4,2)` its end (AAW-8.3). */
import * as engine from 'cardwright/engine';
import type { Refusal, Seat, Square } from 'cardwright/engine';
import type { State, Unit } from './config.ts';
import { events } from './events.ts';
import { isRestricted } from './move.ts';
import { dominates } from './policy.ts';
import { at, left, MOST_VIA, object, power, terrain, way } from './state.ts';
import { frameNow, moves } from './steps.ts';
import { INITIATIVE } from './tables.ts';
import { abilityOf, isEnemy, isOnField, unitOn } from './units.ts';
import { refuse, type Verb } from './words.ts';

/** Who moves in which way, from where it leads on, and where others stop it. */
interface Mover {
  readonly state: State;
  readonly unit: Unit;
  readonly isRestricted: boolean;
  readonly from: Square;
  readonly dominated: Uint8Array;
}

function moverOf(state: State): Mover {
  const frame = frameNow(state);
  const unit = engine.sourceIn(state, frame);
  const from = way.size(state) > 0 ? way.top(state) : at.get(state, unit);
  const isBound = isRestricted(state, frame);
  return { state, unit, isRestricted: isBound, from, dominated: dominatedBy(state, unit, isBound) };
}

/** By square, for the mover that is looked at. */
let marks = new Uint8Array(0);

/** AAW-13.2.1, AAW-13.2.2, AAW-13.2.3; not during a restricted move (AAW-5.3.3). */
function dominatedBy(state: State, unit: Unit, isBound: boolean): Uint8Array {
  const { grid, units } = state.config;
  if (marks.length < grid.size) marks = new Uint8Array(grid.size);
  marks.fill(0);
  if (isBound) return marks;
  const own = abilityOf(state, unit, INITIATIVE);
  for (let other = 0; other < units.length; other += 1) {
    if (other === unit || !isOnField(state, other) || !dominates(state, other, unit)) continue;
    if (abilityOf(state, other, INITIATIVE) <= own) continue;
    for (const direction of engine.orthogonal)
      marks[at.get(state, other) + grid.steps[direction]!] = 1;
  }
  return marks;
}

const costOf = ({ state }: Mover, square: Square): number =>
  state.config.tables.ground[terrain.place(state, square)]!.cost; // AAW-1.2.5

/** AAW-1.2.6 */
const isStopped = ({ state, dominated, isRestricted: isBound }: Mover, square: Square): boolean =>
  dominated[square] === 1 ||
  (!isBound && state.config.tables.ground[terrain.place(state, square)]!.stops);

/** AAW-8.3.4; the square from which it starts counts as empty (AAW-8.3.9). */
function isTaken({ state, unit }: Mover, square: Square): boolean {
  const other = unitOn(state, square);
  return (other >= 0 && other !== unit) || object.place(state, square) > 0;
}

/** Why a square cannot be entered from one beside it. */
function entryFault(mover: Mover, square: Square): Refusal | null {
  const { state, unit, dominated } = mover;
  const { grid, tables } = state.config;
  if (!engine.isOnBoard(grid, square)) return refuse('PATH_OFF_FIELD');
  const isOpen = tables.ground[terrain.place(state, square)]!.isEnterable;
  if (!isOpen || !tables.isPassable[object.place(state, square)]!) return refuse('PATH_IMPASSABLE');
  const other = unitOn(state, square);
  if (other >= 0 && isEnemy(state, unit, other)) return refuse('PATH_BLOCKED_ENEMY'); // AAW-8.3.3
  if (!isTaken(mover, square)) return null;
  if (dominated[square] === 1) return refuse('PATH_DOMINATED', 'AAW-8.3.7');
  return isStopped(mover, square) ? refuse('PATH_STOP_OCCUPIED', 'AAW-1.2.6') : null;
}

const movement: engine.Movement<Mover> = {
  directions: engine.orthogonal,
  cost: (mover, to) => (entryFault(mover, to) === null ? costOf(mover, to) : engine.BLOCKED),
  stops: isStopped,
  rests: (mover, square) => !isTaken(mover, square),
};

/** Writes where it can end from a square on, with so much power; returns how many. */
const find = (mover: Mover, from: Square, rest: number, into: Square[] = []): number =>
  mover.state.config.battle.reach.find(movement, mover, from, rest, into);

const isBeside = ({ state, from }: Mover, square: Square): boolean =>
  engine.stepsBetween(state.config.grid, from, square) === 1;

/** AAW-8.3.1, AAW-8.3.2 and what a square forbids, step by step. */
function viaFault(mover: Mover, square: Square): Refusal | null {
  const { state, dominated } = mover;
  if (!isBeside(mover, square)) return refuse('PATH_NOT_ADJACENT');
  const fault = entryFault(mover, square);
  if (fault !== null) return fault;
  const onward = left.get(state) - costOf(mover, square);
  if (onward < 0) return refuse('PATH_TOO_LONG');
  if (dominated[square] === 1) return refuse('PATH_DOMINATED'); // AAW-8.3.6
  if (isStopped(mover, square)) return refuse('PATH_STOPPED');
  // It must be able to go on.
  const isEnd = isTaken(mover, square) && find(mover, square, onward) === 0;
  return isEnd || way.size(state) === MOST_VIA ? refuse('PATH_TOO_LONG') : null;
}

function goFault(mover: Mover, square: Square): Refusal | null {
  const { state, from } = mover;
  if (square === from && !isTaken(mover, square)) return null; // AAW-8.4.3
  const fault = isBeside(mover, square) ? entryFault(mover, square) : null;
  if (fault !== null) return fault;
  if (!engine.isOnBoard(state.config.grid, square)) return refuse('PATH_OFF_FIELD');
  if (isTaken(mover, square)) return refuse('PATH_STOP_OCCUPIED');
  find(mover, from, left.get(state));
  return state.config.battle.reach.costTo(square) < 0 ? refuse('PATH_TOO_LONG') : null;
}

/** What is refused names the square. */
const refuseBy =
  (faultOf: typeof viaFault) =>
  (state: State, _: Seat, square: Square): Refusal | null => {
    const fault = faultOf(moverOf(state), square);
    const params = { square: engine.squareName(state.config.grid, square) };
    return fault && { ...fault, params };
  };

/** What may be named next. */
export function listVia(state: State, into: Square[]): number {
  const mover = moverOf(state);
  let found = 0;
  for (const direction of engine.orthogonal) {
    const square = mover.from + state.config.grid.steps[direction]!;
    if (viaFault(mover, square) === null) into[found++] = square;
  }
  return found;
}

/** Where it may end; the square itself is one of them unless something is on it. */
function listEnds(state: State, _: Seat, into: Square[]): number {
  const mover = moverOf(state);
  const found = find(mover, mover.from, left.get(state), into);
  if (isTaken(mover, mover.from)) return found;
  into[found] = mover.from;
  return found + 1;
}

/** AAW-8.3.8: the way goes on from there, and ends with `go`. */
export const via: Verb = {
  answers: 'way',
  words: { square: engine.squareWord },
  among: { square: (state, _, into) => listVia(state, into) },
  tested: ['square'],
  refuse: [[['square'], refuseBy(viaFault)]],
  asksOn: true,
  play(state, _, __, square) {
    left.add(state, -costOf(moverOf(state), square));
    way.push(state, square);
  },
};

/** By a cheapest way from the last square that was named. */
export const go: Verb = {
  answers: 'way',
  words: { square: engine.squareWord },
  among: { square: listEnds },
  tested: ['square'], // One search finds all ends.
  refuse: [[['square'], refuseBy(goFault)]],
  play(state, _, report, square) {
    const mover = moverOf(state);
    const { reach } = state.config.battle;
    find(mover, mover.from, left.get(state));
    const onward = square === mover.from ? [] : reach.pathTo(square);
    left.add(state, -onward.reduce((sum, one) => sum + costOf(mover, one), 0)); // AAW-8.4.2
    const route = onward.toReversed();
    while (way.size(state) > 0) route.push(way.pop(state));
    for (const one of route) way.push(state, one);
    if (report === undefined) return;
    const said = { unit: mover.unit, action: moves[Number(mover.isRestricted)]! };
    report(
      events.moveDeclared(state, { ...said, power: power.get(state), route: route.toReversed() }),
    );
  },
};
