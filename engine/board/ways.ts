/**
 * The ways of a move, which are too many to list, though few of them end differently: in squares where it
 * may end, each with as many tolls paid on the way. One of the shortest to each of these ends is found,
 * in the order of the directions. Made once for a board and used again and again: nothing is allocated
 * for a search.
 */
import type { Grid, Square } from '../grid.ts';
import type { Movement } from './movement.ts';

/** Steps cost 1, wherever they come from: so each square is looked at once in a search. */
export interface Walk<At> extends Omit<Movement<At>, 'cost'> {
  /** Whether a step to a square can be made; squares off the board are asked for too. */
  readonly enters: (at: At, to: Square) => boolean;
  /** Whether coming to a square has its price: damage that is taken there. */
  readonly hasToll: (at: At, square: Square) => boolean;
}

/** A square, and how many tolls were paid on the way to it. */
export type WayEnd = number;

/** Where nothing leads. */
const NOWHERE = -1;

/** What is known of a square: that it cannot be entered, or how many tolls are paid there. */
const CLOSED = -1;

export class Ways {
  readonly #grid: Grid;
  readonly #longest: number;
  /** An end is a square and, in this number of bits behind it, tolls. */
  readonly #bits: number;
  /** By square: the search that has looked at it, and what it has found. */
  readonly #looked: Int32Array;
  readonly #tolls: Int8Array;
  /** By end: the search that has reached it, and how. */
  readonly #seen: Int32Array;
  readonly #from: Int32Array;
  readonly #step: Uint8Array;
  readonly #queue: Int32Array;
  #search = 0;
  #count = 0;

  /** No way has more than `longest` steps, and no end more tolls. */
  constructor(grid: Grid, longest: number) {
    this.#grid = grid;
    this.#longest = longest;
    this.#bits = 32 - Math.clz32(longest);
    this.#looked = new Int32Array(grid.size);
    this.#tolls = new Int8Array(grid.size);
    const size = grid.size << this.#bits;
    this.#seen = new Int32Array(size);
    this.#from = new Int32Array(size);
    this.#step = new Uint8Array(size);
    this.#queue = new Int32Array(size);
  }

  endAt(square: Square, tolls: number): WayEnd {
    return (square << this.#bits) + Math.min(tolls, this.#longest);
  }

  squareOf(end: WayEnd): Square {
    return end >> this.#bits;
  }

  tollsOf(end: WayEnd): number {
    return end & ((1 << this.#bits) - 1);
  }

  /**
   * Searches from `start` with at most `most` steps, and writes the ends where the move may end into
   * `into`, the nearest first. Returns how many. The start can be one, with tolls paid on the way.
   */
  find<At>(walk: Walk<At>, at: At, start: Square, most: number, into: WayEnd[]): number {
    const steps = Math.min(most, this.#longest);
    this.#search += 1;
    this.#count = 0;
    this.#enter(this.endAt(start, 0), NOWHERE, 0);
    let done = 0;
    for (let length = 0; length < steps; length += 1) {
      for (const end = this.#count; done < end; done += 1) {
        const here = this.#queue[done]!;
        if (done === 0 || !walk.stops(at, this.squareOf(here))) this.#goOn(walk, at, here);
      }
    }
    let found = 0;
    for (let i = 1; i < this.#count; i += 1) {
      const end = this.#queue[i]!;
      if (walk.rests(at, this.squareOf(end))) into[found++] = end;
    }
    return found;
  }

  /** The directions of the way to an end of the last search, as the value of a row of words among `count`. */
  rowTo(end: WayEnd, count: number): number {
    let row = 0;
    for (let at = end; this.#from[at]! !== NOWHERE; at = this.#from[at]!)
      row = row * (count + 1) + this.#step[at]! + 1;
    return row;
  }

  #goOn<At>(walk: Walk<At>, at: At, here: WayEnd): void {
    const [square, paid] = [this.squareOf(here), this.tollsOf(here)];
    const { directions } = walk;
    for (let i = 0; i < directions.length; i += 1) {
      const direction = directions[i]!;
      const to = square + this.#grid.steps[direction]!;
      const tolls = this.#look(walk, at, to);
      if (tolls === CLOSED) continue;
      const next = this.endAt(to, paid + tolls);
      if (this.#seen[next] !== this.#search) this.#enter(next, here, direction);
    }
  }

  #look<At>({ enters, hasToll }: Walk<At>, at: At, square: Square): number {
    if (this.#looked[square] !== this.#search) {
      this.#looked[square] = this.#search;
      this.#tolls[square] = enters(at, square) ? Number(hasToll(at, square)) : CLOSED;
    }
    return this.#tolls[square]!;
  }

  #enter(end: WayEnd, from: WayEnd, step: number): void {
    this.#seen[end] = this.#search;
    this.#from[end] = from;
    this.#step[end] = step;
    this.#queue[this.#count++] = end;
  }
}
