/** How a game has ended, in two words of its state: the result, and behind it the reason. */
import { mapOf, readName, readSide } from '../positions/words.ts';
import { sideName, type Outcome, type Side } from '../rules.ts';
import type { Worded } from './flat-state.ts';

/** While the game runs both words are 0. */
const RUNNING = 0;
const DRAWN = 1;
const WON = 2;

export interface Ending<Reason extends string> extends Outcome {
  readonly reason: Reason;
}

export interface EndingInWords<Reason extends string> {
  /** `A`; null for a draw. */
  readonly winner: string | null;
  readonly reason: Reason;
}

export class GameResult<Reason extends string> {
  readonly #at: number;
  readonly #reasons: readonly Reason[];

  /** `at` is the first of the two words; `reasons` in the words of the game. */
  constructor(at: number, reasons: readonly Reason[]) {
    this.#at = at;
    this.#reasons = reasons;
  }

  isKnown({ words }: Worded): boolean {
    return words[this.#at] !== RUNNING;
  }

  /** Null while the game runs. */
  of({ words }: Worded): Ending<Reason> | null {
    const result = words[this.#at]!;
    if (result === RUNNING) return null;
    const reason = this.#reasons[words[this.#at + 1]!]!;
    return { winner: result === DRAWN ? null : result - WON, reason };
  }

  /** The game is over; nobody wins a draw. */
  set({ words }: Worded, winner: Side | null, reason: Reason): void {
    words[this.#at] = winner === null ? DRAWN : WON + winner;
    words[this.#at + 1] = this.#reasons.indexOf(reason);
  }

  /** 1 for a side that has won, -1 for one that has lost, 0 in a draw; null while the game runs. */
  advantage({ words }: Worded, side: Side): number | null {
    const result = words[this.#at]!;
    if (result === RUNNING) return null;
    if (result === DRAWN) return 0;
    return result - WON === side ? 1 : -1;
  }

  /** What is written of it in positions and events; null while the game runs. */
  inWords(state: Worded): EndingInWords<Reason> | null {
    const ending = this.of(state);
    if (ending === null) return null;
    const { winner, reason } = ending;
    return { winner: winner === null ? null : sideName(winner), reason };
  }

  /** Reads what `inWords` writes. Throws a `BadPosition` that names `outcome`. */
  read(state: Worded, outcome: unknown, sides = 2): void {
    const { winner, reason } = mapOf(outcome);
    const place = readName(this.#reasons, reason, 'outcome');
    const side = winner === null ? null : readSide(winner, 'outcome', sides);
    this.set(state, side, this.#reasons[place]!);
  }
}
