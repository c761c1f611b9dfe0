/** Units: where they are, their ability values, who is whose ally (AAW-2, AAW-3). */
import * as engine from 'cardwright/engine';
import type { Card, Seat, Side, Square } from 'cardwright/engine';
import type { State, Unit } from './config.ts';
import { abilityPlace } from './holders.ts';
import * as parts from './state.ts';
import { abilities, type Ability } from './tables.ts';

const { at, equipped, inCombat, inRound, onSquare, status, used } = parts;

export const nameOf = ({ config }: State, unit: Unit): string => config.units[unit]!.name;
export const seatOf = ({ config }: State, unit: Unit): Seat => config.units[unit]!.seat;
export const sideOf = ({ config }: State, unit: Unit): Side => config.units[unit]!.side;

/** Whether it is on the field. */
export const isOnField = (state: State, unit: Unit): boolean => status.place(state, unit) === 0;

/** Of a side, on the field, in unit list order. */
export function unitsOf(state: State, side: Side): Unit[] {
  return state.config.unitsBySide[side]!.filter((unit) => isOnField(state, unit));
}

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

/** AAW-3.1.1, AAW-3.1.6, AAW-3.1.7: recorded levels, equipped items, modifiers. */
export function abilityOf(state: State, unit: Unit, ability: number): number {
  const place = abilityPlace(unit, ability);
  let sum =
    state.config.units[unit]!.base[ability]! +
    inRound.get(state, place) +
    inCombat.get(state, place);
  for (let i = equipped.size(state, unit) - 1; i >= 0; i -= 1) {
    sum += addedBy(state, equipped.card(state, unit, i), abilities[ability]!);
  }
  return Math.max(0, sum);
}

/** What an equipped item adds; its used elements may lower that (option `itemSpentElementLosesBonus`). */
function addedBy(state: State, item: Card, ability: Ability): number {
  const { config } = state;
  const adds = config.tables.items[config.types[item]!]!.adds?.[ability] ?? 0;
  if (adds <= 0 || !config.options.itemSpentElementLosesBonus) return adds;
  return Math.max(0, adds - spentElementsOf(state, item));
}

/** Elements of an item that were used, but for those of what is still going on. */
function spentElementsOf(state: State, item: Card): number {
  const { held } = state.config;
  let spent = 0;
  for (let i = 0; i < held.length; i += 1) {
    if (held[i]!.item === item && used.get(state, i) > 0 && !parts.isFresh.is(state, i)) spent += 1;
  }
  return spent;
}

/** AAW-5.6.1 */
export function freeEp(state: State, unit: Unit): number {
  const { items } = state.config.tables;
  const worn = equipped.cards(state, unit);
  const spent = worn.reduce((sum, item) => sum + items[state.config.types[item]!]!.ep, 0);
  return state.config.units[unit]!.ep - spent;
}

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
export function isRestable(state: State, square: Square): boolean {
  const { grid, tables } = state.config;
  if (!engine.isOnBoard(grid, square) || parts.object.place(state, square) > 0) return false;
  return tables.terrain.all[parts.terrain.place(state, square)]!.enterable !== false;
}

/** The person who decides for a side: the first seat with a unit on the field. */
export function leaderOf(state: State, side: Side): Seat {
  const [first = state.config.unitsBySide[side]![0]!] = unitsOf(state, side);
  return first === undefined ? state.config.sides.indexOf(side) : seatOf(state, first);
}

/** Attack actions of a unit: its own, then those of its equipped items, each once. */
export function attacksOf(state: State, unit: Unit): number[] {
  const { config } = state;
  const own = config.units[unit]!.attacks;
  if (equipped.size(state, unit) === 0) return own as number[];
  const granted = equipped
    .cards(state, unit)
    .flatMap((item) => config.tables.items[config.types[item]!]!.attacks ?? [])
    .map((id) => config.tables.attacks.numberOf.get(id)!);
  return [...new Set([...own, ...granted])];
}

/** Elements that a unit may use: its own, and those of what it has equipped (AAW-11.1.8). */
export function heldBy(state: State, unit: Unit): readonly number[] {
  const { heldByUnit, heldByItem } = state.config;
  const own = heldByUnit[unit]!;
  const count = equipped.size(state, unit);
  if (count === 0) return own;
  const found = [...own];
  for (let i = 0; i < count; i += 1) found.push(...heldByItem[equipped.card(state, unit, i)]!);
  return found;
}
