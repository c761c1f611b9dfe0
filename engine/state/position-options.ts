/** What a game adds to the positions that follow from its declared state. */
import type { BelowPlayers } from '../positions/by-player.ts';
import type { Compare } from '../positions/compare.ts';
import type { Decisions } from '../positions/decision.ts';
import type { PositionField } from '../positions/fields.ts';
import type { CardType } from '../number-kinds.ts';
import type { Position } from '../rules.ts';
import type { Seat } from '../seats.ts';
import type { EachFigure } from './kinds/figures.ts';
import type { DeclaredState, Setting } from './kinds/part.ts';

/** How a game writes a part in its own way, and reads it where that cannot be made plain beforehand. */
export interface OwnKey<Config extends Setting> {
  readonly write: (state: DeclaredState<Config>) => unknown;
  /** Presumes a state in which the part is as new. Throws a `BadPosition`. */
  readonly read?: (state: DeclaredState<Config>, said: unknown) => void;
  /** What the key may hold, for editing it by eye. */
  readonly field?: (config: Config) => PositionField;
}

export interface PositionFormatOptions<Config extends Setting> {
  /** A position without its short forms, as the parts read it. Throws a `BadPosition`. */
  readonly plain?: (position: Position, config: Config) => Position;
  /** What is written below the names of players. It is read before `plain` is asked. */
  readonly players?: BelowPlayers<Config, DeclaredState<Config>>;
  /** Keys that `plain` reads and no part has. */
  readonly otherKeys?: readonly string[];
  readonly own?: Readonly<Record<string, OwnKey<Config>>>;
  /** What keys that no part has may hold, for editing them by eye. */
  readonly otherFields?: (config: Config) => readonly PositionField[];
  /** Who is waited for, said as `toAct`. */
  readonly toAct?: (state: DeclaredState<Config>) => Seat | null;
  /** What is decided, said as `decision`; whoever decides sees what there is to choose from. */
  readonly decisions?: Decisions<DeclaredState<Config>>;
  /**
   * Keys that follow from the state. They are written, observed and compared; a position that has them
   * must agree with what follows from it, unless `plain` reads them (`otherKeys`).
   */
  readonly derived?: Readonly<Record<string, (state: DeclaredState<Config>) => unknown>>;
  /** The same for keys by which positions are not written. */
  readonly asides?: Readonly<Record<string, (state: DeclaredState<Config>) => unknown>>;
  /** The same for keys that only scenarios ask. */
  readonly onlyAsked?: PositionFormatOptions<Config>['asides'];
  /** Keys that only scenarios ask, compared in a way of their own. */
  readonly comparisons?: Readonly<Record<string, Compare<DeclaredState<Config>>>>;
  /** Whose every card is, where cards have owners. */
  readonly owner?: EachFigure<Config, Seat>;
  /** What a seat's cards look like face down: 0 for all unless it is said here. */
  readonly backOf?: (config: Config, seat: Seat, type: CardType) => number;
}
