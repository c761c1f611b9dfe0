/** Rules that wait for a seat and give it nothing to do: neither people nor bots can go on. */
import { seatName, type Seat } from './seats.ts';

/** Where an error says so. Threads hand on what an error owns, not what it is. */
const KEY = 'stuckSeat';

export function stuckAt(seat: Seat): Error {
  const name = seatName(seat);
  const error = new RangeError(`${name} is waited for, and has no legal action.`);
  return Object.assign(error, { [KEY]: name });
}

/** The seat that is waited for in vain; null for any other error. */
export function stuckSeatOf(error: unknown): string | null {
  return error instanceof Error ? ((error as { [KEY]?: string })[KEY] ?? null) : null;
}
