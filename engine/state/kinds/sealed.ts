/** What several seats submit unseen, as a part of a declared state; what it does: engine/sealed.ts. */
import { compared } from '../../positions/compare.ts';
import type { Position, PositionDifference } from '../../rules.ts';
import { seatOfName, type Seat, type Viewer } from '../../seats.ts';
import { stream } from '../../random.ts';
import { Sealed } from '../../sealed.ts';
import type { StateLayout } from '../state-layout.ts';
import type { DeclaredState, Part, Setting } from './part.ts';

export interface SealedOptions<Config extends Setting> {
  /** The most seats that the game is played by. */
  readonly seats: number;
  /** The most items that a submission has. */
  readonly room: number;
  /** Whether a submission is in that is made item by item: before, others do not see that it is begun. */
  readonly whole?: (items: readonly number[], config: Config) => boolean;
  /** An item in positions; the number itself unless it is said here. */
  readonly write?: (item: number, config: Config) => unknown;
  /** Reads what `write` wrote. Throws a `BadPosition` that names `what`. */
  readonly read: (item: unknown, what: string, config: Config) => number;
  /** Any submission that the seat could have made, for those who do not know the true one. */
  readonly imagine: (
    state: DeclaredState<Config>,
    seat: Seat,
    chance: Int32Array,
  ) => readonly number[];
}

export class Submissions<Config extends Setting> implements Part<Config> {
  name = '';
  #sealed: Sealed;
  readonly isSecret = true;
  readonly #options: SealedOptions<Config>;

  constructor(options: SealedOptions<Config>) {
    this.#options = options;
    this.#sealed = new Sealed(0, options.seats, options.room);
  }

  isIn(state: DeclaredState<Config>, seat: Seat): boolean {
    return this.#sealed.isIn(state, seat);
  }

  /** The first seat that is still to submit, or null; `mustSubmit` leaves seats out. */
  next(
    state: DeclaredState<Config>,
    mustSubmit: (seat: Seat) => boolean = () => true,
  ): Seat | null {
    return this.#sealed.next(state, (seat) => seat < state.config.seats && mustSubmit(seat));
  }

  /** Seals it; one that was in before is gone. */
  submit(state: DeclaredState<Config>, seat: Seat, items: readonly number[]): void {
    this.#sealed.submit(state, seat, items);
  }

  /** How many items a seat has submitted; 0 where it has not. */
  count(state: DeclaredState<Config>, seat: Seat): number {
    return this.#sealed.count(state, seat);
  }

  /** Null where the seat has not submitted. */
  of(state: DeclaredState<Config>, seat: Seat): number[] | null {
    return this.#sealed.of(state, seat);
  }

  /** All of them by seat, which are then gone; an empty one for a seat that has none. */
  open(state: DeclaredState<Config>): number[][] {
    return this.#sealed.open(state).slice(0, state.config.seats);
  }

  declare(name: string, header: StateLayout): void {
    const { seats, room } = this.#options;
    this.name = name;
    this.#sealed = new Sealed(header.take(Sealed.size(seats, room)), seats, room);
  }

  write(state: DeclaredState<Config>): unknown {
    return this.#inPosition(state, undefined);
  }

  /** One's own, and of the others that they are in. */
  seen(state: DeclaredState<Config>, viewer: Viewer): unknown {
    return this.#inPosition(state, viewer);
  }

  #inPosition(state: DeclaredState<Config>, viewer: Viewer | undefined): unknown {
    const { write = (item: number) => item, whole = () => true } = this.#options;
    return this.#sealed.inPosition(
      state,
      viewer,
      (items) => items.map((item) => write(item, state.config)),
      (items) => whole(items, state.config),
    );
  }

  read(state: DeclaredState<Config>, position: Position): void {
    this.#sealed.read(state, position[this.name], this.name, (item, what) =>
      this.#options.read(item, what, state.config),
    );
  }

  compare(
    state: DeclaredState<Config>,
    expected: unknown,
    key: string,
  ): readonly PositionDifference[] {
    return compared(key, [expected], [this.write(state)]);
  }

  redeal(state: DeclaredState<Config>, viewer: Seat, seed: number): void {
    this.#sealed.dealAnew(state, viewer, (seat) =>
      this.#options.imagine(state, seat, stream(seed, this.name, seat)),
    );
  }

  faults(state: DeclaredState<Config>): string[] {
    const strangers = Object.keys(this.write(state) as object).filter(
      (name) => seatOfName(name, state.config.seats) === null,
    );
    return strangers.map((name) => `${this.name} holds a submission of ${name}`);
  }
}

/** What each seat decides at the same time as others, sealed until all are in: a placement, a bid. */
export function sealed<Config extends Setting>(
  options: SealedOptions<Config>,
): Submissions<Config> {
  return new Submissions(options);
}
