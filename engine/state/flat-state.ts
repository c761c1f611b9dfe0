/**
 * The state of a game as one array of integers beside what never changes: copying, saving and
 * undoing it is one copy of an array.
 */

/** All that the mechanisms of the engine ask of a state. */
export interface Worded {
  readonly words: Int32Array;
}

export interface FlatState<Config> extends Worded {
  /** The cards, the board, the options, and where each thing stands in `words`. */
  readonly config: Config;
}

/** The state before anything is set up. `blank` are its words. */
export function freshState<Config extends { readonly blank: Int32Array }>(
  config: Config,
): FlatState<Config> {
  return { config, words: config.blank.slice() };
}

export function copyState<Config>({ config, words }: FlatState<Config>): FlatState<Config> {
  return { config, words: words.slice() };
}

export function get({ words }: Worded, word: number): number {
  return words[word]!;
}

export function set({ words }: Worded, word: number, value: number): void {
  words[word] = value;
}
