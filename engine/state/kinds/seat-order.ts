/** In which order seats have their turns, as the rules work it out: by initiative, by a toss. */
import { compared } from '../../positions/compare.ts';
import { listOf, readSeat } from '../../positions/reading.ts';
import type { Position, PositionDifference } from '../../rules.ts';
import { seatName, type Seat } from '../../seats.ts';
import type { StateLayout } from '../state-layout.ts';
import type { DeclaredState, Part, Setting } from './part.ts';

/** A list of seats; those that have no turn are missing. Positions write `[P2, P1]`, or nothing where it follows. */
export class SeatOrder<Config extends Setting> implements Part<Config> {
  name = '';
  #slot = -1;

  declare(name: string, _: StateLayout, starts: StateLayout): void {
    this.name = name;
    this.#slot = starts.take(1);
  }

  /** By seat: its place from 1, 0 for none. */
  lay(config: Config, layout: StateLayout, at: number[]): void {
    at[this.#slot] = layout.take(config.seats);
  }

  /** The first one first. */
  get(state: DeclaredState<Config>): Seat[] {
    const seats: Seat[] = [];
    for (let seat = 0; seat < state.config.seats; seat += 1)
      if (this.#placeOf(state, seat) > 0) seats.push(seat);
    return seats.toSorted((a, b) => this.#placeOf(state, a) - this.#placeOf(state, b));
  }

  set(state: DeclaredState<Config>, seats: readonly Seat[]): void {
    this.clear(state);
    for (const [place, seat] of seats.entries())
      state.ints[state.at[this.#slot]! + seat] = place + 1;
  }

  /** Those that come behind a seat, to the end of the order. */
  after(state: DeclaredState<Config>, seat: Seat): Seat[] {
    const place = this.#placeOf(state, seat);
    return this.get(state).filter((other) => this.#placeOf(state, other) > place);
  }

  /** All others, from the one behind a seat, cyclically. */
  others(state: DeclaredState<Config>, seat: Seat): Seat[] {
    const behind = this.after(state, seat);
    const before = this.get(state).filter((other) => other !== seat && !behind.includes(other));
    return [...behind, ...before];
  }

  #placeOf({ ints, at }: DeclaredState<Config>, seat: Seat): number {
    return ints[at[this.#slot]! + seat]!;
  }

  clear(state: DeclaredState<Config>): void {
    const first = state.at[this.#slot]!;
    state.ints.fill(0, first, first + state.config.seats);
  }

  write(state: DeclaredState<Config>): string[] {
    return this.get(state).map(seatName);
  }

  seen(state: DeclaredState<Config>): string[] {
    return this.write(state);
  }

  read(state: DeclaredState<Config>, position: Position): void {
    if (position[this.name] === undefined) return;
    const names = listOf(position[this.name]);
    this.set(
      state,
      names.map((name) => readSeat(name, this.name, state.config.seats)),
    );
  }

  compare(
    state: DeclaredState<Config>,
    expected: unknown,
    key: string,
  ): readonly PositionDifference[] {
    return compared(key, expected, this.write(state));
  }
}

export function seatOrder<Config extends Setting>(): SeatOrder<Config> {
  return new SeatOrder();
}
