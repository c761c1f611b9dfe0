/**
 * What a bot is. It gets its own legal actions and states that it cannot tell from the true one, and
 * never the true one: `botPlayer` sees to that, not the good will of a bot.
 */
import { next, stream } from '../random.ts';
import type { Rules } from '../rules.ts';
import type { Seat } from '../seats.ts';

/** What a bot knows when it must choose. */
export interface Sight<State, Action> {
  readonly rules: Rules<State, Action>;
  readonly seat: Seat;
  /** What it may do: two actions or more, in the order of the rules. */
  readonly actions: readonly Action[];
  /** Makes a state that is the true one as far as the seat can tell; what is hidden is dealt anew each time. */
  readonly imagine: () => State;
  /** A stream of chance of its own, see random.ts. */
  readonly chance: Int32Array;
}

export interface Bot {
  /** As on the command line: `--seats human,greedy`. */
  readonly id: string;
  choose<State, Action>(sight: Sight<State, Action>): Action;
}

/** A bot as it is offered: at its usual level where it has several. */
export interface BotKind extends Bot {
  readonly levels?: {
    /** Iterations for a decision, the weakest level first. */
    readonly offered: readonly number[];
    readonly usual: number;
    readonly at: (iterations: number) => Bot;
  };
}

/** Decides for a seat; presumes that it may act. */
export type Player<State, Action> = (state: State, seat: Seat) => Action;

/** A bot at the table. Equal seeds decide alike as long as they are asked the same questions in the same order. */
export function botPlayer<State, Action>(
  bot: Bot,
  rules: Rules<State, Action>,
  seed: number,
): Player<State, Action> {
  const chance = stream(seed, bot.id);
  const buffer: Action[] = [];
  return (state, seat) => {
    const count = rules.legalActions(state, seat, buffer);
    const [first, ...others] = buffer.slice(0, count);
    if (first === undefined) throw new RangeError(`Seat ${seat} has nothing to decide.`);
    if (others.length === 0) return first;
    return bot.choose({
      rules,
      seat,
      actions: [first, ...others],
      imagine: () => rules.redeal(state, seat, next(chance)),
      chance,
    });
  };
}
