/**
 * Berserkers (intermediate): one that helped to eliminate an enemy and is not engaged moves to the
 * enemy's square.
 *
 * Rules: LOW-6.5.2 to LOW-6.5.8, LOW-6.5.12 to LOW-6.5.14. The seats that may have to choose lie on
 * a stack in the state, the next one on top; each berserker keeps the directions in which enemies
 * fell to it in this check. That a new check follows is decided by play.ts.
 */
import {
  endOf,
  NO_PIECE,
  turnOrder,
  wayBetween,
  type Card,
  type Refusal,
  type Seat,
  type Square,
} from 'cardwright/engine';
import { actions, type Action } from './actions.ts';
import { isEngaged } from './board.ts';
import { events, type Listener } from './events.ts';
import { refuse } from './refuse.ts';
import { board, cycle, fallen, owner, has, turn, waiting, type State } from './state.ts';
import { BERSERKER } from './tables.ts';

/**
 * After the removal of a check: fixes who is eligible (LOW-6.5.2, LOW-6.5.8, LOW-6.5.12). Returns
 * whether anybody is, which means that somebody will move (LOW-6.5.4).
 */
export function beginMoves(state: State): boolean {
  let eligible = false;
  const units = board.size(state);
  for (let n = 0; n < units; n += 1) {
    const unit = board.card(state, n);
    if (fallen.get(state, unit) === 0) continue;
    const moves = has(state, unit, BERSERKER) && !isEngaged(state, unit);
    if (moves) eligible = true;
    else fallen.set(state, unit, 0);
  }
  if (!eligible) return false;
  // LOW-6.5.7: the player on turn chooses first, so it comes to lie on top.
  const order = turnOrder(state.config.cycle, cycle.get(state), turn.get(state));
  for (const seat of order.toReversed()) waiting.push(state, seat);
  return true;
}

/** Makes all moves that leave no choice. Returns whether a seat must choose now. */
export function continueMoves(state: State, report: Listener): boolean {
  while (waiting.size(state) > 0) {
    const seat = waiting.top(state);
    moveWithoutChoice(state, seat, report);
    if (openUnits(state, seat).length > 0) return true;
    waiting.pop(state);
  }
  return false;
}

/** LOW-6.5.3: no choice where a berserker has one square, and no other of its owner wants it. */
function moveWithoutChoice(state: State, seat: Seat, report: Listener): void {
  for (const unit of openUnits(state, seat)) {
    const [only, ...others] = openSquares(state, unit);
    if (only === undefined || others.length > 0) continue;
    const rivals = openUnits(state, seat).filter((rival) =>
      openSquares(state, rival).includes(only),
    );
    if (rivals.length === 1) moveTo(state, unit, only, report);
  }
}

/** Berserkers of a seat that still must move, by square (LOW-6.5.6: not those without a free square). */
function openUnits(state: State, seat: Seat): Card[] {
  const open: Card[] = [];
  const units = board.size(state);
  for (let n = 0; n < units; n += 1) {
    const unit = board.card(state, n);
    if (owner.get(state, unit) === seat && openSquares(state, unit).length > 0) open.push(unit);
  }
  return open;
}

/** Squares of enemies that fell to a unit in this check. */
function fallenSquares(state: State, unit: Card): Square[] {
  const directions = fallen.get(state, unit);
  const square = board.squareOf(state, unit);
  return state.config.grid.steps
    .filter((_, direction) => (directions & (1 << direction)) !== 0)
    .map((step) => square + step);
}

/** Those that nobody has taken since. */
function openSquares(state: State, unit: Card): Square[] {
  return fallenSquares(state, unit).filter((to) => board.on(state, to) === NO_PIECE);
}

const MOVE = actions.verb('move');

/** LOW-6.5.5, LOW-6.5.6: every berserker of the owner that has a choice, with every free square. */
export function listMoves(state: State, into: Action[]): number {
  const { config } = state;
  let found = 0;
  for (const unit of openUnits(state, waiting.top(state))) {
    const from = board.squareOf(state, unit);
    for (const to of openSquares(state, unit).toSorted((a, b) => a - b)) {
      into[found++] = actions.code(MOVE, from, wayBetween(config.grid, from, to));
    }
  }
  return found;
}

export function refuseMove(state: State, from: Square, along: number): Refusal | null {
  const to = endOf(state.config.grid, from, along);
  const unit = board.on(state, from);
  const isOption =
    unit >= 0 &&
    owner.get(state, unit) === waiting.top(state) &&
    openSquares(state, unit).includes(to);
  if (isOption) return null;
  const params = { from: board.nameOf(state, from), to: board.nameOf(state, to) };
  return refuse('LOW_BERSERK_OPTION', params);
}

export function move(state: State, from: Square, along: number, report: Listener): void {
  moveTo(state, board.on(state, from), endOf(state.config.grid, from, along), report);
}

/** LOW-6.5.13: without a contact rule; LOW-6.5.14: flags stay with the card. */
function moveTo(state: State, unit: Card, to: Square, report: Listener): void {
  const from = board.squareOf(state, unit);
  board.take(state, unit);
  board.put(state, unit, to);
  fallen.set(state, unit, 0);
  const seat = owner.get(state, unit);
  if (report) report(events.berserkerMoved(state, { owner: seat, card: unit, from, to }));
}
