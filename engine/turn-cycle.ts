/**
 * Who takes turns in which order. A seat may be in a cycle more than once (one player against
 * two: 0, 1, 0, 2). A turn out of order does not move the place in the cycle.
 */
import type { Seat } from './seats.ts';

export type TurnCycle = readonly Seat[];

/** The place after this one. */
export function placeAfter(cycle: TurnCycle, place: number): number {
  return (place + 1) % cycle.length;
}

/** Every seat once, in turn order, beginning with `first`, which is looked for from `place` on. */
export function turnOrder(cycle: TurnCycle, place: number, first: Seat): Seat[] {
  const ahead = cycle.map((_, i) => cycle[(place + i) % cycle.length] ?? first);
  const start = ahead.indexOf(first);
  return [...new Set([...ahead.slice(start), ...ahead.slice(0, start)])];
}

/** The seat that fits and is the next to have a turn after `place`, or null. */
export function nextInCycle(
  cycle: TurnCycle,
  place: number,
  fits: (seat: Seat) => boolean,
): Seat | null {
  for (let i = 1; i <= cycle.length; i += 1) {
    const seat = cycle[(place + i) % cycle.length];
    if (seat !== undefined && fits(seat)) return seat;
  }
  return null;
}
