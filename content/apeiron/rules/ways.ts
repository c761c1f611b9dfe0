/** Where a unit can go (5.8, 5.9), and where it must end (5.15, 5.16). */
import * as engine from 'cardwright/engine';
import type { Card, Square, WayEnd } from 'cardwright/engine';
import { LONGEST } from './actions.ts';
import { ARROW, GRAVITY, VACANT } from './cards.ts';
import type { Code } from './config.ts';
import { canFly, hasFlag, moveOf } from './effects/standing.ts';
import { facings, grid } from './field.ts';
import { fliesAt, isPoison } from './squares.ts';
import { activeUnit, facing, field, h, hasMoved, lies, startSquare, STOP } from './state.ts';
import type { State } from './state.ts';
import { groundAt, isFree, isObstacle } from './units.ts';

/** How many words the steps of a way are chosen from. */
const WORDS = engine.compass.length;

/** A way is a number in actions: its first step is a direction, and the others follow; 0 for none. */
export const firstStep = (way: number): number => (way % (WORDS + 1)) - 1;
export const otherSteps = (way: number): number => Math.floor(way / (WORDS + 1));

/** The unit that moves, and what of it decides where it can go: read once for a move. */
interface Mover {
  readonly state: State;
  readonly card: Card;
  readonly flies: boolean;
  readonly passesUnits: boolean;
  readonly passesObstacles: boolean;
}

export function moverOf(state: State, card: Card): Mover {
  const flies = canFly(state, card);
  const passesUnits = hasFlag(state, card, 'passUnits');
  return {
    state,
    card,
    flies,
    passesUnits,
    passesObstacles: hasFlag(state, card, 'passObstacles'),
  };
}

/** APE-5.9.3, APE-5.9.7 */
const fliesOver = ({ state, flies }: Mover, square: Square): boolean =>
  flies && groundAt(state, square) !== GRAVITY;

/** Why a square cannot be entered; a unit is not in its own way (APE-5.8.3 to APE-5.8.6, 5.9). */
export function entryFault(mover: Mover, to: Square): Code | null {
  const { state, card, passesUnits, passesObstacles } = mover;
  if (groundAt(state, to) === VACANT) return 'PATH_OUTSIDE';
  const other = field.on(state, to);
  const isTaken = other >= 0 && other !== card;
  if (!isTaken && !isObstacle(state, to)) return null;
  if (fliesOver(mover, to)) return null;
  if (isTaken) return passesUnits ? null : 'PATH_BLOCKED_UNIT';
  return passesObstacles ? null : 'PATH_BLOCKED_OBSTACLE';
}

/** APE-5.15.8, APE-5.16.5 */
export function mustStop(mover: Mover, square: Square): boolean {
  if (groundAt(mover.state, square) === GRAVITY) return true;
  return lies.place(mover.state, square) === STOP && !fliesOver(mover, square);
}

/** APE-5.8.7, APE-5.8.8: why a move cannot end there. */
export function endFault({ state, card }: Pick<Mover, 'state' | 'card'>, to: Square): Code | null {
  if (to === startSquare.get(state)) return 'STOP_ON_START';
  return isFree(state, to) || field.on(state, to) === card ? null : 'STOP_OCCUPIED';
}

const walk: engine.Walk<Mover> = {
  directions: facings,
  enters: (mover, to) => entryFault(mover, to) === null,
  stops: mustStop,
  rests: (mover, square) => endFault(mover, square) === null,
  hasToll: (mover, square) => isPoison(mover.state, square) && !fliesOver(mover, square),
};

const ways = new engine.Ways(grid, LONGEST);
const ends: WayEnd[] = [];

function findWays(mover: Mover): number {
  const { state, card } = mover;
  return ways.find(walk, mover, field.squareOf(state, card), moveOf(state, card), ends);
}

/** APE-5.7.2, APE-5.7.8: now. Most units can go to a square beside theirs. */
export function canMove(state: State): boolean {
  const card = activeUnit(state);
  const from = field.squareOf(state, card);
  for (const direction of facings) {
    const to = from + grid.steps[direction]!;
    if (isFree(state, to) && to !== startSquare.get(state)) return true;
  }
  return findWays(moverOf(state, card)) > 0;
}

/** Where a legal move can end. */
export function stops(state: State): Square[] {
  if (hasMoved.is(state)) return [];
  const count = findWays(moverOf(state, activeUnit(state)));
  return [...new Set(ends.slice(0, count).map((end) => ways.squareOf(end)))];
}

/** The ways that were listed last, by the place of their ends: their facings are asked right afterwards. */
const listed: number[] = [];

/** One way for all that come to the same. */
export function listWays(state: State, into: number[]): number {
  const count = findWays(moverOf(state, activeUnit(state)));
  listed.length = count;
  for (let i = 0; i < count; i += 1) listed[i] = into[i] = ways.rowTo(ends[i]!, WORDS);
  return count;
}

/** What comes of a way: it ends where the unit is destroyed (APE-5.15.12), or where it could next have stopped. */
function endOf(state: State, card: Card, way: number): WayEnd {
  let [square, hits] = [field.squareOf(state, card), 0];
  const isOver = (): boolean =>
    isDestroyed(state, card, hits) && endFault({ state, card }, square) === null;
  for (let rest = way; rest > 0 && !isOver(); rest = otherSteps(rest)) {
    square += grid.steps[firstStep(rest)]!;
    if (isPoison(state, square) && !fliesAt(state, card, square)) hits += 1;
  }
  return ways.endAt(square, hits);
}

/** Where a way ends of the unit that acts. */
export function squareAfter(state: State, way: number): Square {
  return ways.squareOf(endOf(state, activeUnit(state), way));
}

function isDestroyed(state: State, card: Card, hits: number): boolean {
  const left = h.get(state, card);
  return hits > 0 && left > 0 && hits * state.config.options.poisonDamage >= left;
}

/** Whether it makes no difference which facing is chosen. */
function isTurnedThere(state: State, card: Card, end: WayEnd): boolean {
  const isArrow = groundAt(state, ways.squareOf(end)) === ARROW;
  return isArrow || isDestroyed(state, card, ways.tollsOf(end));
}

/** Where the facing says nothing it is left as it is: 0. */
export function listFacings(state: State, into: number[], way: number): number {
  const card = activeUnit(state);
  if (isTurnedThere(state, card, ends[listed.indexOf(way)]!)) {
    into[0] = 0;
    return 1;
  }
  for (let i = 0; i < facings.length; i += 1) into[i] = i + 1;
  return facings.length;
}

/** The listed way and facing that come to the same as legal ones. */
export function listedMove(
  state: State,
  way: number,
  face: number,
): readonly [way: number, face: number] {
  const card = activeUnit(state);
  const end = endOf(state, card, way);
  findWays(moverOf(state, card));
  const listed = ways.rowTo(end, WORDS);
  if (isTurnedThere(state, card, end)) return [listed, 0];
  return [listed, face || facing.place(state, card) / 2 + 1];
}

/** APE-6.1.13: final squares in reading order, each by its shortest way. */
export function firstWay(state: State): number {
  const count = findWays(moverOf(state, activeUnit(state)));
  const order = (end: WayEnd): number => {
    const square = ways.squareOf(end);
    return engine.rowOf(grid, square) * 10 + engine.columnOf(grid, square);
  };
  // The nearest were found first, and stay so among those of one square.
  const [first] = ends.slice(0, count).toSorted((a, b) => order(a) - order(b));
  return ways.rowTo(first!, WORDS);
}
