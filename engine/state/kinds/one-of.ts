/** One of a closed list of words: the phase of the game, the facing of a unit, what lies on a square. */
import type { PieceWord } from '../../positions/fields.ts';
import type { Per } from './holders.ts';
import type { DeclaredState, Setting } from './part.ts';
import type { ValueOptions } from './value-options.ts';
import { Each, Single } from './valued.ts';
import { oneWordOf } from './values.ts';

/** The list, or where a set-up has it. */
export type WordList<Config extends Setting, W extends string> =
  | readonly W[]
  | ((config: Config) => readonly W[]);

export class OneOf<Config extends Setting, W extends string> extends Single<Config, W> {
  readonly #words: readonly W[];

  constructor(words: readonly W[], options: ValueOptions<Config, W>) {
    super(
      oneWordOf(() => words),
      null,
      Math.max(0, words.indexOf(options.start!)),
      options,
    );
    this.#words = words;
  }

  get(state: DeclaredState<Config>): W {
    return this.#words[state.ints[this.at]!]!;
  }

  is(state: DeclaredState<Config>, word: W): boolean {
    return this.#words[state.ints[this.at]!] === word;
  }

  set(state: DeclaredState<Config>, word: W): void {
    state.ints[this.at] = placeOf(this.#words, word);
  }

  protected intOf(word: W): number {
    return this.#words.indexOf(word);
  }
}

export class EachOneOf<Config extends Setting, W extends string> extends Each<Config, W> {
  readonly #words: WordList<Config, W>;

  constructor(words: WordList<Config, W>, per: Per<Config>, options: ValueOptions<Config, W>) {
    const listed = typeof words === 'function' ? words : () => words;
    const start = typeof words === 'function' ? 0 : Math.max(0, words.indexOf(options.start!));
    super(oneWordOf(listed), per, start, options);
    this.#words = words;
  }

  get(state: DeclaredState<Config>, holder: number): W {
    return this.#listed(state.config)[state.ints[state.at[this.slot]! + holder]!]!;
  }

  set(state: DeclaredState<Config>, holder: number, word: W): void {
    state.ints[state.at[this.slot]! + holder] = this.#listed(state.config).indexOf(word);
  }

  /** The place of the word in the list. */
  place(state: DeclaredState<Config>, holder: number): number {
    return state.ints[state.at[this.slot]! + holder]!;
  }

  setPlace(state: DeclaredState<Config>, holder: number, place: number): void {
    state.ints[state.at[this.slot]! + holder] = place;
  }

  /** How many holders have the word at this place of the list. */
  countAt({ ints, at, config }: DeclaredState<Config>, place: number): number {
    const first = at[this.slot]!;
    const end = first + this.count(config);
    let found = 0;
    for (let holder = first; holder < end; holder += 1) if (ints[holder] === place) found += 1;
    return found;
  }

  #listed(config: Config): readonly W[] {
    return typeof this.#words === 'function' ? this.#words(config) : this.#words;
  }

  protected intOf(word: W, config: Config): number {
    return this.#listed(config).indexOf(word);
  }

  besideField(config: Config): PieceWord {
    const words = this.#listed(config);
    return {
      key: this.name,
      shape: this.value.shape(config),
      mark: '',
      silent: words[this.start] ?? null,
    };
  }

  beside(state: DeclaredState<Config>, card: number): string | null {
    return this.raw(state, card) === this.start ? null : this.get(state, card);
  }

  readBeside(state: DeclaredState<Config>, card: number, word: string): boolean {
    const place = this.#listed(state.config).indexOf(word as W);
    if (place >= 0) state.ints[this.placeOf(state, card)] = place;
    return place >= 0;
  }
}

/** As `indexOf` of a list of texts, which takes longer for lists that are short. */
function placeOf(words: readonly string[], word: string): number {
  let place = words.length - 1;
  while (place >= 0 && words[place] !== word) place -= 1;
  return place;
}

/** One of these words, the first one in a new state unless `start` says otherwise. */
export function oneOf<Config extends Setting, const W extends string>(
  words: readonly W[],
  options?: ValueOptions<Config, W>,
): OneOf<Config, W>;
export function oneOf<Config extends Setting, const W extends string>(
  words: WordList<Config, W>,
  options: ValueOptions<Config, W> & { readonly per: Per<Config> },
): EachOneOf<Config, W>;
export function oneOf<Config extends Setting, W extends string>(
  words: WordList<Config, W>,
  { per, ...options }: ValueOptions<Config, W> & { readonly per?: Per<Config> } = {},
) {
  if (per !== undefined) return new EachOneOf<Config, W>(words, per, options);
  if (typeof words === 'function') throw new TypeError('A list of a set-up needs holders.');
  return new OneOf<Config, W>(words, options);
}
