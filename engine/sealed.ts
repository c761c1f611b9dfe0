/**
 * What several seats decide at the same time, each without seeing the others: a placement, a bid, an
 * order. A submission is a short list of integers in the state, sealed until all are in; then the
 * rules open them together.
 *
 *     before    one seat is waited for, and every other that has not submitted may act as well
 *     observe   `inPosition` shows a viewer their own, and of the others only that they are in
 *     redeal    `dealAnew` puts others in the place of those that the viewer does not know
 *     after     `open` hands them all out and is empty again
 */
import type { WithInts } from './state/flat-state.ts';
import { listOf, mapOf, type ByName } from './positions/reading.ts';
import { BadPosition } from './rules.ts';
import { seatName, seatOfName, type Seat, type Viewer } from './seats.ts';

/** Stands for a submission that the viewer does not see. */
export const SEALED = 'sealed';

/** While a seat has not submitted; otherwise the integer is the number of items and 1. */
const NOT_IN = 0;

export class Sealed {
  readonly #at: number;
  readonly #seats: number;
  readonly #room: number;

  /** Integers that the submissions of all seats take, with at most `room` items each. */
  static size(seats: number, room: number): number {
    return seats * (1 + room);
  }

  /** `at` is the first of those integers. */
  constructor(at: number, seats: number, room: number) {
    this.#at = at;
    this.#seats = seats;
    this.#room = room;
  }

  isIn({ ints }: WithInts, seat: Seat): boolean {
    return ints[this.#placeOf(seat)] !== NOT_IN;
  }

  /** The first seat that is still to submit, or null; `mustSubmit` leaves seats out. */
  next(state: WithInts, mustSubmit: (seat: Seat) => boolean = () => true): Seat | null {
    for (let seat = 0; seat < this.#seats; seat += 1) {
      if (mustSubmit(seat) && !this.isIn(state, seat)) return seat;
    }
    return null;
  }

  /** Seals it; one that was in before is gone. */
  submit({ ints }: WithInts, seat: Seat, items: readonly number[]): void {
    if (items.length > this.#room) throw new RangeError(`A submission has ${this.#room} items.`);
    const place = this.#placeOf(seat);
    ints.fill(0, place, place + 1 + this.#room);
    ints[place] = items.length + 1;
    ints.set(items, place + 1);
  }

  /** How many items a seat has submitted; 0 where it has not. */
  count({ ints }: WithInts, seat: Seat): number {
    return Math.max(0, ints[this.#placeOf(seat)]! - 1);
  }

  /** Null where the seat has not submitted. */
  of({ ints }: WithInts, seat: Seat): number[] | null {
    const place = this.#placeOf(seat);
    const size = ints[place]! - 1;
    return size < 0 ? null : [...ints.subarray(place + 1, place + 1 + size)];
  }

  /** All of them by seat, which are then gone; an empty one for a seat that has none. */
  open(state: WithInts): number[][] {
    const all = Array.from({ length: this.#seats }, (_, seat) => this.of(state, seat) ?? []);
    this.clear(state);
    return all;
  }

  clear({ ints }: WithInts): void {
    ints.fill(NOT_IN, this.#at, this.#at + Sealed.size(this.#seats, this.#room));
  }

  /**
   * By seat that is in: what `write` makes of its items, or `sealed` where the viewer does not know
   * them. Everything without a viewer, as positions have it. What is not `isWhole` is nobody else's concern.
   */
  inPosition(
    state: WithInts,
    viewer: Viewer | undefined,
    write: (items: readonly number[], seat: Seat) => unknown,
    isWhole: (items: readonly number[]) => boolean = () => true,
  ): ByName<unknown> {
    const said: Record<string, unknown> = {};
    for (let seat = 0; seat < this.#seats; seat += 1) {
      const items = this.of(state, seat);
      if (items === null) continue;
      const isKnown = viewer === undefined || viewer === seat;
      if (isKnown) said[seatName(seat)] = write(items, seat);
      else if (isWhole(items)) said[seatName(seat)] = SEALED;
    }
    return said;
  }

  /** Reads what `inPosition` writes without a viewer. Throws a `BadPosition` that names `what`. */
  read(
    state: WithInts,
    submissions: unknown,
    what: string,
    readItem: (item: unknown, what: string) => number,
  ): void {
    for (const [name, items] of Object.entries(mapOf(submissions))) {
      const seat = seatOfName(name, this.#seats);
      const place = `${what}.${name}`;
      const list = listOf(items);
      if (seat === null || seat < 0) throw new BadPosition(place, items);
      if (list.length > this.#room) throw new BadPosition(place, items);
      this.submit(
        state,
        seat,
        list.map((item) => readItem(item, place)),
      );
    }
  }

  /** Puts what `imagine` makes up in the place of every submission that the viewer does not know. */
  dealAnew(state: WithInts, viewer: Viewer, imagine: (seat: Seat) => readonly number[]): void {
    for (let seat = 0; seat < this.#seats; seat += 1) {
      if (seat !== viewer && this.isIn(state, seat)) this.submit(state, seat, imagine(seat));
    }
  }

  #placeOf(seat: Seat): number {
    return this.#at + seat * (1 + this.#room);
  }
}
