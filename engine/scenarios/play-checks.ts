/** What `then` may say of a game under way; one function per key. Other keys are the game's own. */
import { readSquares } from '../drawing/board-drawing.ts';
import { namedOutcome } from '../outcome.ts';
import { BadPosition, type GameEvent } from '../rules.ts';
import { NOBODY, seatName } from '../seats.ts';
import { covers, isSame } from './same.ts';
import { legalTexts, seatNamed, viewerNamed, type Played } from './played.ts';
import { isMapping } from '../plain-data.ts';
import type { Difference } from './types.ts';

type Check = <State, Action>(expected: unknown, played: Played<State, Action>) => Difference[];

/** By key, in the order of the documentation. */
const checks: ReadonlyMap<string, Check> = new Map<string, Check>([
  ['toAct', checkToAct],
  ['mayAct', checkMayAct],
  ['outcome', checkOutcome],
  ['legal', (expected, played) => checkLegal('legal', expected, played, decider(played))],
  ['legalFor', checkLegalFor],
  ['events', (expected, { events }) => compareEvents('events', expected, events)],
  ['noEvents', (expected, { events }) => compareNoEvents(expected, events)],
  ['eventsFor', checkEventsFor],
  ['seen', checkSeen],
  ['unseen', checkUnseen],
]);

export function checkThen<State, Action>(
  then: Readonly<Record<string, unknown>>,
  played: Played<State, Action>,
): Difference[] {
  const own = Object.entries(then).filter(([key]) => !checks.has(key));
  const shared = Object.entries(then).flatMap(
    ([key, expected]) => checks.get(key)?.(expected, played) ?? [],
  );
  const { rules, state, given } = played;
  return [...shared, ...rules.differences(state, Object.fromEntries(own), given)];
}

function decider<State, Action>({ rules, state }: Played<State, Action>): number | null {
  return rules.toAct(state);
}

function checkToAct<State, Action>(expected: unknown, played: Played<State, Action>): Difference[] {
  const seat = decider(played);
  const actual = seat === null ? null : seatName(seat);
  return expected === actual ? [] : [{ what: 'toAct', expected, actual }];
}

/** Exactly these may do something, whoever is waited for. */
function checkMayAct<State, Action>(
  expected: unknown,
  played: Played<State, Action>,
): Difference[] {
  const { rules, state } = played;
  const all = Array.from({ length: rules.seats(state) + 1 }, (_, i) => NOBODY + i);
  const actual = all.filter((seat) => legalTexts(played, seat).length > 0).map(seatName);
  return sameSet('mayAct', asTexts(expected), actual);
}

function checkOutcome<State, Action>(
  expected: unknown,
  { rules, state }: Played<State, Action>,
): Difference[] {
  const outcome = rules.outcome(state);
  const actual = outcome === null ? null : namedOutcome(outcome);
  return covers(expected, actual) ? [] : [{ what: 'outcome', expected, actual }];
}

function checkLegalFor<State, Action>(
  expected: unknown,
  played: Played<State, Action>,
): Difference[] {
  return entries(expected).flatMap(([name, actions]) => {
    const seat = seatNamed(played, name);
    if (seat === null) throw new BadPosition('legalFor', name);
    return checkLegal(`legalFor.${name}`, actions, played, seat);
  });
}

/** Exactly these actions; or by their beginning, exactly the squares that complete them. */
function checkLegal<State, Action>(
  what: string,
  expected: unknown,
  played: Played<State, Action>,
  seat: number | null,
): Difference[] {
  const legal = legalTexts(played, seat);
  if (!isMapping(expected)) return sameSet(what, asTexts(expected), legal);
  return Object.entries(expected).flatMap(([beginning, squares]) => {
    const place = `${what}.${beginning}`;
    const found = legal
      .filter((text) => text.startsWith(`${beginning} `))
      .map((text) => text.slice(beginning.length + 1));
    return sameSet(place, readSquares(String(squares), place), found);
  });
}

function sameSet(
  what: string,
  expected: readonly string[],
  actual: readonly string[],
): Difference[] {
  if (isSame(expected.toSorted(), actual.toSorted())) return [];
  return [{ what, expected, actual }];
}

function checkEventsFor<State, Action>(
  expected: unknown,
  played: Played<State, Action>,
): Difference[] {
  const { rules, events } = played;
  return entries(expected).flatMap(([name, list]) => {
    const viewer = viewerNamed(played, name);
    if (viewer === null) throw new BadPosition('eventsFor', name);
    const reported = events.flatMap((event) => rules.observeEvent(event, viewer) ?? []);
    return compareEvents(`eventsFor.${name}`, list, reported);
  });
}

function checkSeen<State, Action>(expected: unknown, played: Played<State, Action>): Difference[] {
  return entries(expected).flatMap(([name, wanted]) => {
    const seen = seenBy(played, name, 'seen');
    return entries(wanted)
      .filter(([key, value]) => !covers(value, seen[key]))
      .map(([key, value]) => ({
        what: `seen.${name}.${key}`,
        expected: value,
        actual: seen[key],
      }));
  });
}

function checkUnseen<State, Action>(
  expected: unknown,
  played: Played<State, Action>,
): Difference[] {
  return entries(expected).flatMap(([name, texts]) => {
    const seen = JSON.stringify(seenBy(played, name, 'unseen'));
    return asTexts(texts)
      .filter((text) => seen.includes(text))
      .map((text) => ({ what: `unseen.${name}`, expected: `nothing of ${text}`, actual: seen }));
  });
}

function seenBy<State, Action>(played: Played<State, Action>, name: string, what: string) {
  const viewer = viewerNamed(played, name);
  if (viewer === null) throw new BadPosition(what, name);
  return played.rules.observe(played.state, viewer);
}

function entries(value: unknown): [string, unknown][] {
  return isMapping(value) ? Object.entries(value) : [];
}

function asTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** These events in this order; others may come between. Reports the first that is missing. */
function compareEvents(
  what: string,
  expected: unknown,
  events: readonly GameEvent[],
): Difference[] {
  let from = 0;
  for (const [i, wanted] of asList(expected).entries()) {
    const found = events.findIndex((event, place) => place >= from && describes(wanted, event));
    if (found < 0) return [{ what: `${what}[${i}]`, expected: wanted, actual: events.slice(from) }];
    from = found + 1;
  }
  return [];
}

/** Exactly none of these. */
function compareNoEvents(expected: unknown, events: readonly GameEvent[]): Difference[] {
  const unwanted = asList(expected);
  const found = events.filter(({ type }) => unwanted.includes(type));
  return found.length === 0 ? [] : [{ what: 'noEvents', expected: [], actual: found }];
}

/** `unitPlaced`, or `unitPlaced: { square: (4,3) }`. */
function describes(expected: unknown, event: GameEvent): boolean {
  if (!isMapping(expected)) return expected === event.type;
  const [[type, fields] = []] = Object.entries(expected);
  return type === event.type && covers(fields, event);
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
