/** Places in an order, from 1; 0 for who has none: who acts when, who was aimed at first. */
import { EachFigure, type CountOptions } from './figures.ts';
import type { Per } from './holders.ts';
import type { DeclaredState, Setting } from './part.ts';
import { wholeNumber } from './values.ts';

export class Ranks<Config extends Setting> extends EachFigure<Config, number> {
  has(state: DeclaredState<Config>, holder: number): boolean {
    return this.get(state, holder) > 0;
  }

  /** Those that have a place, the first one first. */
  inOrder(state: DeclaredState<Config>): number[] {
    const { ints, at } = state;
    const first = at[this.slot]!;
    const found: number[] = [];
    for (let holder = 0; holder < at[this.slot + 1]!; holder += 1) {
      const place = ints[first + holder]!;
      if (place === 0) continue;
      let i = found.length;
      for (; i > 0 && ints[first + found[i - 1]!]! > place; i -= 1) found[i] = found[i - 1]!;
      found[i] = holder;
    }
    return found;
  }

  /** Behind all others. */
  append(state: DeclaredState<Config>, holder: number): void {
    const [last] = this.inOrder(state).slice(-1);
    this.set(state, holder, last === undefined ? 1 : this.get(state, last) + 1);
  }

  /** One takes the place of another, which has none any more. */
  replace(state: DeclaredState<Config>, other: number, holder: number): void {
    this.set(state, holder, this.get(state, other));
    this.set(state, other, 0);
  }
}

export function ranks<Config extends Setting>({
  per,
  ...options
}: CountOptions<Config> & { readonly per: Per<Config> }): Ranks<Config> {
  return new Ranks<Config>(
    wholeNumber(0, () => 0x7fffffff, 0),
    per,
    0,
    options,
  );
}
