/** Parts that are compared with a scenario as they are written. */
import { comparedOrNull } from '../../positions/compare.ts';
import type { Position, PositionDifference } from '../../rules.ts';
import type { Viewer } from '../../seats.ts';
import type { StateLayout } from '../state-layout.ts';
import type { DeclaredState, Part, Setting } from './part.ts';

export abstract class Said<Config extends Setting> implements Part<Config> {
  name = '';

  abstract declare(name: string, header: StateLayout, starts: StateLayout): void;
  abstract write(state: DeclaredState<Config>): unknown;
  abstract seen(state: DeclaredState<Config>, viewer: Viewer): unknown;
  abstract read(state: DeclaredState<Config>, position: Position): void;

  compare(
    state: DeclaredState<Config>,
    expected: unknown,
    key: string,
  ): readonly PositionDifference[] {
    return comparedOrNull(key, expected, this.write(state));
  }
}

/** The same for parts whose integers begin somewhere else in each set-up. */
export abstract class SaidAt<Config extends Setting> extends Said<Config> {
  /** The place in `DeclaredState.at` of where they begin. */
  protected slot = -1;

  declare(name: string, _: StateLayout, starts: StateLayout): void {
    this.name = name;
    this.slot = starts.take(1);
  }
}
