/** Gives out the integers of a state, one after another: what is where is decided once per set-up. */
export class StateLayout {
  #length: number;

  /** `header` integers in front are named by the game itself. */
  constructor(header: number) {
    this.#length = header;
  }

  /** How many integers were given out. */
  get length(): number {
    return this.#length;
  }

  /** Reserves integers; the place of the first. */
  take(ints: number): number {
    const first = this.#length;
    this.#length += ints;
    return first;
  }

  /** A list (lists.ts) with room for `room` items. */
  list(room: number): number {
    return this.take(1 + room);
  }

  /** The integers of a state in which all is 0. */
  blank(): Int32Array {
    return new Int32Array(this.#length);
  }
}
