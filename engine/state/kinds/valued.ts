/** What all things have in common that hold a value in an integer: one for the game, or one per holder. */
import { compared, type GivenAndThen } from '../../positions/compare.ts';
import { stream } from '../../random.ts';
import { BadPosition, type Position, type PositionDifference } from '../../rules.ts';
import type { Seat, Viewer } from '../../seats.ts';
import { isMapping } from '../../plain-data.ts';
import type { StateLayout } from '../state-layout.ts';
import { holderNames, holdersOf, readHolder, type Holders, type Per } from './holders.ts';
import type { Beside, DeclaredState, Part, Setting } from './part.ts';
import type { PieceWord, PositionField } from '../../positions/fields.ts';
import type { Value } from './values.ts';
import type { ValueOptions } from './value-options.ts';

export abstract class Valued<Config extends Setting, V> implements Part<Config> {
  name = '';
  readonly value: Value<Config>;
  readonly holders: Holders<Config> | null;
  readonly options: ValueOptions<Config, V>;
  readonly start: number;
  readonly until: string | undefined;

  constructor(
    value: Value<Config>,
    per: Per<Config> | null,
    start: number,
    options: ValueOptions<Config, V>,
  ) {
    this.value = value;
    this.holders = per === null ? null : holdersOf(per);
    this.options = options;
    this.start = start;
    this.until = options.until;
  }

  get isSilent(): boolean {
    return this.options.follows === true || this.holders?.written === 'none';
  }

  get isSecret(): boolean {
    return this.options.secret !== undefined || this.options.observed === false;
  }

  /** The integer of a holder; `holder` is 0 where there is one for the game. */
  protected abstract placeOf(state: DeclaredState<Config>, holder: number): number;
  protected abstract intOf(value: V, config: Config): number;
  abstract declare(name: string, header: StateLayout, starts: StateLayout): void;

  protected count(config: Config): number {
    return this.holders?.count(config) ?? 1;
  }

  protected raw(state: DeclaredState<Config>, holder: number): number {
    return state.ints[this.placeOf(state, holder)]!;
  }

  abstract get lasting(): NonNullable<Part['lasting']>;

  /** Sets back to what a new state holds. */
  abstract reset(state: DeclaredState<Config>): void;

  clear(state: DeclaredState<Config>): void {
    this.reset(state);
  }

  field(config: Config): PositionField | null {
    const { holders, name: key } = this;
    if (this.isSilent) return null;
    const names = holders === null ? null : holderNames(holders, config);
    const isSparse = holders?.written === 'changed';
    return { is: 'value', key, holders: names, isSparse, shape: this.value.shape(config) };
  }

  write(state: DeclaredState<Config>): unknown {
    return this.isSilent ? undefined : this.written(state, () => true);
  }

  seen(state: DeclaredState<Config>, viewer: Viewer): unknown {
    if (this.isSilent || this.options.observed === false) return undefined;
    return this.written(state, (holder) => this.isSeen(state, holder, viewer));
  }

  private isSeen(state: DeclaredState<Config>, holder: number, viewer: Viewer): boolean {
    const { secret } = this.options;
    if (secret === undefined) return true;
    if (typeof secret.sees === 'function') return secret.sees(state, holder, viewer);
    if (secret.sees === 'nobody' || viewer === 'spectator') return false;
    return this.holders?.isHeldBy(state.config, holder, viewer) ?? false;
  }

  redeal(state: DeclaredState<Config>, viewer: Seat, seed: number): void {
    const { secret } = this.options;
    if (secret === undefined) return;
    for (let holder = 0; holder < this.count(state.config); holder += 1) {
      if (this.isSeen(state, holder, viewer)) continue;
      const chance = stream(seed, this.name, holder);
      state.ints[this.placeOf(state, holder)] = this.intOf(
        secret.redeal(state, holder, chance),
        state.config,
      );
    }
  }

  protected written(state: DeclaredState<Config>, isSeen: (holder: number) => boolean): unknown {
    const { holders, value } = this;
    const { config } = state;
    if (holders === null) return isSeen(0) ? value.write(this.raw(state, 0), config) : undefined;
    if (holders.written === 'none') return undefined;
    const shown = this.shownHolders(state, isSeen);
    return Object.fromEntries(
      shown.map((i) => [holders.nameOf(config, i), value.write(this.raw(state, i), config)]),
    );
  }

