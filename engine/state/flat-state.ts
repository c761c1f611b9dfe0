/**
 * The state of a game as one array of integers beside what never changes: copying, saving and
 * undoing it is one copy of an array.
 */

/** All that the mechanisms of the engine ask of a state. */
export interface WithInts {
  readonly ints: Int32Array;
}

export interface FlatState<Config> extends WithInts {
  /** The cards, the board, the options, and where each thing is in `ints`. */
  readonly config: Config;
}

/** The state before anything is set up. `blank` are its integers. */
export function freshState<Config extends { readonly blank: Int32Array }>(
  config: Config,
): FlatState<Config> {
  return { config, ints: config.blank.slice() };
}

export function copyState<Config>({ config, ints }: FlatState<Config>): FlatState<Config> {
  return { config, ints: ints.slice() };
}

export function get({ ints }: WithInts, at: number): number {
  return ints[at]!;
}

export function set({ ints }: WithInts, at: number, value: number): void {
  ints[at] = value;
}
