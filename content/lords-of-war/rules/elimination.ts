/**
 * The check: every unit is struck by all arrows and shots at once, and what is struck harder than it
 * can bear is removed.
 *
 * Rules: LOW-5.5.1 to LOW-5.5.14. Notes who was involved (LOW-5.7.9), and the directions in which
 * enemies fell, which berserkers follow (LOW-6.5.2). What comes of it is decided by resolution.ts.
 */
import { listPush } from 'cardwright/engine';
import { arrowsOf, squareOf, strengthOf, takeOff, unitAt, unitCount, unitOn } from './board.ts';
import type { Card } from './config.ts';
import { nameOfCard, nameOfOwner, nameOfSquare, type Listener } from './events.ts';
import { aimOf } from './shooting.ts';
import {
  addFlag,
  BUSY,
  cardSide,
  CHECKS,
  get,
  INVOLVED,
  LOST_GENERALS,
  pileOf,
  set,
  traitsOf,
  typeOf,
  type State,
} from './state.ts';
import { GENERAL } from './tables.ts';

/** Reused, so that a check makes no garbage. */
const fallen: Card[] = [];

/** One check over the whole board (LOW-5.5.1). */
export function check(state: State, tell: Listener): void {
  set(state, CHECKS, get(state, CHECKS) + 1);
  sumAttacks(state);
  findFallen(state);
  state.words.fill(
    0,
    state.config.layout.fallen,
    state.config.layout.fallen + state.config.types.length,
  );
  if (fallen.length === 0) return;
  set(state, BUSY, 1);
  noteContributors(state);
  if (tell) for (const unit of fallen) tell(eliminated(state, unit));
  for (const unit of fallen) remove(state, unit); // LOW-5.5.13
}

/** Into `Config.incoming`: LOW-5.5.2, LOW-5.5.5 to LOW-5.5.9: formed anew, on the position before any removal. */
export function sumAttacks(state: State): void {
  const { incoming, units } = state.config;
  incoming.fill(0);
  const count = unitCount(state);
  for (let n = 0; n < count; n += 1) {
    const attacker = unitAt(state, n);
    forEachStruck(state, attacker, addStrength);
    const aim = aimOf(state, attacker); // LOW-5.6.10 to LOW-5.6.13: beside its arrows, added to all others
    if (aim > 0) incoming[aim - 1]! += units.shot[typeOf(state, attacker)]!;
  }
}

function addStrength(state: State, attacker: Card, struck: Card, direction: number): void {
  state.config.incoming[struck]! += strengthOf(state, attacker, direction);
}

/** LOW-3.2.6, LOW-5.5.7: arrows at friends, empty squares and off the board do nothing. */
function forEachStruck(
  state: State,
  attacker: Card,
  strike: (state: State, attacker: Card, struck: Card, direction: number) => void,
): void {
  const { steps } = state.config.grid;
  const square = squareOf(state, attacker);
  const side = cardSide(state, attacker);
  for (let arrows = arrowsOf(state, attacker); arrows !== 0; arrows &= arrows - 1) {
    const direction = 31 - Math.clz32(arrows & -arrows);
    const struck = unitOn(state, square + steps[direction]!);
    if (struck >= 0 && cardSide(state, struck) !== side) strike(state, attacker, struck, direction);
  }
}

/** LOW-5.5.3, LOW-5.5.4: more than the defence, by square. */
function findFallen(state: State): void {
  fallen.length = 0;
  const count = unitCount(state);
  for (let n = 0; n < count; n += 1) {
    const unit = unitAt(state, n);
    if (falls(state, unit)) fallen.push(unit);
  }
}

function falls(state: State, unit: Card): boolean {
  const { incoming, units } = state.config;
  return incoming[unit]! > units.defence[typeOf(state, unit)]!;
}

/** LOW-5.7.9 to LOW-5.7.11: every arrow and shot of the sum counts, needed or not. */
function noteContributors(state: State): void {
  const count = unitCount(state);
  for (let n = 0; n < count; n += 1) {
    const attacker = unitAt(state, n);
    forEachStruck(state, attacker, noteArrow);
    const aim = aimOf(state, attacker);
    if (aim > 0 && falls(state, aim - 1)) addFlag(state, attacker, INVOLVED);
  }
}

function noteArrow(state: State, attacker: Card, struck: Card, direction: number): void {
  if (!falls(state, struck)) return;
  addFlag(state, attacker, INVOLVED);
  const { layout, options } = state.config;
  if (options.berserkers) state.words[layout.fallen + attacker]! |= 1 << direction; // LOW-6.5.3
}

/** LOW-5.5.13; LOW-6.6.10, LOW-6.7.17: the pile of a side. */
function remove(state: State, unit: Card): void {
  const side = cardSide(state, unit);
  takeOff(state, unit);
  listPush(state.words, pileOf(state, 1 - side), unit);
  if ((traitsOf(state, unit) & GENERAL) === 0) return;
  set(state, LOST_GENERALS, get(state, LOST_GENERALS) | (1 << side));
}

function eliminated(state: State, unit: Card) {
  return {
    type: 'unitEliminated',
    square: nameOfSquare(state, squareOf(state, unit)),
    card: nameOfCard(state, unit),
    owner: nameOfOwner(state, unit),
    incoming: state.config.incoming[unit] ?? 0,
    contributors: contributors(state, unit),
    check: get(state, CHECKS),
  } as const;
}

function contributors(state: State, unit: Card): string[] {
  const squares: string[] = [];
  const count = unitCount(state);
  for (let n = 0; n < count; n += 1) {
    const attacker = unitAt(state, n);
    let takesPart = aimOf(state, attacker) === unit + 1;
    forEachStruck(state, attacker, (_, __, struck) => {
      takesPart ||= struck === unit;
    });
    if (takesPart) squares.push(nameOfSquare(state, squareOf(state, attacker)));
  }
  return squares;
}