  protected shownHolders(
    state: DeclaredState<Config>,
    isSeen: (holder: number) => boolean,
  ): number[] {
    const isSparse = this.holders?.written === 'changed';
    return Array.from({ length: this.count(state.config) }, (_, holder) => holder).filter(
      (holder) => isSeen(holder) && !(isSparse && this.raw(state, holder) === this.start),
    );
  }

  read(state: DeclaredState<Config>, position: Position): void {
    if (this.isSilent) return;
    for (let i = 0; i < this.count(state.config); i += 1) this.setUsual(state, i);
    if (position[this.name] !== undefined) this.readWritten(state, position[this.name]);
  }

  /** What holds where a position says nothing. */
  setUsual(state: DeclaredState<Config>, holder: number): void {
    const { usual } = this.options;
    if (usual === undefined) return;
    state.ints[this.placeOf(state, holder)] = this.intOf(usual(state, holder), state.config);
  }

  protected readWritten(state: DeclaredState<Config>, written: unknown): void {
    const { holders, value, name } = this;
    const { ints, config } = state;
    if (holders === null) {
      ints[this.placeOf(state, 0)] = value.read(written, name, config);
      return;
    }
    if (!isMapping(written) || holders.written === 'none') throw new BadPosition(name, written);
    for (const [key, one] of Object.entries(written)) {
      const what = `${name}.${key}`;
      const holder = readHolder(holders, config, key, what);
      ints[this.placeOf(state, holder)] = value.read(one, what, config);
    }
  }

  compare(
    state: DeclaredState<Config>,
    expected: unknown,
    word: string,
    _: GivenAndThen,
  ): readonly PositionDifference[] {
    const actual = this.write(state);
    if (this.holders?.written !== 'changed') return compared(word, expected, actual);
    // What is not named is as in a new state.
    return compared(word, [expected], [actual]);
  }

  faults(state: DeclaredState<Config>): readonly string[] {
    if (this.holders?.written === 'changed') return [];
    return Array.from({ length: this.count(state.config) }, (_, holder) => holder)
      .filter((holder) => !this.value.isSound(this.raw(state, holder), state.config))
      .map((holder) => `${this.name} holds ${this.raw(state, holder)}`);
  }
}

/** One value for the whole game; its integer is at the same place in every set-up. */
export abstract class Single<Config extends Setting, V> extends Valued<Config, V> {
  protected at = -1;

  declare(name: string, header: StateLayout): void {
    this.name = name;
    this.at = header.take(1);
  }

  protected placeOf(): number {
    return this.at;
  }

  get lasting(): NonNullable<Part['lasting']> {
    return { at: this.at, start: -1, value: this.start };
  }

  reset({ ints }: DeclaredState<Config>): void {
    ints[this.at] = this.start;
  }
}

/** A value for each holder. */
export abstract class Each<Config extends Setting, V>
  extends Valued<Config, V>
  implements Beside<Config>
{
  protected slot = -1;

  declare(name: string, _: StateLayout, starts: StateLayout): void {
    this.name = name;
    this.slot = starts.take(2);
  }

  lay(config: Config, layout: StateLayout, at: number[]): void {
    const count = this.count(config);
    at[this.slot] = layout.take(count);
    at[this.slot + 1] = count;
  }

  setStart({ ints, at }: DeclaredState<Config>, holder: number): void {
    ints[at[this.slot]! + holder] = this.start;
  }

  /** Where in the integers they begin, by holder. */
  firstOf(state: DeclaredState<Config>): number {
    return state.at[this.slot]!;
  }

  get lasting(): NonNullable<Part['lasting']> {
    return { at: -1, start: this.slot, value: this.start };
  }

  reset({ ints, at }: DeclaredState<Config>): void {
    const first = at[this.slot]!;
    ints.fill(this.start, first, first + at[this.slot + 1]!);
  }

  protected placeOf(state: DeclaredState<Config>, holder: number): number {
    return state.at[this.slot]! + holder;
  }

  abstract besideField(config: Config): PieceWord;
  abstract beside(state: DeclaredState<Config>, card: number): string | null;
  abstract readBeside(state: DeclaredState<Config>, card: number, word: string): boolean;
}
