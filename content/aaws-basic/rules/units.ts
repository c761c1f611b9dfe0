/** Units: where they are, their ability values, who is whose ally (AAW-2, AAW-3). */
import * as engine from 'cardwright/engine';
import type { Card, Seat, Side, Square } from 'cardwright/engine';
import type { State, Unit } from './config.ts';
import { abilityPlace } from './holders.ts';
import * as parts from './state.ts';
import { MOVEMENT } from './tables.ts';

const { at, equipped, inCombat, inRound, isFresh, object, onSquare, status, terrain, used } = parts;

export const nameOf = ({ config }: State, unit: Unit): string => config.units[unit]!.name;
export const seatOf = ({ config }: State, unit: Unit): Seat => config.units[unit]!.seat;
export const sideOf = ({ config }: State, unit: Unit): Side => config.units[unit]!.side;

/** Whether it is on the field. */
export const isOnField = (state: State, unit: Unit): boolean => status.place(state, unit) === 0;

/** Of a side, on the field, in unit list order. */
export function unitsOf(state: State, side: Side): Unit[] {
  return state.config.unitsBySide[side]!.filter((unit) => isOnField(state, unit));
}

export const hasUnits = (state: State, side: Side): boolean =>
  state.config.unitsBySide[side]!.some((unit) => isOnField(state, unit));

/** The unit on a square, or -1. */
export const unitOn = (state: State, square: Square): Unit => onSquare.get(state, square) - 1;

/** AAW-2.1.1, AAW-2.1.2 */
export const isEnemy = (state: State, one: Unit, other: Unit): boolean =>
  sideOf(state, one) !== sideOf(state, other);
export const isAlly = (state: State, one: Unit, other: Unit): boolean =>
  one !== other && !isEnemy(state, one, other);

/** AAW-2.2.1, AAW-2.2.3 */
export const distance = (state: State, one: Unit, other: Unit): number =>
  engine.stepsBetween(state.config.grid, at.get(state, one), at.get(state, other));

/** AAW-2.2.2 */
export const isAdjacent = (state: State, one: Unit, other: Unit): boolean =>
  distance(state, one, other) === 1;

/** AAW-6.9.1: whether an edge of the field lies within its movement ability. */
export const isEdgeNear = (state: State, unit: Unit, edge: engine.Edge): boolean =>
  engine.stepsToEdge(state.config.grid, at.get(state, unit), edge) <=
  abilityOf(state, unit, MOVEMENT);

/** AAW-3.1.1, AAW-3.1.6, AAW-3.1.7: recorded levels, equipped items, modifiers. */
export function abilityOf(state: State, unit: Unit, ability: number): number {
  const place = abilityPlace(unit, ability);
  let sum =
    state.config.units[unit]!.base[ability]! +
    inRound.get(state, place) +
    inCombat.get(state, place);
  const { addedByItem } = state.config;
  for (let i = equipped.size(state, unit) - 1; i >= 0; i -= 1) {
    const item = equipped.card(state, unit, i);
    const adds = addedByItem[item]![ability]!;
    if (adds !== 0) sum += addedBy(state, item, adds);
  }
  return Math.max(0, sum);
}

/** What is left of what an equipped item adds: its used elements may lower it (option `itemSpentElementLosesBonus`). */
function addedBy(state: State, item: Card, adds: number): number {
  const { heldByItem, options } = state.config;
  if (adds < 0 || !options.itemSpentElementLosesBonus) return adds;
  let left = adds;
  // Elements that were used, but for those of what is still going on.
  for (const i of heldByItem[item]!) if (used.get(state, i) > 0 && !isFresh.is(state, i)) left -= 1;
  return Math.max(0, left);
}

/** AAW-5.6.1 */
export const freeEp = (state: State, unit: Unit): number =>
  equipped
    .cards(state, unit)
    .reduce((free, item) => free - epOf(state, item), state.config.units[unit]!.ep);

export const epOf = ({ config }: State, item: Card): number =>
  config.tables.items[config.types[item]!]!.ep;

/** AAW-1.2.1: onto a free square, or to another one. */
export function putUnit(state: State, unit: Unit, square: Square): void {
  takeUnit(state, unit);
  at.set(state, unit, square);
  onSquare.set(state, square, unit + 1);
}

export function takeUnit(state: State, unit: Unit): void {
  const square = at.get(state, unit);
  if (square !== engine.NOWHERE && unitOn(state, square) === unit) onSquare.set(state, square, 0);
  at.set(state, unit, engine.NOWHERE);
}

/** AAW-1.2.2: whether a unit may rest there, apart from units. */
export const isRestable = (state: State, square: Square): boolean =>
  engine.isOnBoard(state.config.grid, square) &&
  object.place(state, square) === 0 &&
  state.config.tables.ground[terrain.place(state, square)]!.isEnterable;

/** The person who decides for a side: the first seat with a unit on the field. */
export function leaderOf(state: State, side: Side): Seat {
  const [first = state.config.unitsBySide[side]![0]!] = unitsOf(state, side);
  return first === undefined ? state.config.sides.indexOf(side) : seatOf(state, first);
}

/** Attack actions of a unit: its own, then those of its equipped items, each once. */
export const attacksOf = (state: State, unit: Unit): readonly number[] =>
  withItems(state, unit, state.config.units[unit]!.attacks, state.config.attacksByItem);

/** Elements that a unit may use: its own, and those of what it has equipped (AAW-11.1.8). */
export const heldBy = (state: State, unit: Unit): readonly number[] =>
  withItems(state, unit, state.config.heldByUnit[unit]!, state.config.heldByItem);

/** What a unit has by itself, then what its equipped items lend it, each once. */
function withItems(
  state: State,
  unit: Unit,
  own: readonly number[],
  byItem: readonly (readonly number[])[],
): readonly number[] {
  let all = own;
  for (let i = 0; i < equipped.size(state, unit); i += 1) {
    const lent = byItem[equipped.card(state, unit, i)]!;
    if (lent.length > 0) all = joined(all, lent);
  }
  return all;
}

/** By what is joined: what came of it. Both are lists of a config, or were joined before. */
const joins = new WeakMap<readonly number[], Map<readonly number[], readonly number[]>>();

function joined(own: readonly number[], lent: readonly number[]): readonly number[] {
  const known = joins.get(own) ?? new Map<readonly number[], readonly number[]>();
  if (known.size === 0) joins.set(own, known);
  const all = known.get(lent) ?? [...new Set([...own, ...lent])];
  return known.set(lent, all).get(lent)!;
}
