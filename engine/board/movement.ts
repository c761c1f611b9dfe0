/**
 * Where a piece can go: squares reached by steps that cost something, and paths that a player names.
 *
 * The rules say what a step costs, where a move must end and where it may; one object of them serves
 * all states, which it is given as `at`. A `Reach` is made once for a board and used again and again:
 * nothing is allocated for a decision.
 */
import type { Grid, Square } from '../grid.ts';

/** What a step costs that cannot be made. */
export const BLOCKED = -1;

/** What the rules say of moves. `At` is whatever they need to say it: the state and the piece. */
export interface Movement<At> {
  /** Directions of steps, by their place in `Grid.steps`. */
  readonly directions: readonly number[];
  /** What a step to a square costs, or `BLOCKED`; squares off the board are asked for too. */
  readonly cost: (at: At, to: Square, from: Square) => number;
  /** Whether whoever enters the square must stop there. */
  readonly stops: (at: At, square: Square) => boolean;
  /** Whether a move may end there. */
  readonly rests: (at: At, square: Square) => boolean;
}

/** Why a path cannot be gone, with the first square at which it cannot. */
export interface PathFault {
  readonly fault: 'notAdjacent' | 'blocked' | 'stopped' | 'tooLong' | 'noRest' | 'empty';
  readonly square: Square;
}

/**
 * Tests a path, the squares after the start in order. Squares may be entered more than once. Faults
 * are looked for step by step: not adjacent, blocked, gone on from a stop, too long; at last whether
 * the move may end where it does.
 */
export function pathFault<At>(
  { steps }: Grid,
  { directions, cost, stops, rests }: Movement<At>,
  at: At,
  start: Square,
  path: readonly Square[],
  power: number,
): PathFault | null {
  let [from, left, isStopped] = [start, power, false];
  for (const square of path) {
    const isStep = directions.some((direction) => square === from + steps[direction]!);
    if (!isStep) return { fault: 'notAdjacent', square };
    const price = cost(at, square, from);
    if (price === BLOCKED) return { fault: 'blocked', square };
    if (isStopped) return { fault: 'stopped', square };
    left -= price;
    if (left < 0) return { fault: 'tooLong', square };
    isStopped = stops(at, square);
    from = square;
  }
  if (path.length === 0) return { fault: 'empty', square: start };
  return rests(at, from) ? null : { fault: 'noRest', square: from };
}

/** The end of a list inside `Reach`. */
const END = -1;

/** The squares that a piece can come to, the cheapest first. */
export class Reach {
  readonly #grid: Grid;
  /** What it costs to come there, by square; only where `#seen` is of this search. */
  readonly #costs: Int32Array;
  readonly #from: Int32Array;
  readonly #seen: Int32Array;
  #search = 0;
  /** Squares to go on from, as linked lists by cost. */
  #heads = new Int32Array(0);
  readonly #squares: Int32Array;
  readonly #links: Int32Array;
  #linked = 0;
  #start = 0;

  constructor(grid: Grid) {
    this.#grid = grid;
    this.#costs = new Int32Array(grid.size);
    this.#from = new Int32Array(grid.size);
    this.#seen = new Int32Array(grid.size);
    const entries = grid.size * grid.steps.length + 1;
    this.#squares = new Int32Array(entries);
    this.#links = new Int32Array(entries);
  }

  /**
   * Searches from `start` and writes the squares where the move may end into `into`, the cheapest
   * first; the start is none of them. Returns how many.
   */
  find<At>(movement: Movement<At>, at: At, start: Square, power: number, into: Square[]): number {
    this.#begin(start, power);
    let found = 0;
    for (let cost = 0; cost <= power; cost += 1) {
      for (let entry = this.#pop(cost); entry !== END; entry = this.#pop(cost)) {
        const square = this.#squares[entry]!;
        if (this.#costs[square] !== cost) continue; // It was reached for less since.
        if (square !== start) {
          if (movement.rests(at, square)) into[found++] = square;
          if (movement.stops(at, square)) continue;
        }
        this.#goOn(movement, at, square, cost, power);
      }
    }
    return found;
  }

  /** What the way to a square of the last search costs, or -1. */
  costTo(square: Square): number {
    return this.#seen[square] === this.#search ? this.#costs[square]! : -1;
  }

  /** A cheapest way to a square of the last search, without the start. */
  pathTo(square: Square): Square[] {
    const path: Square[] = [];
    for (let at = square; at !== this.#start; at = this.#from[at]!) path.unshift(at);
    return path;
  }

  #begin(start: Square, power: number): void {
    this.#search += 1;
    this.#linked = 0;
    this.#start = start;
    if (this.#heads.length <= power) this.#heads = new Int32Array(power + 1);
    this.#heads.fill(END);
    this.#enter(start, start, 0);
  }

  #goOn<At>(
    { directions, cost }: Movement<At>,
    at: At,
    square: Square,
    spent: number,
    power: number,
  ): void {
    const { steps } = this.#grid;
    for (let i = 0; i < directions.length; i += 1) {
      const to = square + steps[directions[i]!]!;
      const price = cost(at, to, square);
      if (price === BLOCKED || spent + price > power) continue;
      const known = this.costTo(to);
      if (known === -1 || known > spent + price) this.#enter(to, square, spent + price);
    }
  }

  #enter(square: Square, from: Square, cost: number): void {
    this.#seen[square] = this.#search;
    this.#costs[square] = cost;
    this.#from[square] = from;
    const entry = this.#linked++;
    this.#squares[entry] = square;
    this.#links[entry] = this.#heads[cost]!;
    this.#heads[cost] = entry;
  }

  #pop(cost: number): number {
    const entry = this.#heads[cost]!;
    if (entry !== END) this.#heads[cost] = this.#links[entry]!;
    return entry;
  }
}
