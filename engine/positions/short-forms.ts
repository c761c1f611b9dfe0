/** Short forms of positions that several games have: lists that are filled up, places in the turn cycle. */
import { BadPosition } from '../rules.ts';
import type { Seat } from '../seats.ts';
import type { TurnCycle } from '../turn-cycle.ts';
import { readCards, mapOf, readSeat, textOf } from './reading.ts';

/**
 * Cards that a position writes, filled up to a number with copies of one card; `{ exactly: [] }` for
 * these alone.
 */
export function filledUp(said: unknown, what: string, size: number, filler: unknown): unknown {
  const { exactly } = mapOf(said);
  if (exactly !== undefined) return exactly;
  const cards = readCards(said ?? [], what);
  const missing = size - cards.length;
  return missing > 0 ? [...cards, `${missing} x ${textOf(filler)}`] : cards;
}

/**
 * The place from 0 at which a seat has its turn, and `next` follows if that is said. Throws a
 * `BadPosition` where it never does.
 */
export function readPlaceInCycle(
  cycle: TurnCycle,
  turn: unknown,
  next: unknown,
  seats: number,
): number {
  const seat = readSeat(turn, 'turn', seats);
  const follower: Seat | null = next === undefined ? null : readSeat(next, 'next', seats);
  const place = cycle.findIndex((one, i) => {
    const after = cycle[(i + 1) % cycle.length];
    return one === seat && (follower === null || follower === after);
  });
  if (place < 0) throw new BadPosition('next', next);
  return place;
}
