/**
 * Seats and sides. They are numbers in calls; in everything that people read (notation, positions,
 * observations, events) they have names: seat 0 is `P1`, side 0 is `A`.
 */
import type { NumberOf } from './number-kinds.ts';

/** A place at the table, from 0. */
export type Seat = NumberOf<'seat'>;

/** The seats that win together, from 0. Seats may share a side. */
export type Side = NumberOf<'side'>;

/** From whose eyes something is seen. */
export type Viewer = Seat | 'spectator';

/**
 * Stands for a seat where nobody acts: a clock that has run out. Whoever runs the match decides when,
 * and plays such an action for nobody.
 */
export const NOBODY: Seat = -1;

export const seatName = (seat: Seat): string => (seat === NOBODY ? 'nobody' : `P${seat + 1}`);

/** Of a seat that may be none. */
export const nameOrNull = (seat: Seat | null): string | null =>
  seat === null ? null : seatName(seat);

/** The seat of a name, `NOBODY` too; null for one that none of the seats has. */
export function seatOfName(name: string, seats: number): Seat | null {
  if (name === 'nobody') return NOBODY;
  const seat = /^P[1-9]\d?$/.test(name) ? Number(name.slice(1)) - 1 : seats;
  return seat < seats ? seat : null;
}

/** The side of a seat in games where each seat wins alone. */
export const ownSide = (seat: Seat): Side => seat as number;

export const sideName = (side: Side): string => String.fromCharCode(65 + side);
