/**
 * The steps of a play scenario: actions that must be accepted or refused, and checks between them.
 * Every accepted action must also be listed as legal, or be made of steps that are and that do the
 * same; every refused one must not, and a refusal must leave the state as it was.
 */
import type { Luck } from '../chance/luck.ts';
import type { GameEvent, Report } from '../rules.ts';
import { seatName, type Seat } from '../seats.ts';
import { checkThen } from './play-checks.ts';
import { legalTexts, seatNamed, type Played } from './played.ts';
import { isMapping } from '../plain-data.ts';
import { isSame, withoutOrder, type Data } from './same.ts';
import { scriptIn, type Script } from './script.ts';
import type { Difference } from './types.ts';

/** An action as a scenario writes it. */
interface Attempt {
  /** `P2`, or `nobody`; the seat that is waited for when it is missing. */
  readonly seat: string | null;
  readonly text: string;
  /** Code of the refusal; null when it must be accepted. */
  readonly code: string | null;
  /** What chance decides in it: `dice: [4, 3]`. */
  readonly script: Data;
}

/** Keys of a step that script chance; `{ draw: CODE }` is an action that is refused. */
export function scriptOfStep(step: Data): Data {
  const script = Object.entries(scriptIn(step));
  return Object.keys(step).length === 1 ? {} : Object.fromEntries(script);
}

/** Tells events, and has a script decide what chance would. */
export function scripted(report: Report<GameEvent>, luck: Luck): Report<GameEvent> {
  return Object.assign((event: GameEvent) => report(event), { luck });
}

/** Plays one step. Differences end the scenario: what follows would only repeat them. */
export function playStep<State, Action>(
  step: unknown,
  played: Played<State, Action>,
  report: (event: GameEvent) => void,
): Difference[] {
  if (isMapping(step) && isMapping(step['then'])) return checkThen(step['then'], played);
  const attempt = readAttempt(step);
  if (attempt === null) return [{ what: 'step', expected: 'an action or a check', actual: step }];
  return attempt.code === null
    ? playAction(attempt, played, report)
    : tryAction(attempt, attempt.code, played);
}

function readAttempt(step: unknown): Attempt | null {
  if (typeof step === 'string') return { seat: null, text: step, code: null, script: {} };
  if (!isMapping(step)) return null;
  const script = scriptOfStep(step);
  const [[key, value] = [], ...more] = Object.entries(step).filter(([key]) => !(key in script));
  if (key === undefined || more.length > 0) return null;
  const seat = /^(?:P[1-9]\d?|nobody)$/.test(key) ? key : null;
  if ((seat !== null || key === 'do') && typeof value === 'string') {
    return { seat, text: value, code: null, script };
  }
  if (seat === null) return withCode(null, key, value);
  const [[text, code] = []] = isMapping(value) ? Object.entries(value) : [];
  return text === undefined ? null : withCode(seat, text, code);
}

function withCode(seat: string | null, text: string, code: unknown): Attempt | null {
  return typeof code === 'string' ? { seat, text, code, script: {} } : null;
}

function playAction<State, Action>(
  attempt: Attempt,
  played: Played<State, Action>,
  report: (event: GameEvent) => void,
): Difference[] {
  const { rules, state } = played;
  const code = refusalCode(attempt, played);
  if (code !== null) return [{ what: attempt.text, expected: 'accepted', actual: code }];
  const action = rules.notation.parse(state, attempt.text);
  if (action === null) return [];
  const seat = actorOf(attempt, played)!;
  const script = played.script.forStep(attempt.script);
  const listed = expandedDifference(attempt, action, played, script);
  rules.apply(state, seat, action, scripted(report, script));
  const broken = rules.invariants(state);
  return broken.length === 0
    ? [...listed, ...script.unused]
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

/** Who acts: whoever is named, or the seat that is waited for. */
function actorOf<State, Action>(
  { seat }: Attempt,
  { rules, state }: Pick<Played<State, Action>, 'rules' | 'state'>,
): Seat | null {
  return seat === null ? rules.toAct(state) : seatNamed({ rules, state }, seat);
}

/** The code by which an action is refused, or null. */
function refusalCode<State, Action>(
  attempt: Attempt,
  { rules, state }: Played<State, Action>,
): string | null {
  const action = rules.notation.parse(state, attempt.text);
  // After the end it does not matter who tries.
  const seat = actorOf(attempt, { rules, state }) ?? (attempt.seat === null ? 0 : null);
  if (action === null || seat === null) return 'BAD_ACTION';
  return rules.refusal(state, seat, action)?.code ?? null;
}

/** Plays the steps that an action is made of, each of which must be listed, beside the action itself. */
function expandedDifference<State, Action>(
  attempt: Attempt,
  action: Action,
  played: Played<State, Action>,
  script: Script,
): Difference[] {
  const { rules, state } = played;
  const seat = actorOf(attempt, played)!;
  const steps = rules.notation.expand?.(state, action) ?? [action];
  const [only, ...others] = steps;
  if (others.length === 0 && only !== undefined) {
    return listedDifference(attempt, only, played, true);
  }
  const byStep = rules.clone(state);
  const unheard = scripted(() => {}, script.fork());
  for (const step of steps) {
    const text = rules.notation.format(byStep, step);
    const moment = { ...played, state: byStep };
    const missing = listedDifference({ ...attempt, text }, step, moment, true);
    if (missing.length > 0) return missing;
    rules.apply(byStep, seat, step, unheard);
  }
  const atOnce = rules.clone(state);
  rules.apply(
    atOnce,
    seat,
    action,
    scripted(() => {}, script.fork()),
  );
  const [expected, actual] = [rules.toPosition(atOnce), rules.toPosition(byStep)];
  return isSame(expected, actual) || isSame(withoutOrder(expected), withoutOrder(actual))
    ? []
    : [{ what: `${attempt.text} by steps`, expected, actual }];
}

function listedDifference<State, Action>(
  attempt: Attempt,
  action: Action,
  { rules, state }: Played<State, Action>,
  expected: boolean,
): Difference[] {
  const seat = actorOf(attempt, { rules, state });
  const listed = legalTexts({ rules, state }, seat);
  const actual = listed.includes(rules.notation.format(state, action));
  if (actual === expected) return [];
  const who = seat === null ? 'nobody' : seatName(seat);
  return [{ what: `${attempt.text} among the legal actions of ${who}`, expected, actual: listed }];
}
