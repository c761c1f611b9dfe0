/** The way of a move: `via (2,1)` names a square of it, `go (4,2)` its end (AAW-8.3). */
import * as engine from 'cardwright/engine';
import type { Refusal, Seat, Square } from 'cardwright/engine';
import type { State, Unit } from './config.ts';
import { stopsOn } from './effects.ts';
import { told } from './events.ts';
import { dominates } from './policy.ts';
import { isRestricted, movingFrame } from './move.ts';
import { refuse } from './refuse.ts';
import * as parts from './state.ts';
import { INITIATIVE } from './tables.ts';
import { abilityOf, isEnemy, isOnField, nameOf, unitOn } from './units.ts';
import type { Verb } from './words.ts';

const { asked, at, left, object, power, terrain, way } = parts;

/** Who moves in which way. */
interface Mover {
  readonly state: State;
  readonly unit: Unit;
  readonly isRestricted: boolean;
}

function moverOf(state: State): Mover {
  const frame = movingFrame(state);
  return { state, unit: engine.sourceIn(state, frame), isRestricted: isRestricted(state, frame) };
}

const costOf = ({ state }: Mover, square: Square): number =>
  state.config.tables.terrain.all[terrain.place(state, square)]!.moveCost ?? 1; // AAW-1.2.5

/** AAW-13.2.1, AAW-13.2.2, AAW-13.2.3; not during a restricted move (AAW-5.3.3). */
function isDominated({ state, unit, isRestricted: isFree }: Mover, square: Square): boolean {
  if (isFree) return false;
  const { grid, units } = state.config;
  const own = abilityOf(state, unit, INITIATIVE);
  for (let other = 0; other < units.length; other += 1) {
    if (other === unit || !isOnField(state, other)) continue;
    if (engine.stepsBetween(grid, at.get(state, other), square) !== 1) continue;
    if (dominates(state, other, unit) && abilityOf(state, other, INITIATIVE) > own) return true;
  }
  return false;
}

const isStopped = (mover: Mover, square: Square): boolean =>
  isDominated(mover, square) || (!mover.isRestricted && stopsOn(mover.state, square));

/** AAW-8.3.4; the square from which it starts counts as empty (AAW-8.3.9). */
function isTaken({ state, unit }: Mover, square: Square): boolean {
  const other = unitOn(state, square);
  return (other >= 0 && other !== unit) || object.place(state, square) > 0;
}

/** Why a square cannot be entered from one beside it. */
function refuseEntry(mover: Mover, square: Square): Refusal | null {
  const { state, unit } = mover;
  const { grid, tables } = state.config;
  const params = { square: engine.squareName(grid, square) };
  if (!engine.isOnBoard(grid, square)) return refuse('PATH_OFF_FIELD', params);
  const thing = object.place(state, square) - 1;
  const isOpen = tables.terrain.all[terrain.place(state, square)]!.enterable !== false;
  if (!isOpen || tables.objects.all[thing]?.passable === false)
    return refuse('PATH_IMPASSABLE', params);
  const other = unitOn(state, square);
  if (other >= 0 && isEnemy(state, unit, other)) return refuse('PATH_BLOCKED_ENEMY', params); // AAW-8.3.3
  if (!isTaken(mover, square)) return null;
  if (isDominated(mover, square)) return refuse('PATH_DOMINATED', params, 'AAW-8.3.7');
  return isStopped(mover, square) ? refuse('PATH_STOP_OCCUPIED', params, 'AAW-1.2.6') : null;
}

const movement: engine.Movement<Mover> = {
  directions: engine.orthogonal,
  cost: (mover, to) => (refuseEntry(mover, to) === null ? costOf(mover, to) : engine.BLOCKED),
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
function refuseVia(state: State, _: Seat, square: Square): Refusal | null {
  const mover = moverOf(state);
  const { from, rest } = reached(state, mover);
  const params = { square: engine.squareName(state.config.grid, square) };
  if (!isBeside(state, from, square)) return refuse('PATH_NOT_ADJACENT', params);
  const refused = refuseEntry(mover, square);
  if (refused !== null) return refused;
  if (costOf(mover, square) > rest) return refuse('PATH_TOO_LONG', params);
  if (isDominated(mover, square)) return refuse('PATH_DOMINATED', params); // AAW-8.3.6
  if (isStopped(mover, square)) return refuse('PATH_STOPPED', params);
  if (way.size(state) === parts.MOST_VIA) return refuse('PATH_TOO_LONG', params);
  const ends = state.config.battle.reach.find(
    movement,
    mover,
    square,
    rest - costOf(mover, square),
    [],
  );
  return ends > 0 || !isTaken(mover, square) ? null : refuse('PATH_TOO_LONG', params);
}

function refuseGo(state: State, _: Seat, square: Square): Refusal | null {
  const mover = moverOf(state);
  const { from, rest } = reached(state, mover);
  const params = { square: engine.squareName(state.config.grid, square) };
  if (square === from && !isTaken(mover, square)) return null; // AAW-8.4.3
  const refused = isBeside(state, from, square) ? refuseEntry(mover, square) : null;
  if (refused !== null) return refused;
  if (!engine.isOnBoard(state.config.grid, square)) return refuse('PATH_OFF_FIELD', params);
  if (isTaken(mover, square)) return refuse('PATH_STOP_OCCUPIED', params);
  const { reach } = state.config.battle;
  reach.find(movement, mover, from, rest, []);
  return reach.costTo(square) < 0 ? refuse('PATH_TOO_LONG', params) : null;
}

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
  refuse: [[['square'], refuseVia]],
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
  refuse: [[['square'], refuseGo]],
  play(state, _, tell, square) {
    const mover = moverOf(state);
    const { from, rest } = reached(state, mover);
    const { reach } = state.config.battle;
    reach.find(movement, mover, from, rest, []);
    const onward = square === from ? [] : reach.pathTo(square);
    const named: Square[] = [];
    while (way.size(state) > 0) named.unshift(way.pop(state));
    const path = [...named, ...onward];
    asked.cancel(state);
    for (const one of path.toReversed()) way.push(state, one);
    left.add(state, -costOfAll(mover, onward)); // AAW-8.4.2
    if (!tell) return;
    const action = mover.isRestricted ? 'restricted-move' : 'move';
    const unit = nameOf(state, mover.unit);
    tell(told.moveDeclared(state, { unit, action, power: power.get(state), route: path }));
  },
};

/** What may be named next. */
export function listVia(state: State, into: Square[]): number {
  const seat = asked.chooser(state);
  const found = via.among!['square']!(state, seat, into, 0, 0);
  const open = into.slice(0, found).filter((square) => refuseVia(state, seat, square) === null);
  for (const [i, square] of open.entries()) into[i] = square;
  return open.length;
}
