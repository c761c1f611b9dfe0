/** What must be decided now, in words: `{ player: P1, kind: defence, options: [left] }`. */
import type { Observation } from '../rules.ts';
import { seatName, type Seat, type Viewer } from '../seats.ts';
import { compared, compareSets, type Compare } from './compare.ts';
import type { Words } from './by-player.ts';
import { mapOf } from './reading.ts';

/** Who decides what; a verb table (verb-table.ts) knows it. */
export interface Decisions<State> {
  /** Null after the end. */
  readonly toAct: (state: State) => Seat | null;
  /** A word for what is decided. */
  readonly decision: (state: State) => string;
  /** What there is to choose from, by its names; null where that is said nowhere but by the actions. */
  readonly choices: (state: State) => readonly string[] | null;
}

/** What everybody may know of it; null after the end. */
function decisionWords<State>(decisions: Decisions<State>, state: State): Words | null {
  const seat = decisions.toAct(state);
  return seat === null ? null : { player: seatName(seat), kind: decisions.decision(state) };
}

/** How positions say it, and how scenarios compare it. */
export function decisionKeys<State>(decisions: Decisions<State> | undefined): {
  readonly said: Readonly<Record<string, (state: State) => unknown>>;
  readonly compared: Readonly<Record<string, Compare<State>>>;
} {
  if (decisions === undefined) return { said: {}, compared: {} };
  return {
    said: { decision: (state) => decisionWords(decisions, state) },
    compared: { decision: compareDecision(decisions) },
  };
}

/** Scenarios expect what there is to choose from in any order. */
function compareDecision<State>(decisions: Decisions<State>): Compare<State> {
  return (state, expected, what) => {
    const actual = decisionWords(decisions, state);
    if (expected === null || actual === null) return compared(what, [expected], [actual]);
    const { options, ...words } = mapOf(expected);
    const wrong = compared(what, words, actual);
    if (options === undefined) return wrong;
    return [...wrong, ...compareSets(`${what}.options`, options, decisions.choices(state) ?? [])];
  };
}

/** Whoever decides sees what there is to choose from. */
export function withChoices<State>(
  decisions: Decisions<State> | undefined,
  state: State,
  viewer: Viewer,
  seen: Observation,
): Observation {
  if (decisions === undefined || viewer !== decisions.toAct(state)) return seen;
  const choices = decisions.choices(state);
  if (choices === null) return seen;
  return { ...seen, decision: { ...decisionWords(decisions, state), options: choices } };
}
