/** Counts, seats and sides: numbers, one for the game or one per holder. */
import type { PieceWord } from '../../positions/fields.ts';
import type { Seat, Side } from '../../seats.ts';
import type { Per } from './holders.ts';
import type { BoardSetting, DeclaredState, Setting } from './part.ts';
import { NOWHERE } from '../pieces.ts';
import type { Square } from '../../grid.ts';
import type { ValueOptions } from './value-options.ts';
import { Each, Single } from './valued.ts';
import {
  componentOrNone,
  seatNumber,
  sideNumber,
  squareOrNowhere,
  wholeNumber,
  type Value,
} from './values.ts';

export class Figure<Config extends Setting, N extends number> extends Single<Config, N> {
  get(state: DeclaredState<Config>): N {
    return state.ints[this.at] as N;
  }

  set(state: DeclaredState<Config>, value: N): void {
    state.ints[this.at] = value;
  }

  add(state: DeclaredState<Config>, more: number): void {
    state.ints[this.at]! += more;
  }

  protected intOf(value: N): number {
    return value;
  }
}

export class EachFigure<Config extends Setting, N extends number> extends Each<Config, N> {
  readonly #mark: string;
  readonly #isQuiet: boolean;

  constructor(
    value: Value<Config>,
    per: Per<Config>,
    start: number,
    options: ValueOptions<Config, N>,
    mark = '',
    isQuiet = false,
  ) {
    super(value, per, start, options);
    this.#mark = mark;
    this.#isQuiet = isQuiet;
  }

  get(state: DeclaredState<Config>, holder: number): N {
    return state.ints[state.at[this.slot]! + holder] as N;
  }

  set(state: DeclaredState<Config>, holder: number, value: N): void {
    state.ints[state.at[this.slot]! + holder] = value;
  }

  add(state: DeclaredState<Config>, holder: number, more: number): void {
    state.ints[state.at[this.slot]! + holder]! += more;
  }

  /** One less where there is any left; returns whether that was the last. */
  countDown(state: DeclaredState<Config>, holder: number): boolean {
    const place = state.at[this.slot]! + holder;
    if (state.ints[place] === 0) return false;
    state.ints[place]! -= 1;
    return state.ints[place] === 0;
  }

  protected intOf(value: N): number {
    return value;
  }

  besideField(config: Config): PieceWord {
    const silent = this.#isQuiet ? (this.value.write(this.start, config) as number) : null;
    return { key: this.name, shape: this.value.shape(config), mark: this.#mark, silent };
  }

  beside(state: DeclaredState<Config>, card: number): string | null {
    if (this.#isQuiet && this.raw(state, card) === this.start) return null;
    return `${this.#mark}${String(this.value.write(this.get(state, card), state.config))}`;
  }

  readBeside(state: DeclaredState<Config>, card: number, word: string): boolean {
    if (!word.startsWith(this.#mark)) return false;
    const figure = word.slice(this.#mark.length);
    if (!/^-?\d{1,9}$/.test(figure)) return false;
    this.set(state, card, this.value.read(Number(figure), this.name, state.config) as N);
    return true;
  }
}

export interface CountOptions<Config extends Setting> extends ValueOptions<Config, number> {
  readonly least?: number;
  readonly most?: number | ((config: Config) => number);
  /** What positions call 0: 1 where they count from 1. */
  readonly from?: number;
  /** What precedes it beside a card on a board: `h` in `P1 storm-wing h3`. */
  readonly mark?: string;
  /** Nothing is written while it is as in a new state. */
  readonly isQuiet?: boolean;
}

/** A whole number, 0 or more unless `least` says otherwise. */
export function count<Config extends Setting>(
  options: CountOptions<Config> & { readonly per: Per<Config> },
): EachFigure<Config, number>;
export function count<Config extends Setting>(
  options?: CountOptions<Config>,
): Figure<Config, number>;
export function count<Config extends Setting>({
  per,
  mark,
  isQuiet,
  least = 0,
  most = 0x7fffffff,
  from = 0,
  ...options
}: CountOptions<Config> & { readonly per?: Per<Config> } = {}) {
  const value = wholeNumber(least, typeof most === 'number' ? () => most : most, from);
  const start = options.start ?? Math.max(least, 0);
  if (per === undefined) return new Figure<Config, number>(value, null, start, options);
  return new EachFigure<Config, number>(value, per, start, options, mark, isQuiet);
}

/** A seat, by its name: whose turn it is. */
export function seat<Config extends Setting>(
  options: ValueOptions<Config, Seat> = {},
): Figure<Config, Seat> {
  return new Figure<Config, Seat>(seatNumber, null, options.start ?? 0, options);
}

/** A seat for each holder: the owner of every card. */
export function seatPer<Config extends Setting>(
  per: Per<Config>,
  options: ValueOptions<Config, Seat> = {},
): EachFigure<Config, Seat> {
  return new EachFigure<Config, Seat>(seatNumber, per, options.start ?? 0, options);
}

/** A component of the catalogue for each holder, as its type and 1; 0 for none. */
export function componentPer<Config extends Setting>(
  per: Per<Config>,
  options: ValueOptions<Config, number> = {},
): EachFigure<Config, number> {
  return new EachFigure<Config, number>(componentOrNone, per, 0, options);
}

/** A square for each holder, `NOWHERE` in a new state. */
export function squarePer<Config extends BoardSetting>(
  per: Per<Config>,
  options: ValueOptions<Config, Square> = {},
): EachFigure<Config, Square> {
  return new EachFigure<Config, Square>(squareOrNowhere, per, NOWHERE, options);
}

/** A side, by its name. */
export function side<Config extends Setting>(
  options: ValueOptions<Config, Side> = {},
): Figure<Config, Side> {
  return new Figure<Config, Side>(sideNumber, null, options.start ?? 0, options);
}
