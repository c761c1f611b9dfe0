/** Games of random legal actions, looked at step by step. */
import { expect } from 'vitest';
import {
  below,
  NOBODY,
  stream,
  type GameEvent,
  type Rules,
  type Seat,
  type Setup,
} from '../../engine/index.ts';

/** A state in which a seat acts. */
export interface Moment<State, Action> {
  readonly state: State;
  /** The one that is waited for, or one that may act unasked: `NOBODY` too. */
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
  report?: (event: GameEvent) => void,
): State {
  const state = rules.create(setup, seed);
  const chance = stream(seed, 'random game');
  const buffer: Action[] = [];
  for (let step = 0; step < ENDLESS; step += 1) {
    const waitedFor = rules.toAct(state);
    if (waitedFor === null) return state;
    const seat = actorOf(rules, state, waitedFor, chance);
    const count = rules.legalActions(state, seat, buffer);
    if (count === 0) throw new Error(`Nothing to do at step ${step}:\n${rules.diagram(state)}`);
    const actions = buffer.slice(0, count);
    look({ state, seat, actions, step, chance });
    rules.apply(state, seat, actions[below(count, chance)]!, report);
  }
  throw new Error(`No end after ${ENDLESS} decisions:\n${rules.diagram(state)}`);
}

/** Mostly the seat that is waited for; now and then one that may act unasked, if there is one. */
function actorOf<State, Action>(
  rules: Rules<State, Action>,
  state: State,
  waitedFor: Seat,
  chance: Int32Array,
): Seat {
  const all = Array.from({ length: rules.seats(state) + 1 }, (_, i) => NOBODY + i);
  const unasked = all.filter(
    (seat) => seat !== waitedFor && rules.legalActions(state, seat, []) > 0,
  );
  if (unasked.length === 0 || below(3, chance) > 0) return waitedFor;
  return unasked[below(unasked.length, chance)]!;
}

/** `expect` for what is asked at every step: it costs nothing unless it fails. */
export function same(actual: unknown, expected: unknown): void {
  if (actual !== expected) expect(actual).toBe(expected);
}

export function nothing(found: readonly string[]): void {
  if (found.length > 0) expect(found).toEqual([]);
}
