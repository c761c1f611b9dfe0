/** The way of a move: `via (2,1)` names a square of it, `go (4,2)` its end (AAW-8.3). */
import * as engine from 'cardwright/engine';
import type { Refusal, Seat, Square } from 'cardwright/engine';
import type { State, Unit } from './config.ts';
import { told } from './events.ts';
import { dominates } from './policy.ts';
import { isRestricted } from './move.ts';
import { refuse } from './refuse.ts';
import * as parts from './state.ts';
import { frameNow } from './steps.ts';
import { INITIATIVE } from './tables.ts';
import { abilityOf, isEnemy, unitOn } from './units.ts';
import type { Verb } from './words.ts';

const { asked, at, left, object, power, terrain, way } = parts;

/** Who moves in which way. */
interface Mover {
  readonly state: State;
  readonly unit: Unit;
  readonly isRestricted: boolean;
}

function moverOf(state: State): Mover {
  const frame = frameNow(state);
  return { state, unit: engine.sourceIn(state, frame), isRestricted: isRestricted(state, frame) };
}

const costOf = ({ state }: Mover, square: Square): number =>
  state.config.tables.ground[terrain.place(state, square)]!.cost; // AAW-1.2.5

/** AAW-13.2.1, AAW-13.2.2, AAW-13.2.3; not during a restricted move (AAW-5.3.3). */
function isDominated({ state, unit, isRestricted: isFree }: Mover, square: Square): boolean {
  if (isFree) return false;
  const { steps } = state.config.grid;
  for (let i = 0; i < engine.orthogonal.length; i += 1) {
    const other = unitOn(state, square + steps[engine.orthogonal[i]!]!);
    if (other < 0 || other === unit || !dominates(state, other, unit)) continue;
    if (abilityOf(state, other, INITIATIVE) > abilityOf(state, unit, INITIATIVE)) return true;
  }
  return false;
}

/** AAW-1.2.6 */
const isStopped = (mover: Mover, square: Square): boolean =>
  isDominated(mover, square) ||
  (!mover.isRestricted &&
    mover.state.config.tables.ground[terrain.place(mover.state, square)]!.stops);

/** AAW-8.3.4; the square from which it starts counts as empty (AAW-8.3.9). */
function isTaken({ state, unit }: Mover, square: Square): boolean {
  const other = unitOn(state, square);
  return (other >= 0 && other !== unit) || object.place(state, square) > 0;
}

/** Why a way is none: a code, and where another clause than usual forbids it, that one. */
type Fault = readonly [code: Parameters<typeof refuse>[0], clause?: string];

/** Why a square cannot be entered from one beside it. */
function entryFault(mover: Mover, square: Square): Fault | null {
  const { state, unit } = mover;
  const { grid, tables } = state.config;
  if (!engine.isOnBoard(grid, square)) return ['PATH_OFF_FIELD'];
  const thing = object.place(state, square) - 1;
  const isOpen = tables.ground[terrain.place(state, square)]!.isEnterable;
  if (!isOpen || tables.objects.all[thing]?.passable === false) return ['PATH_IMPASSABLE'];
  const other = unitOn(state, square);
  if (other >= 0 && isEnemy(state, unit, other)) return ['PATH_BLOCKED_ENEMY']; // AAW-8.3.3
  if (!isTaken(mover, square)) return null;
  if (isDominated(mover, square)) return ['PATH_DOMINATED', 'AAW-8.3.7'];
  return isStopped(mover, square) ? ['PATH_STOP_OCCUPIED', 'AAW-1.2.6'] : null;
}

const movement: engine.Movement<Mover> = {
  directions: engine.orthogonal,
  cost: (mover, to) => (entryFault(mover, to) === null ? costOf(mover, to) : engine.BLOCKED),
  stops: isStopped,
  rests: (mover, square) => !isTaken(mover, square),
};

/** Where the way leads on from, and what power is left there. */
function reached(state: State, mover: Mover): { readonly from: Square; readonly rest: number } {
  const from = way.size(state) > 0 ? way.top(state) : at.get(state, mover.unit);
  return { from, rest: left.get(state) };
}

