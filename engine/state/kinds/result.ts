/** How a game has ended, as a part of a declared state; what it can say: game-result.ts. */
import type { Listener } from '../../events.ts';
import { comparedOrNull } from '../../positions/compare.ts';
import { BadPosition, type Position, type PositionDifference } from '../../rules.ts';
import type { Side } from '../../seats.ts';
import { GameResult, type Ending, type NamedEnding } from '../game-result.ts';
import type { StateLayout } from '../state-layout.ts';
import { sideCount } from './holders.ts';
import type { DeclaredState, Part } from './part.ts';

/** What is reported when a game ends. */
export type GameEnded<Reason extends string> = {
  readonly type: 'gameEnded';
} & Readonly<NamedEnding<Reason>>;

/** What says of a state whether the game is over: a `oneOf` with that word. */
interface Phase {
  readonly name: string;
  is(state: DeclaredState, key: 'over'): boolean;
  set(state: DeclaredState, key: 'over'): void;
}

export interface ResultOptions {
  /** In a game that ranks all of its sides: how many there are at most. */
  readonly placed?: number;
  /** The phase, declared before; it is `over` from the moment on at which there is a result, and no sooner. */
  readonly phase?: Phase;
}

export class Result<Reason extends string> implements Part {
  name = '';
  #result: GameResult<Reason>;
  readonly #reasons: readonly Reason[];

  readonly #placed: number;
  readonly #phase: Phase | null;

  constructor(reasons: readonly Reason[], { placed = 0, phase }: ResultOptions) {
    this.#reasons = reasons;
    this.#placed = placed;
    this.#phase = phase ?? null;
    this.#result = new GameResult(0, reasons, placed);
  }

  isKnown(state: DeclaredState): boolean {
    return this.#result.isKnown(state);
  }

  /** Null while the game runs. */
  of(state: DeclaredState): Ending<Reason> | null {
    return this.#result.of(state, sideCount(state.config));
  }

  /** The game is over; what the arguments mean: `GameResult.set`. */
  set(
    state: DeclaredState,
    winners: readonly Side[],
    reason: Reason,
    standings?: readonly (readonly Side[])[],
  ): void {
    this.#result.set(state, winners, reason, standings);
    this.#phase?.set(state, 'over');
  }

  /** The same, and reports `gameEnded`. */
  end(
    state: DeclaredState,
    winners: readonly Side[],
    reason: Reason,
    report: Listener<GameEnded<Reason>>,
    standings?: readonly (readonly Side[])[],
  ): void {
    this.set(state, winners, reason, standings);
    if (report) report({ type: 'gameEnded', ...this.inPosition(state)! });
  }

  /** From -1 for a side that has lost to 1 for one that has won; null while the game runs. */
  advantage(state: DeclaredState, side: Side): number | null {
    return this.#result.advantage(state, side);
  }

  /** What is written of it in positions and events; null while the game runs. */
  inPosition(state: DeclaredState): NamedEnding<Reason> | null {
    return this.#result.inPosition(state, sideCount(state.config));
  }

  declare(name: string, header: StateLayout): void {
    this.name = name;
    if (this.#phase?.name === '') throw new TypeError(`"${name}" is declared before its phase.`);
    this.#result = new GameResult(header.take(2 + this.#placed), this.#reasons, this.#placed);
  }

  write(state: DeclaredState): unknown {
    return this.inPosition(state);
  }

  seen(state: DeclaredState): unknown {
    return this.inPosition(state);
  }

  read(state: DeclaredState, position: Position): void {
    const written = position[this.name];
    if (written !== undefined && written !== null) {
      this.#result.read(state, written, sideCount(state.config));
    }
    if (this.#isTorn(state)) throw new BadPosition(this.name, written);
  }

  faults(state: DeclaredState): readonly string[] {
    return this.#isTorn(state) ? [`${this.#phase!.name} and ${this.name} do not agree`] : [];
  }

  #isTorn(state: DeclaredState): boolean {
    return this.#phase !== null && this.#phase.is(state, 'over') !== this.isKnown(state);
  }

  compare(state: DeclaredState, expected: unknown, key: string): readonly PositionDifference[] {
    return comparedOrNull(key, expected, this.inPosition(state));
  }
}

/** How the game ended, for one of these reasons. */
export function outcome<const Reason extends string>(
  reasons: readonly Reason[],
  options: ResultOptions = {},
): Result<Reason> {
  return new Result(reasons, options);
}
