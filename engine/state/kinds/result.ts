/** How a game has ended, as a part of a declared state; what it can say: game-result.ts. */
import { compared } from '../../positions/compare.ts';
import type { Position, PositionDifference, Side } from '../../rules.ts';
import { GameResult, type Ending, type EndingInWords } from '../game-result.ts';
import type { StateLayout } from '../state-layout.ts';
import { sideCount } from './holders.ts';
import type { DeclaredState, Part } from './part.ts';

export class Result<Reason extends string> implements Part {
  name = '';
  #result: GameResult<Reason>;
  readonly #reasons: readonly Reason[];

  readonly #placed: number;

  constructor(reasons: readonly Reason[], placed: number) {
    this.#reasons = reasons;
    this.#placed = placed;
    this.#result = new GameResult(0, reasons, placed);
  }

  isKnown(state: DeclaredState): boolean {
    return this.#result.isKnown(state);
  }

  /** Null while the game runs. */
  of(state: DeclaredState): Ending<Reason> | null {
    return this.#result.of(state);
  }

  /** The game is over; what the arguments mean: `GameResult.set`. */
  set(
    state: DeclaredState,
    winners: readonly Side[],
    reason: Reason,
    standings?: readonly (readonly Side[])[],
  ): void {
    this.#result.set(state, winners, reason, standings);
  }

  /** From -1 for a side that has lost to 1 for one that has won; null while the game runs. */
  advantage(state: DeclaredState, side: Side): number | null {
    return this.#result.advantage(state, side);
  }

  /** What is written of it in positions and events; null while the game runs. */
  inWords(state: DeclaredState): EndingInWords<Reason> | null {
    return this.#result.inWords(state);
  }

  declare(name: string, header: StateLayout): void {
    this.name = name;
    this.#result = new GameResult(header.take(2 + this.#placed), this.#reasons, this.#placed);
  }

  write(state: DeclaredState): unknown {
    return this.inWords(state);
  }

  seen(state: DeclaredState): unknown {
    return this.inWords(state);
  }

  read(state: DeclaredState, position: Position): void {
    const written = position[this.name];
    if (written === undefined || written === null) return;
    this.#result.read(state, written, sideCount(state.config));
  }

  compare(state: DeclaredState, expected: unknown, word: string): readonly PositionDifference[] {
    const actual = this.inWords(state);
    if (actual !== null && expected !== null) return compared(word, expected, actual);
    return actual === expected ? [] : [{ what: word, expected, actual }];
  }
}

/**
 * How the game ended, for one of these reasons. A game that ranks all of its sides says how many there
 * are at most.
 */
export function outcome<const Reason extends string>(
  reasons: readonly Reason[],
  { placed = 0 }: { readonly placed?: number } = {},
): Result<Reason> {
  return new Result(reasons, placed);
}
