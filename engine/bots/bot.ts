/**
 * What a bot is. It gets its own legal actions and states that it cannot tell from the true one, and
 * never the true one: `botPlayer` sees to that, not the good will of a bot.
 */
import { next, seedStream, stream } from '../random.ts';
import type { Rules } from '../rules.ts';
import type { Seat } from '../seats.ts';
import { stuckAt } from '../stuck.ts';

/** What a bot knows when it must choose. */
export interface Sight<State, Action> {
  readonly rules: Rules<State, Action>;
  readonly seat: Seat;
  /** What it may do: two actions or more, in the order of the rules. */
  readonly actions: readonly Action[];
  /**
   * Makes a state that is the true one as far as the seat can tell; what is hidden is dealt again each
   * time. `into` is a state that it made before and that is no longer needed.
   */
  readonly imagine: (into?: State) => State;
  /** States of earlier decisions that nobody needs, to be written over; what is left may be put back. */
  readonly spare: State[];
  /** A stream of chance of its own, see random.ts. */
  readonly chance: Int32Array;
  /** What the bot has made up its mind to do next; it may rewrite it. */
  readonly plan: Planned<Action>[];
}

/** A decision that is still to come. */
export interface Planned<Action> {
  /** What the seat may do then, if all goes as expected. */
  readonly actions: readonly Action[];
  readonly action: Action;
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
  return playerBy(bot, rules, stream(seed, bot.id));
}

/** Decides for a seat at that step of a game, from 0; presumes that it may act. */
export type SteadyPlayer<State, Action> = (state: State, seat: Seat, step: number) => Action;

/** Is given what a seat may do, as it was listed for its bot: the first `count` of the actions. */
export type Listed<State, Action> = (
  state: State,
  seat: Seat,
  actions: readonly Action[],
  count: number,
) => void;

/**
 * A bot whose chance at a step follows from seed, seat and step alone, whatever was decided before: two
 * games that parted are decided alike again as soon as they can be.
 */
export function steadyPlayer<State, Action>(
  bot: Bot,
  rules: Rules<State, Action>,
  seed: number,
  listed?: Listed<State, Action>,
): SteadyPlayer<State, Action> {
  const chance = stream(seed, bot.id);
  const player = playerBy(bot, rules, chance, listed);
  return (state, seat, step) => {
    seedStream(chance, 0, seed, bot.id, seat, step);
    return player(state, seat);
  };
}

function playerBy<State, Action>(
  bot: Bot,
  rules: Rules<State, Action>,
  chance: Int32Array,
  listed?: Listed<State, Action>,
): Player<State, Action> {
  const buffer: Action[] = [];
  const spare: State[] = [];
  const plan: Planned<Action>[] = [];
  return (state, seat) => {
    const count = rules.legalActions(state, seat, buffer);
    if (count === 0) throw stuckAt(seat);
    listed?.(state, seat, buffer, count);
    if (count === 1) return buffer[0]!;
    return bot.choose({
      rules,
      seat,
      actions: buffer.slice(0, count),
      imagine: (into) => rules.redeal(state, seat, next(chance), into),
      spare,
      chance,
      plan,
    });
  };
}
