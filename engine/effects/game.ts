/** What the runner asks of a game. */
import type { Listener } from '../events.ts';
import type { GameEvent } from '../rules.ts';
import type { Seat } from '../seats.ts';
import type { EffectChoice, Frame, Handler } from './handler.ts';
import type { EffectLayout } from './layout.ts';
import type { HandlerTable } from './table.ts';

/** The frame is over and goes; it must be the one on top. */
export const DONE = 0;
/** It goes on, after what it has started. */
export const ON = 1;
/** Somebody must decide first. */
export const WAIT = 2;
export type StepResult = typeof DONE | typeof ON | typeof WAIT;

/** A step of a game's own: it looks at the stage of its frame, does the next thing, and says how to go on. */
export type Step<State, Event extends GameEvent> = (
  state: State,
  frame: Frame,
  report: Listener<Event>,
) => StepResult;

export interface EffectGame<State, Event extends GameEvent> {
  readonly table: HandlerTable<State, Event>;
  readonly layoutOf: (state: State) => EffectLayout;
  /** The definition (the card in the catalogue) of a source. */
  readonly definitionOf: (state: State, source: number) => number;
  /** Seats in the order in which their standing effects are asked; `NOBODY` where what has no owner is. */
  readonly order: (state: State) => readonly Seat[];
  /** Steps by kind of frame, from 1: the first is kind 1. */
  readonly steps: readonly Step<State, Event>[];
  /**
   * After every operation: ends the game, takes away what has fallen, and raises what that triggers.
   * The operation's effect is still on top of the stack, so that it is the cause of it all.
   */
  readonly settle: (state: State, report: Listener<Event>) => void;
  readonly isOver: (state: State) => boolean;
  /** Whether the effect of a source still works when it is reached. Omitted: always. */
  readonly works?: (state: State, handler: Handler<State, Event>, source: number) => boolean;
  /** An effect begins to run: its conditions hold. To report it, not to change anything. */
  readonly begins?: (
    state: State,
    handler: Handler<State, Event>,
    frame: Frame,
    report: Listener<Event>,
  ) => void;
  /**
   * Puts a choice before a seat: from `least` to `most` of the first `count` candidates. Later the
   * game calls `answer` and `run`. The list of candidates is only lent.
   */
  readonly ask: (
    state: State,
    choice: EffectChoice<State>,
    seat: Seat,
    candidates: readonly number[],
    count: number,
    least: number,
    most: number,
  ) => void;
  /** Longest chain of effects that cause each other; 32 when omitted. */
  readonly mostDepth?: number;
  /** Most effects without anybody being able to act freely; 1000 when omitted. */
  readonly mostEffects?: number;
}
