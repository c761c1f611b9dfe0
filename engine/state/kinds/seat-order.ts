/** In which order seats have their turns, as the rules work it out: by initiative, by a toss. */
import { compared } from '../../positions/compare.ts';
import type { NamesField } from '../../positions/fields.ts';
import { listOf, readSeat } from '../../positions/reading.ts';
import { BadPosition, type Position, type PositionDifference } from '../../rules.ts';
import { seatName, type Seat } from '../../seats.ts';
import { listClear, listItems, listPush } from '../lists.ts';
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

  lay(config: Config, layout: StateLayout, at: number[]): void {
    at[this.#slot] = layout.list(config.seats);
  }

  /** The first one first. */
  get({ ints, at }: DeclaredState<Config>): Seat[] {
    return listItems(ints, at[this.#slot]!);
  }

  set({ ints, at }: DeclaredState<Config>, seats: readonly Seat[]): void {
    const list = at[this.#slot]!;
    listClear(ints, list);
    for (const seat of seats) listPush(ints, list, seat);
  }

  /** Those that come behind a seat, to the end of the order; all where it has no turn. */
  after(state: DeclaredState<Config>, seat: Seat): Seat[] {
    const seats = this.get(state);
    return seats.slice(seats.indexOf(seat) + 1);
  }

  /** All others, from the one behind a seat, cyclically. */
  others(state: DeclaredState<Config>, seat: Seat): Seat[] {
    const seats = this.get(state);
    const place = seats.indexOf(seat);
    return place < 0 ? seats : [...seats.slice(place + 1), ...seats.slice(0, place)];
  }

  field({ seats }: Config): NamesField {
    const names = Array.from({ length: seats }, (_, seat) => seatName(seat));
    return { is: 'names', key: this.name, names, isOrdered: true };
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
    const seats = names.map((name) => readSeat(name, this.name, state.config.seats));
    if (new Set(seats).size < seats.length) throw new BadPosition(this.name, names);
    this.set(state, seats);
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
