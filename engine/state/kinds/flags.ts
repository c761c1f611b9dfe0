/** What is so or is not: for the game, or for each holder; those for whom it is so are listed. */
import { listOf } from '../../positions/reading.ts';
import type { PieceWord, PositionField } from '../../positions/fields.ts';
import { BadPosition } from '../../rules.ts';
import { holderNames, readHolder, type Per } from './holders.ts';
import type { DeclaredState, Setting } from './part.ts';
import type { ValueOptions } from './value-options.ts';
import { Each, Single } from './valued.ts';
import { yesOrNo } from './values.ts';

export class Flag<Config extends Setting> extends Single<Config, boolean> {
  is(state: DeclaredState<Config>): boolean {
    return state.ints[this.at] !== 0;
  }

  set(state: DeclaredState<Config>, value = true): void {
    state.ints[this.at] = value ? 1 : 0;
  }

  protected intOf(value: boolean): number {
    return value ? 1 : 0;
  }
}

export class EachFlag<Config extends Setting> extends Each<Config, boolean> {
  is(state: DeclaredState<Config>, holder: number): boolean {
    return state.ints[state.at[this.slot]! + holder] !== 0;
  }

  set(state: DeclaredState<Config>, holder: number, value = true): void {
    state.ints[state.at[this.slot]! + holder] = value ? 1 : 0;
  }

  protected intOf(value: boolean): number {
    return value ? 1 : 0;
  }

  override field(config: Config): PositionField | null {
    if (this.isSilent || this.holders === null) return null;
    const names = holderNames(this.holders, config);
    return { is: 'names', key: this.name, names, isOrdered: false };
  }

  /** `[P1]`: for whom it is so. */
  protected override written(
    state: DeclaredState<Config>,
    isSeen: (holder: number) => boolean,
  ): unknown {
    const { holders } = this;
    if (holders === null || holders.written === 'none') return undefined;
    return this.shownHolders(state, isSeen)
      .filter((holder) => this.is(state, holder))
      .map((holder) => holders.nameOf(state.config, holder));
  }

  protected override readWritten(state: DeclaredState<Config>, written: unknown): void {
    const { holders, name } = this;
    if (!Array.isArray(written) || holders === null) throw new BadPosition(name, written);
    for (const one of listOf(written)) {
      this.set(state, readHolder(holders, state.config, one, name), true);
    }
  }

  besideField(): PieceWord {
    return { key: this.name, shape: { is: 'flag' }, mark: this.name, silent: null };
  }

  beside(state: DeclaredState<Config>, card: number): string | null {
    return this.is(state, card) ? this.name : null;
  }

  readBeside(state: DeclaredState<Config>, card: number, word: string): boolean {
    if (word !== this.name) return false;
    this.set(state, card, true);
    return true;
  }
}

/** Something that is so or is not. */
export function flag<Config extends Setting>(options?: ValueOptions<Config, boolean>): Flag<Config>;
export function flag<Config extends Setting>(
  options: ValueOptions<Config, boolean> & { readonly per: Per<Config> },
): EachFlag<Config>;
export function flag<Config extends Setting>({
  per,
  ...options
}: ValueOptions<Config, boolean> & { readonly per?: Per<Config> } = {}) {
  const start = options.start === true ? 1 : 0;
  if (per === undefined) return new Flag<Config>(yesOrNo, null, start, options);
  return new EachFlag<Config>(yesOrNo, per, start, options);
}