const costOfAll = (mover: Mover, path: readonly Square[]): number =>
  path.reduce((sum, square) => sum + costOf(mover, square), 0);

const isBeside = ({ config }: State, one: Square, other: Square): boolean =>
  engine.stepsBetween(config.grid, one, other) === 1;

/** AAW-8.3.1, AAW-8.3.2 and what a square forbids, step by step. */
function viaFault(state: State, square: Square): Fault | null {
  const mover = moverOf(state);
  const { from, rest } = reached(state, mover);
  if (!isBeside(state, from, square)) return ['PATH_NOT_ADJACENT'];
  const fault = entryFault(mover, square);
  if (fault !== null) return fault;
  const onward = rest - costOf(mover, square);
  if (onward < 0) return ['PATH_TOO_LONG'];
  if (isDominated(mover, square)) return ['PATH_DOMINATED']; // AAW-8.3.6
  if (isStopped(mover, square)) return ['PATH_STOPPED'];
  if (way.size(state) === parts.MOST_VIA) return ['PATH_TOO_LONG'];
  if (!isTaken(mover, square)) return null;
  // It must be able to go on.
  const ends = state.config.battle.reach.find(movement, mover, square, onward, []);
  return ends > 0 ? null : ['PATH_TOO_LONG'];
}

function goFault(state: State, square: Square): Fault | null {
  const mover = moverOf(state);
  const { from, rest } = reached(state, mover);
  if (square === from && !isTaken(mover, square)) return null; // AAW-8.4.3
  const fault = isBeside(state, from, square) ? entryFault(mover, square) : null;
  if (fault !== null) return fault;
  if (!engine.isOnBoard(state.config.grid, square)) return ['PATH_OFF_FIELD'];
  if (isTaken(mover, square)) return ['PATH_STOP_OCCUPIED'];
  const { reach } = state.config.battle;
  reach.find(movement, mover, from, rest, []);
  return reach.costTo(square) < 0 ? ['PATH_TOO_LONG'] : null;
}

/** What is refused names the square. */
const refuseBy =
  (faultOf: typeof viaFault) =>
  (state: State, _: Seat, square: Square): Refusal | null => {
    const fault = faultOf(state, square);
    if (fault === null) return null;
    const [code, clause] = fault;
    return refuse(code, { square: engine.squareName(state.config.grid, square) }, clause);
  };

/** Where it may end; the square itself is one of them unless something is on it. */
function listEnds(state: State, _: Seat, into: Square[]): number {
  const mover = moverOf(state);
  const { from, rest } = reached(state, mover);
  const found = state.config.battle.reach.find(movement, mover, from, rest, into);
  if (isTaken(mover, from)) return found;
  into[found] = from;
  return found + 1;
}

/** AAW-8.3.8: the way goes on from there, and ends with `go`. */
export const via: Verb = {
  answers: 'way',
  words: { square: engine.squareWord },
  among: {
    square(state, _, into) {
      const { steps } = state.config.grid;
      const { from } = reached(state, moverOf(state));
      for (const [i, direction] of engine.orthogonal.entries()) into[i] = from + steps[direction]!;
      return engine.orthogonal.length;
    },
  },
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
  play(state, _, tell, square) {
    const mover = moverOf(state);
    const { from, rest } = reached(state, mover);
    const { reach } = state.config.battle;
    reach.find(movement, mover, from, rest, []);
    const onward = square === from ? [] : reach.pathTo(square);
    const named: Square[] = [];
    while (way.size(state) > 0) named.unshift(way.pop(state));
    const path = [...named, ...onward];
    for (const one of path.toReversed()) way.push(state, one);
    left.add(state, -costOfAll(mover, onward)); // AAW-8.4.2
    const action = mover.isRestricted ? 'restricted-move' : 'move';
    const { unit } = mover;
    tell?.(told.moveDeclared(state, { unit, action, power: power.get(state), route: path }));
  },
};

/** What may be named next. */
export function listVia(state: State, into: Square[]): number {
  const seat = asked.chooser(state);
  const found = via.among!['square']!(state, seat, into, 0, 0);
  const open = into.slice(0, found).filter((square) => viaFault(state, square) === null);
  for (const [i, square] of open.entries()) into[i] = square;
  return open.length;
}
