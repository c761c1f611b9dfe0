/** An order of seats by lot: who comes first where values are equal, who picks when. */
import type { Listener } from '../events.ts';
import { NOBODY, seatName, type Seat } from '../seats.ts';
import { toss, type ChanceEvent } from './chance.ts';

/**
 * One of all orders of these seats, at random, the first seat first. It is one toss, whose value
 * names them: `P3 P1 P2`; scenarios script it by that. For a few seats: of six there are 720 orders.
 */
export function tossOrder(
  decides: string,
  seats: readonly Seat[],
  ints: Int32Array,
  at: number,
  report: Listener<ChanceEvent>,
): readonly Seat[] {
  const orders = ordersOf(seats);
  const nameOf = (place: number): string => orders[place]!.map(seatName).join(' ');
  return orders[toss({ decides, nameOf }, orders.length, NOBODY, ints, at, report)]!;
}

function ordersOf(seats: readonly Seat[]): Seat[][] {
  if (seats.length === 0) return [[]];
  return seats.flatMap((first) =>
    ordersOf(seats.filter((seat) => seat !== first)).map((rest) => [first, ...rest]),
  );
}
