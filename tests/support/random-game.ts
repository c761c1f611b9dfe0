/** Games of random legal actions, looked at step by step. */
import { expect } from 'vitest';
import {
  below,
  stream,
  type GameEvent,
  type Rules,
  type Seat,
  type Setup,
} from '../../engine/index.ts';

/** A state in which a seat must decide. */
export interface Moment<State, Action> {
  readonly state: State;
  readonly seat: Seat;
  readonly actions: readonly Action[];
  /** Decisions before this one. */
  readonly step: number;
  /** Chance of the game's own; whoever looks may use it. */
  readonly chance: Int32Array;
}

/** A game that goes on for longer has no end. */
const ENDLESS = 100_000;

/** Plays a whole game; `look` sees every state before its action. Returns the last state. */
export function playRandomly<State, Action>(
  rules: Rules<State, Action>,
  setup: Setup,
  seed: number,
  look: (moment: Moment<State, Action>) => void = () => {},
  tell?: (event: GameEvent) => void,
): State {
  const state = rules.create(setup, seed);
  const chance = stream(seed, 'random game');
  const buffer: Action[] = [];
  for (let step = 0; step < ENDLESS; step += 1) {
    const seat = rules.toAct(state);
    if (seat === null) return state;
    const count = rules.legalActions(state, seat, buffer);
    if (count === 0) throw new Error(`Nothing to do at step ${step}:\n${rules.diagram(state)}`);
    const actions = buffer.slice(0, count);
    look({ state, seat, actions, step, chance });
    rules.apply(state, actions[below(count, chance)]!, tell);
  }
  throw new Error(`No end after ${ENDLESS} decisions:\n${rules.diagram(state)}`);
}

/** `expect` for what is asked at every step: it costs nothing unless it fails. */
export function same(actual: unknown, expected: unknown): void {
  if (actual !== expected) expect(actual).toBe(expected);
}

export function nothing(found: readonly string[]): void {
  if (found.length > 0) expect(found).toEqual([]);
}
