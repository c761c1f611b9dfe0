/**
 * The check: every unit is struck by all arrows and shots at once, and what is struck harder than it
 * can bear is removed.
 *
 * Rules: LOW-5.5.1 to LOW-5.5.14. Notes who was involved (LOW-5.7.9), and the directions in which
 * enemies fell, which berserkers follow (LOW-6.5.2). What comes of it is decided by play.ts.
 */
import type { Card } from 'cardwright/engine';
import { arrowsOf } from './board.ts';
import { events, type Listener } from './events.ts';
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
  owner,
  has,
  typeOf,
  type State,
} from './state.ts';
import { GENERAL } from './tables.ts';

/** Reused, so that a check makes no garbage. */
const removed: Card[] = [];

/** One check over the whole board (LOW-5.5.1). */
export function check(state: State, report: Listener): void {
  checks.add(state, 1);
  sumAttacks(state);
  findRemoved(state);
  if (state.config.options['intermediate.berserker']) fallen.reset(state);
  if (removed.length === 0) return;
  busy.set(state);
  noteContributors(state);
  if (report)
    for (const unit of removed) report(events.unitEliminated(state, elimination(state, unit)));
  for (const unit of removed) remove(state, unit); // LOW-5.5.13
}

/** Into `Config.incoming`: LOW-5.5.2, LOW-5.5.5 to LOW-5.5.9: formed again, on the position before any removal. */
export function sumAttacks(state: State): void {
  const { incoming, catalogue, cardSides, lying, grid } = state.config;
  const count = board.size(state);
  for (let n = 0; n < count; n += 1) incoming[board.card(state, n)] = 0;
  for (let n = 0; n < count; n += 1) {
    const attacker = board.card(state, n);
    const square = board.squareOf(state, attacker);
    const side = cardSides[attacker];
    const first = lying[attacker]! * 8;
    // As `strike` has it, without a list: bots ask for these sums at every action.
    for (let arrows = arrowsOf(state, attacker); arrows !== 0; arrows &= arrows - 1) {
      const direction = 31 - Math.clz32(arrows & -arrows);
      const unit = board.on(state, square + grid.steps[direction]!);
      if (unit >= 0 && cardSides[unit] !== side)
        incoming[unit]! += catalogue.strengths[first + direction]!;
    }
    const target = aim.get(state, attacker) - 1; // LOW-5.6.10 to LOW-5.6.13: beside its arrows, added to all others
    if (target >= 0) incoming[target]! += catalogue.shot[typeOf(state, attacker)]!;
  }
}

/** The enemies at whom the arrows of one unit point, and in which directions; good until the next call. */
const struck: Card[] = [];
const directions: number[] = [];

/** Fills them and returns how many. LOW-3.2.6, LOW-5.5.7: friends, empty squares and off the board do not count. */
function strike(state: State, attacker: Card): number {
  const { steps } = state.config.grid;
  const square = board.squareOf(state, attacker);
  const side = cardSide(state, attacker);
  let found = 0;
  for (let arrows = arrowsOf(state, attacker); arrows !== 0; arrows &= arrows - 1) {
    const direction = 31 - Math.clz32(arrows & -arrows);
    const unit = board.on(state, square + steps[direction]!);
    if (unit < 0 || cardSide(state, unit) === side) continue;
    struck[found] = unit;
    directions[found] = direction;
    found += 1;
  }
  return found;
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
    const hits = strike(state, attacker);
    for (let i = 0; i < hits; i += 1) {
      if (falls(state, struck[i]!)) noteArrow(state, attacker, directions[i]!);
    }
    const target = aim.get(state, attacker) - 1;
    if (target >= 0 && falls(state, target)) involved.set(state, attacker);
  }
}

function noteArrow(state: State, attacker: Card, direction: number): void {
  involved.set(state, attacker);
  if (!state.config.options['intermediate.berserker']) return;
  fallen.set(state, attacker, fallen.get(state, attacker) | (1 << direction)); // LOW-6.5.3
}

/** LOW-5.5.13; LOW-6.6.10, LOW-6.7.17: the pile of a side. */
function remove(state: State, unit: Card): void {
  const side = cardSide(state, unit);
  board.take(state, unit);
  captured.add(state, 1 - side, unit);
  if (has(state, unit, GENERAL)) lostGenerals.set(state, side);
}

function elimination(state: State, unit: Card) {
  const contributors = board.cards(state).filter((attacker) => {
    const isStruck = struck.slice(0, strike(state, attacker)).includes(unit);
    return isStruck || aim.get(state, attacker) === unit + 1;
  });
  return {
    square: board.squareOf(state, unit),
    card: unit,
    owner: owner.get(state, unit),
    incoming: state.config.incoming[unit]!,
    contributors: contributors.map((attacker) => board.squareOf(state, attacker)),
    check: checks.get(state),
  };
}
