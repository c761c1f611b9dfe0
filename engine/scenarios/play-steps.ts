/**
 * The steps of a play scenario: actions that must be accepted or refused, and checks between them.
 * Every accepted action must also be listed as legal, or be made of steps that are and that do the
 * same; every refused one must not, and a refusal must leave the state as it was.
 */
import { seatName, type GameEvent } from '../rules.ts';
import { checkThen } from './play-checks.ts';
import { legalTexts, seatNamed, type Played } from './played.ts';
import { isMap, isSame, withoutOrder } from './same.ts';
import type { Difference } from './types.ts';

/** An action as a scenario writes it. */
interface Attempt {
  /** `P2`; the seat to act when it is left out. */
  readonly seat: string | null;
  readonly text: string;
  /** Code of the refusal; null when it must be accepted. */
  readonly code: string | null;
}

/** Plays one step. Differences end the scenario: what follows would only repeat them. */
export function playStep<State, Action>(
  step: unknown,
  played: Played<State, Action>,
  tell: (event: GameEvent) => void,
): Difference[] {
  if (isMap(step) && isMap(step['then'])) return checkThen(step['then'], played);
  const attempt = readAttempt(step);
  if (attempt === null) return [{ what: 'step', expected: 'an action or a check', actual: step }];
  return attempt.code === null
    ? playAction(attempt, played, tell)
    : tryAction(attempt, attempt.code, played);
}

function readAttempt(step: unknown): Attempt | null {
  if (typeof step === 'string') return { seat: null, text: step, code: null };
  const [[key, value] = []] = isMap(step) ? Object.entries(step) : [];
  if (key === undefined) return null;
  if (!/^P[1-9]$/.test(key)) return withCode(null, key, value);
  if (typeof value === 'string') return { seat: key, text: value, code: null };
  const [[text, code] = []] = isMap(value) ? Object.entries(value) : [];
  return text === undefined ? null : withCode(key, text, code);
}

function withCode(seat: string | null, text: string, code: unknown): Attempt | null {
  return typeof code === 'string' ? { seat, text, code } : null;
}

function playAction<State, Action>(
  attempt: Attempt,
  played: Played<State, Action>,
  tell: (event: GameEvent) => void,
): Difference[] {
  const { rules, state } = played;
  const code = refusalCode(attempt, played);
  if (code !== null) return [{ what: attempt.text, expected: 'accepted', actual: code }];
  const action = rules.notation.parse(state, attempt.text);
  if (action === null) return [];
  const listed = expandedDifference(attempt, action, played);
  rules.apply(state, action, tell);
  const broken = rules.invariants(state);
  return broken.length === 0
    ? listed
    : [...listed, { what: `after ${attempt.text}`, expected: [], actual: broken }];
}

function tryAction<State, Action>(
  attempt: Attempt,
  expected: string,
  played: Played<State, Action>,
): Difference[] {
  const { rules, state } = played;
  const before = rules.toPosition(state);
  const actual = refusalCode(attempt, played);
  if (actual !== expected) return [{ what: attempt.text, expected, actual: actual ?? 'accepted' }];
  const after = rules.toPosition(state);
  if (!isSame(before, after))
    return [{ what: `after ${attempt.text}`, expected: before, actual: after }];
  const action = rules.notation.parse(state, attempt.text);
  return action === null ? [] : listedDifference(attempt, action, played, false);
}

/** The code by which an action is refused, or null. */
function refusalCode<State, Action>(
  { seat: name, text }: Attempt,
  { rules, state }: Played<State, Action>,
): string | null {
  const action = rules.notation.parse(state, text);
  const seat = name === null ? (rules.toAct(state) ?? 0) : seatNamed({ rules, state }, name);
  if (action === null || seat === null) return 'BAD_ACTION';
  return rules.refusal(state, seat, action)?.code ?? null;
}

/** Plays the steps that an action is made of, each of which must be listed, beside the action itself. */
function expandedDifference<State, Action>(
  attempt: Attempt,
  action: Action,
  played: Played<State, Action>,
): Difference[] {
  const { rules, state } = played;
  const steps = rules.notation.expand?.(state, action) ?? [action];
  const [only, ...others] = steps;
  if (others.length === 0 && only !== undefined) {
    return listedDifference(attempt, only, played, true);
  }
  const byStep = rules.clone(state);
  for (const step of steps) {
    const text = rules.notation.format(byStep, step);
    const moment = { ...played, state: byStep };
    const missing = listedDifference({ ...attempt, text }, step, moment, true);
    if (missing.length > 0) return missing;
    rules.apply(byStep, step);
  }
  const atOnce = rules.clone(state);
  rules.apply(atOnce, action);
  const [expected, actual] = [rules.toPosition(atOnce), rules.toPosition(byStep)];
  return isSame(expected, actual) || isSame(withoutOrder(expected), withoutOrder(actual))
    ? []
    : [{ what: `${attempt.text} by steps`, expected, actual }];
}

function listedDifference<State, Action>(
  { seat: name, text }: Attempt,
  action: Action,
  { rules, state }: Played<State, Action>,
  expected: boolean,
): Difference[] {
  const seat = name === null ? rules.toAct(state) : seatNamed({ rules, state }, name);
  const listed = legalTexts({ rules, state }, seat);
  const actual = listed.includes(rules.notation.format(state, action));
  if (actual === expected) return [];
  const who = seat === null ? 'nobody' : seatName(seat);
  return [{ what: `${text} among the legal actions of ${who}`, expected, actual: listed }];
}
