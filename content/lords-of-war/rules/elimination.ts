/**
 * The check: every unit is struck by all arrows and shots at once, and what is struck harder than it
 * can bear is removed.
 *
 * Rules: LOW-5.5.1 to LOW-5.5.14. Notes who was involved (LOW-5.7.9), and the directions in which
 * enemies fell, which berserkers follow (LOW-6.5.2). What comes of it is decided by resolution.ts.
 */
import type { Card } from 'cardwright/engine';
import { arrowsOf, strengthOf } from './board.ts';
import { nameOfCard, nameOfOwner, nameOfSquare, type Listener } from './events.ts';
import {
  aim,
  board,
  busy,
  captured,
  cardSide,
  checks,
  fallen,
  involved,
  lostGenerals,
  traitsOf,
  typeOf,
  type State,
} from './state.ts';
import { GENERAL } from './tables.ts';

/** Reused, so that a check makes no garbage. */
const removed: Card[] = [];

/** One check over the whole board (LOW-5.5.1). */
export function check(state: State, tell: Listener): void {
  checks.add(state, 1);
  sumAttacks(state);
  findRemoved(state);
  fallen.reset(state);
  if (removed.length === 0) return;
  busy.set(state);
  noteContributors(state);
  if (tell) for (const unit of removed) tell(eliminated(state, unit));
  for (const unit of removed) remove(state, unit); // LOW-5.5.13
}

/** Into `Config.incoming`: LOW-5.5.2, LOW-5.5.5 to LOW-5.5.9: formed anew, on the position before any removal. */
export function sumAttacks(state: State): void {
  const { incoming, catalogue } = state.config;
  incoming.fill(0);
  const count = board.size(state);
  for (let n = 0; n < count; n += 1) {
    const attacker = board.card(state, n);
    forEachStruck(state, attacker, addStrength);
    const target = aim.get(state, attacker) - 1; // LOW-5.6.10 to LOW-5.6.13: beside its arrows, added to all others
    if (target >= 0) incoming[target]! += catalogue.shot[typeOf(state, attacker)]!;
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
  const square = board.squareOf(state, attacker);
  const side = cardSide(state, attacker);
  for (let arrows = arrowsOf(state, attacker); arrows !== 0; arrows &= arrows - 1) {
    const direction = 31 - Math.clz32(arrows & -arrows);
    const struck = board.on(state, square + steps[direction]!);
    if (struck >= 0 && cardSide(state, struck) !== side) strike(state, attacker, struck, direction);
  }
}

/** LOW-5.5.3, LOW-5.5.4: more than the defence, by square. */
function findRemoved(state: State): void {
  removed.length = 0;
  const count = board.size(state);
  for (let n = 0; n < count; n += 1) {
    const unit = board.card(state, n);
    if (falls(state, unit)) removed.push(unit);
  }
}

function falls(state: State, unit: Card): boolean {
  const { incoming, catalogue } = state.config;
  return incoming[unit]! > catalogue.defence[typeOf(state, unit)]!;
}

/** LOW-5.7.9 to LOW-5.7.11: every arrow and shot of the sum counts, needed or not. */
function noteContributors(state: State): void {
  const count = board.size(state);
  for (let n = 0; n < count; n += 1) {
    const attacker = board.card(state, n);
    forEachStruck(state, attacker, noteArrow);
    const target = aim.get(state, attacker) - 1;
    if (target >= 0 && falls(state, target)) involved.set(state, attacker);
  }
}

function noteArrow(state: State, attacker: Card, struck: Card, direction: number): void {
  if (!falls(state, struck)) return;
  involved.set(state, attacker);
  if (!state.config.options.berserkers) return;
  fallen.set(state, attacker, fallen.get(state, attacker) | (1 << direction)); // LOW-6.5.3
}

/** LOW-5.5.13; LOW-6.6.10, LOW-6.7.17: the pile of a side. */
function remove(state: State, unit: Card): void {
  const side = cardSide(state, unit);
  board.take(state, unit);
  captured.add(state, 1 - side, unit);
  if ((traitsOf(state, unit) & GENERAL) !== 0) lostGenerals.set(state, side);
}

function eliminated(state: State, unit: Card) {
  return {
    type: 'unitEliminated',
    square: nameOfSquare(state, board.squareOf(state, unit)),
    card: nameOfCard(state, unit),
    owner: nameOfOwner(state, unit),
    incoming: state.config.incoming[unit] ?? 0,
    contributors: contributors(state, unit),
    check: checks.get(state),
  } as const;
}

function contributors(state: State, unit: Card): string[] {
  const squares: string[] = [];
  const count = board.size(state);
  for (let n = 0; n < count; n += 1) {
    const attacker = board.card(state, n);
    let takesPart = aim.get(state, attacker) === unit + 1;
    forEachStruck(state, attacker, (_, __, struck) => {
      takesPart ||= struck === unit;
    });
    if (takesPart) squares.push(nameOfSquare(state, board.squareOf(state, attacker)));
  }
  return squares;
}
