/** Where a unit can go, and the moves that are listed. */
import { columnOf, rowOf, wordRow, type Card, type Square } from 'cardwright/engine';
import { actions, LONGEST, verbs, type Action } from './actions.ts';
import { ARROW } from './cards.ts';
import { moveOf } from './effects/standing.ts';
import { grid } from './field.ts';
import { mustStop, refuseEnd, refuseEntry, stepsOf, WORDS } from './path.ts';
import { fliesAt, isPoison } from './squares.ts';
import { activeUnit, facing, field, h, hasMoved, type State } from './state.ts';
import { groundAt } from './units.ts';

/** Directions of steps, in the order in which they are tried (APE-6.1.13). */
const STEPS = [0, 2, 4, 6] as const;

/**
 * The ways of a move are too many to list, but few of them end differently: squares where it can end,
 * each with as much poison on the way. `find` finds one of the shortest ways to each of these, N before E
 * before S before W.
 */
class Ways {
  /** By square and damage taken: the search that has reached it, and how. */
  readonly #seen = new Int32Array(grid.size * LONGEST);
  readonly #from = new Int32Array(grid.size * LONGEST);
  readonly #step = new Uint8Array(grid.size * LONGEST);
  readonly #queue = new Int32Array(grid.size * LONGEST);
  #search = 0;
  #count = 0;

  find(state: State, most: number): void {
    const card = activeUnit(state);
    const start = field.squareOf(state, card) * LONGEST;
    this.#search += 1;
    this.#count = 0;
    this.#enter(start, -1, 0);
    let done = 0;
    for (let length = 0; length < Math.min(most, LONGEST); length += 1) {
      for (const end = this.#count; done < end; done += 1) {
        const node = this.#queue[done]!;
        const square = Math.floor(node / LONGEST);
        if (node !== start && mustStop(state, card, square)) continue;
        for (const direction of STEPS) this.#go(state, card, node, square, direction);
      }
    }
  }

  #go(state: State, card: Card, node: number, square: Square, direction: number): void {
    const to = square + grid.steps[direction]!;
    if (refuseEntry(state, card, to) !== null) return;
    const hurts = isPoison(state, to) && !fliesAt(state, card, to);
    const hits = Math.min((node % LONGEST) + Number(hurts), LONGEST - 1);
    const next = to * LONGEST + hits;
    if (this.#seen[next] !== this.#search) this.#enter(next, node, direction);
  }

  #enter(node: number, from: number, direction: number): void {
    this.#seen[node] = this.#search;
    this.#from[node] = from;
    this.#step[node] = direction;
    this.#queue[this.#count++] = node;
  }

  /** Those at which a move may end, as many as were found. */
  ends(state: State, into: number[]): number {
    let found = 0;
    for (let i = 1; i < this.#count; i += 1) {
      const node = this.#queue[i]!;
      if (refuseEnd(state, Math.floor(node / LONGEST)) === null) into[found++] = node;
    }
    return found;
  }

  pathTo(node: number): number {
    const steps: number[] = [];
    for (let at = node; this.#from[at]! >= 0; at = this.#from[at]!) steps.unshift(this.#step[at]!);
    return wordRow(steps, WORDS);
  }
}

const ways = new Ways();
const ends: number[] = [];

/** APE-5.7.2, APE-5.7.8: now. */
export function canMove(state: State): boolean {
  ways.find(state, moveOf(state, activeUnit(state)));
  return ways.ends(state, ends) > 0;
}

/** Where a legal move can end. */
export function stops(state: State): Square[] {
  if (hasMoved.is(state) || !canMove(state)) return [];
  const count = ways.ends(state, ends);
  return [...new Set(ends.slice(0, count).map((node) => Math.floor(node / LONGEST)))];
}

/** One way for all that come to the same; where the facing says nothing it is left as it is. */
export function listMoves(state: State, into: Action[], from: number): number {
  if (hasMoved.is(state)) return from;
  const card = activeUnit(state);
  let found = from;
  if (!canMove(state)) {
    for (let quarter = 0; quarter < 4; quarter += 1)
      into[found++] = actions.code(verbs.turn, quarter);
    return found;
  }
  const count = ways.ends(state, ends);
  for (let i = 0; i < count; i += 1) {
    const path = ways.pathTo(ends[i]!);
    if (isTurnedThere(state, card, ends[i]!)) into[found++] = actions.code(verbs.move, path);
    else for (let f = 1; f <= 4; f += 1) into[found++] = actions.code(verbs.move, path, f);
  }
  return found;
}

/** Whether it makes no difference which facing is chosen. */
function isTurnedThere(state: State, card: Card, node: number): boolean {
  if (groundAt(state, Math.floor(node / LONGEST)) === ARROW) return true;
  const left = h.get(state, card);
  return left > 0 && (node % LONGEST) * state.config.options.poisonDamage >= left;
}

/** The listed move that comes to the same as a legal one. */
export function listedMove(state: State, action: Action): Action {
  const card = activeUnit(state);
  let square = field.squareOf(state, card);
  let hits = 0;
  const left = h.get(state, card);
  for (const direction of stepsOf(actions.first(action))) {
    square += grid.steps[direction]!;
    if (isPoison(state, square) && !fliesAt(state, card, square)) hits += 1;
    if (left > 0 && hits * state.config.options.poisonDamage >= left) break;
  }
  const node = square * LONGEST + hits;
  ways.find(state, moveOf(state, card));
  const path = ways.pathTo(node);
  if (isTurnedThere(state, card, node)) return actions.code(verbs.move, path);
  const face = actions.second(action) || facing.place(state, card) / 2 + 1;
  return actions.code(verbs.move, path, face);
}

/** APE-6.1.13: final squares in reading order. */
export function firstMove(state: State): number {
  ways.find(state, moveOf(state, activeUnit(state)));
  const count = ways.ends(state, ends);
  const first = ends
    .slice(0, count)
    .toSorted(
      (a, b) =>
        readingOrder(Math.floor(a / LONGEST)) - readingOrder(Math.floor(b / LONGEST)) ||
        stepsOf(ways.pathTo(a)).length - stepsOf(ways.pathTo(b)).length,
    )[0]!;
  return ways.pathTo(first);
}

const readingOrder = (square: Square): number => rowOf(grid, square) * 10 + columnOf(grid, square);
