/** The game that a thread is in, where the first thread sees it: rules that never answer report nothing. */
import type { GameRef } from '../result.ts';

export interface GameOfRun {
  readonly game: GameRef;
  /**
   * Of what is compared: the place of the version whose game it is. 0 where there is only one, null where
   * something is changed on trial: no command plays that again.
   */
  readonly version: number | null;
}

/** How a version is written that is none. */
const ON_TRIAL = -1;

/** Pairing, seed, how often turned, version; as floats, since seeds exceed 32 bits. */
const FIELDS = 4;

export class GameCell {
  /** What the thread is given. */
  readonly memory: SharedArrayBuffer;
  readonly #fields: Float64Array;
  /** How often a game began or ended: odd while one is played. */
  readonly #changes: Int32Array;

  constructor(
    memory = new SharedArrayBuffer(
      FIELDS * Float64Array.BYTES_PER_ELEMENT + Int32Array.BYTES_PER_ELEMENT,
    ),
  ) {
    this.memory = memory;
    this.#fields = new Float64Array(memory, 0, FIELDS);
    this.#changes = new Int32Array(memory, this.#fields.byteLength, 1);
  }

  begin({ game: [pairing, seed, turned], version }: GameOfRun): void {
    this.#fields[0] = pairing;
    this.#fields[1] = seed;
    this.#fields[2] = turned;
    this.#fields[3] = version ?? ON_TRIAL;
    Atomics.add(this.#changes, 0, 1);
  }

  end(): void {
    Atomics.add(this.#changes, 0, 1);
  }

  /** A number that each game of the thread has for itself; null where it is in none. */
  get serial(): number | null {
    const changes = Atomics.load(this.#changes, 0);
    return changes % 2 === 0 ? null : changes;
  }

  /** The one that is played, or was last. */
  get game(): GameOfRun {
    const [pairing = 0, seed = 0, turned = 0, version = 0] = this.#fields;
    return { game: [pairing, seed, turned], version: version === ON_TRIAL ? null : version };
  }
}

/** That of this thread; null where nobody looks. */
let own: GameCell | null = null;

export function showGamesIn(cell: GameCell | null): void {
  own = cell;
}

export function ownCell(): GameCell | null {
  return own;
}
