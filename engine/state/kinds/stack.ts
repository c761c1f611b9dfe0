/** A stack of values, the next one on top: seats that are waited for, decisions that are pending. */
import { BadPosition, type Position } from '../../rules.ts';
import { listClear, listItem, listItems, listPop, listPush, listSize, listTop } from '../lists.ts';
import type { StateLayout } from '../state-layout.ts';
import type { BoardSetting, DeclaredState, Setting } from './part.ts';
import { SaidAt } from './said.ts';
import { seatNumber, squareOrNowhere, type Value } from './values.ts';

export interface StackOptions<Config extends Setting> {
  readonly room: (config: Config) => number;
}

export class Stack<Config extends Setting, N extends number> extends SaidAt<Config> {
  readonly #value: Value<Config>;
  readonly #options: StackOptions<Config>;

  constructor(value: Value<Config>, options: StackOptions<Config>) {
    super();
    this.#value = value;
    this.#options = options;
  }

  size(state: DeclaredState<Config>): number {
    return listSize(state.ints, state.at[this.slot]!);
  }

  /** Presumes that there is one. */
  top(state: DeclaredState<Config>): N {
    return listTop(state.ints, state.at[this.slot]!) as N;
  }

  push(state: DeclaredState<Config>, value: N): void {
    listPush(state.ints, state.at[this.slot]!, value);
  }

  pop(state: DeclaredState<Config>): N {
    return listPop(state.ints, state.at[this.slot]!) as N;
  }

  clearAll(state: DeclaredState<Config>): void {
    listClear(state.ints, state.at[this.slot]!);
  }

  lay(config: Config, layout: StateLayout, at: number[]): void {
    at[this.slot] = layout.list(this.#options.room(config));
  }

  /** The next one first. */
  write(state: DeclaredState<Config>): unknown {
    return listItems(state.ints, state.at[this.slot]!)
      .toReversed()
      .map((value) => this.#value.write(value, state.config));
  }

  seen(state: DeclaredState<Config>): unknown {
    return this.write(state);
  }

  read(state: DeclaredState<Config>, position: Position): void {
    const written = position[this.name] ?? [];
    const isShort = Array.isArray(written) && written.length <= this.#options.room(state.config);
    if (!isShort) throw new BadPosition(this.name, written);
    for (const one of written.toReversed()) {
      this.push(state, this.#value.read(one, this.name, state.config) as N);
    }
  }

  faults(state: DeclaredState<Config>): string[] {
    const list = state.at[this.slot]!;
    const size = listSize(state.ints, list);
    if (size > this.#options.room(state.config)) return [`${this.name} is too long`];
    return Array.from({ length: size }, (_, i) => listItem(state.ints, list, i))
      .filter((value) => !this.#value.isSound(value, state.config))
      .map((value) => `${this.name} holds ${value}`);
  }
}

/** A stack of seats. */
export function seatStack<Config extends Setting>(
  options: StackOptions<Config>,
): Stack<Config, number> {
  return new Stack<Config, number>(seatNumber, options);
}

/** A stack of squares: the rest of a way. */
export function squareStack<Config extends BoardSetting>(
  options: StackOptions<Config>,
): Stack<Config, number> {
  return new Stack<Config, number>(squareOrNowhere, options);
}
