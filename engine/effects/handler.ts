/** What effects are compiled to: functions that change or ask a state, and keep nothing themselves. */
import type { Listener } from '../events.ts';
import type { GameEvent } from '../rules.ts';
import type { Seat } from '../seats.ts';
import type { Proposal } from './proposal.ts';
import type { Tally } from './tally.ts';

/** The first integer of a frame in `State.ints`; see the constants in frames.ts. */
export type Frame = number;

/**
 * `source` is the card or unit whose effect it is, as the game numbers them. `argument` is what the
 * trigger is about (a square, the life before); for standing effects the target of the proposal.
 */
export type Test<State> = (state: State, seat: Seat, source: number, argument: number) => boolean;

/** A choice that a player makes while an effect runs: a decision of its own, kept in the log. */
export interface EffectChoice<State> {
  /** The word of the pick or of the operation, for notation and observations. */
  readonly word: string;
  /** Who picks. Omitted: the controller of the effect; an effect of nobody must name somebody. */
  readonly chooser?: (state: State, frame: Frame) => Seat;
  /** The fewest and the most that can be picked; where there are too few candidates, all are. */
  readonly least: number;
  readonly most: number;
  /**
   * Writes what may be picked into `into` from index 0, in an order that depends on nothing but the
   * state, and returns how many. Where that leaves no choice, nobody is asked.
   */
  readonly candidates: (state: State, frame: Frame, into: number[]) => number;
  /** The most that can be picked now, where that may be fewer. */
  readonly room?: ((state: State, frame: Frame) => number) | undefined;
  /** Why something cannot be picked, as a code of the game; null where it can. */
  readonly why?: (state: State, frame: Frame, option: number) => string | null;
  /** Where nothing is picked, the operation is not done: it was declined, or there was nothing to pick. */
  readonly orNothing?: boolean | undefined;
  /** Somebody is asked even where all candidates must be picked, as long as there is one. */
  readonly isAlwaysAsked?: boolean | undefined;
}

/** What an operation is compiled to. It has the parts that make sense for it. */
export interface OperationHandler<State, Event extends GameEvent> {
  /** The picks of `choice` are found by its place among the named choices of the effect. */
  readonly isNamed?: boolean | undefined;
  /** Made before `apply`, which finds the picks by `pickAt`; they are gone after it. */
  readonly choice?: EffectChoice<State> | undefined;
  /** Does as much as is possible. */
  readonly apply?: ((state: State, frame: Frame, report: Listener<Event>) => void) | undefined;
  /** As part of a standing effect: changes the amount of a proposal, by calls to `tally`. */
  readonly modify?:
    | ((
        state: State,
        seat: Seat,
        source: number,
        proposal: Readonly<Proposal>,
        tally: Tally,
      ) => void)
    | undefined;
  /** As part of a standing effect: changes or cancels the proposal itself. */
  readonly replace?:
    | ((state: State, seat: Seat, source: number, proposal: Proposal) => void)
    | undefined;
}

/**
 * How often an effect may run. Where this is noted is the business of the game; `entry` is the place
 * of the effect on its card, from 0.
 */
export interface Limit<State> {
  /** It counts when an operation is done, and not when the effect begins: who declines has not used it. */
  readonly whenDone?: boolean;
  readonly isUsed: (state: State, entry: number, seat: Seat, source: number) => boolean;
  readonly use: (state: State, entry: number, seat: Seat, source: number) => void;
}

/** What an effect costs: tested before it runs, and paid before anything else of it is done. */
export interface Cost<State, Event extends GameEvent> {
  readonly canPay: (state: State, seat: Seat, source: number) => boolean;
  /** With a `choice` where somebody says what it is paid with. */
  readonly pay: OperationHandler<State, Event>;
}

/** An effect of a card under one event. All have the same shape, so that calls stay quick. */
export interface Handler<State, Event extends GameEvent> {
  /** Its place in the table. */
  readonly id: number;
  /** The card, by its place among the definitions. */
  readonly definition: number;
  /** Which of the effects of the card, from 0. */
  readonly entry: number;
  readonly event: number;
  /** Whether what happened is what the trigger waits for; null for every time. */
  readonly hears: Test<State> | null;
  /** Tested when the effect is reached; null for always. */
  readonly condition: Test<State> | null;
  readonly limit: Limit<State> | null;
  readonly costs: readonly Cost<State, Event>[];
  /** Without a condition, a limit and costs: whether it may run needs not be asked. */
  readonly isFree: boolean;
  /** Whether a step has a choice. */
  readonly asks: boolean;
  /** All its steps are operations, and how often is not counted: nothing of picks and limits needs to be looked at. */
  readonly isPlain: boolean;
  /** Its costs, its choices, and its operations, in order. */
  readonly steps: readonly OperationHandler<State, Event>[];
}

/** Its conditions do not hold, it has run as often as it may, or a cost cannot be paid; the first that applies. */
export type NotNow = 'condition' | 'limit' | 'cost';

export function whyNotNow<State, Event extends GameEvent>(
  state: State,
  { condition, limit, costs, entry }: Handler<State, Event>,
  source: number,
  seat: Seat,
  argument: number,
): NotNow | null {
  if (condition !== null && !condition(state, seat, source, argument)) return 'condition';
  if (limit !== null && limit.isUsed(state, entry, seat, source)) return 'limit';
  for (let i = 0; i < costs.length; i += 1) {
    if (!costs[i]!.canPay(state, seat, source)) return 'cost';
  }
  return null;
}
