/**
 * Actions as numbers: `square * extras + extra` times eight, plus the verb. On the mat of section
 * 3.3 that is a small integer; on an unbounded board it stays far below 2^53.
 *
 * verb                 | square       | extra
 * ---------------------|--------------|---------------------------------------
 * challenge, place     | where        | the unit (equal cards are one action)
 * shoot, move          | from         | the way to the other square, see `way`
 * recall               | where        | 0
 * resolve, draw, pass  | 0            | 0
 */
import {
  columnOf,
  rowOf,
  squareAt,
  type Grid,
  type NumberOf,
  type Square,
} from 'cardwright/engine';
import type { Config } from './config.ts';

export type Action = NumberOf<'action'>;

const verbs = ['challenge', 'place', 'shoot', 'resolve', 'move', 'draw', 'recall', 'pass'] as const;
export type Verb = (typeof verbs)[number];

/** The numbers of the verbs. */
export const DO = {
  challenge: 0,
  place: 1,
  shoot: 2,
  resolve: 3,
  move: 4,
  draw: 5,
  recall: 6,
  pass: 7,
} as const satisfies Record<Verb, number>;

const VERBS = 8;

export function action(config: Config, verb: number, square: Square, extra: number): Action {
  return (square * extras(config) + extra) * VERBS + verb;
}

export function verbOf(action: Action): Verb {
  return verbs[action % VERBS]!;
}

export function isVerb(word: string): word is Verb {
  return Object.hasOwn(DO, word);
}

export function squareIn(config: Config, action: Action): Square {
  return Math.floor(action / (VERBS * extras(config)));
}

export function extraIn(config: Config, action: Action): number {
  return Math.floor(action / VERBS) % extras(config);
}

/** A power of two, so that taking a number apart is quick. */
function extras({ catalogue }: Config): number {
  return catalogue.count <= 256 ? 256 : 4096;
}

/** Offsets of target grids lie in -6..6 (LOW-3.1.8); 7 stands for everything beyond. */
const REACH = 7;
const WIDTH = 2 * REACH + 1;

/** The way from one square to another as one number below 256. */
export function way(dx: number, dy: number): number {
  return (within(dy) + REACH) * WIDTH + within(dx) + REACH;
}

export function wayBetween(grid: Grid, from: Square, to: Square): number {
  return way(columnOf(grid, to) - columnOf(grid, from), rowOf(grid, to) - rowOf(grid, from));
}

/** The square at the end of a way; off the board for ways that lead there. */
export function endOf(grid: Grid, from: Square, way: number): Square {
  const dx = (way % WIDTH) - REACH;
  const dy = Math.floor(way / WIDTH) - REACH;
  return squareAt(grid, columnOf(grid, from) + dx, rowOf(grid, from) + dy);
}

function within(distance: number): number {
  return Math.min(Math.max(distance, -REACH), REACH);
}
