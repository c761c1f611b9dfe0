/**
 * How far a side is ahead, for bots that look at a position: units, their H, and who can hit whom. Whoever
 * would win a stand-off may wait, and the other must come closer the later it gets.
 */
import { type Card, type Seat, shortOfWin, type Side, stepsBetween } from 'cardwright/engine';
import { powerOf } from './effects/standing.ts';
import { NORTH, SOUTH } from './field.ts';
import { FADING, gapOf, POWER, prospectOf, THREAT, UNIT } from './prospects.ts';
import { asked, field, first, h, phase, result, turn, type State } from './state.ts';
import { shownType, survivors } from './units.ts';
import { extraCount } from './victory.ts';

/** A lead in points of H that is as good as a win. */
const DECISIVE = 60;

/** By count of an extra turn (5.23), in points of H. */
const HURRY = 3;

/** The turn in which whoever loses the stand-off presses twice as hard. */
const LATE = 40;

/** From -1 (lost) to 1 (won). */
export function advantage(state: State, side: Side): number {
  const decided = result.advantage(state, side);
  if (decided !== null) return decided;
  const seat = side as number as Seat;
  const lead = phase.is(state, 'play')
    ? leadOf(state)
    : (prospectOf(state, SOUTH) - prospectOf(state, NORTH)) / DECISIVE;
  return seat === SOUTH ? lead : -lead;
}

/** For South. */
function leadOf(state: State): number {
  const [south, north] = [survivors(state, SOUTH), survivors(state, NORTH)];
  const rest = restOf(state, south) - restOf(state, north);
  const waits = south.length - north.length || rest || (first.get(state) === SOUTH ? 1 : -1);
  // APE-5.24.5: who is offered a stand-off accepts what wins.
  if (
    asked.form(state)?.word === 'standoff' &&
    asked.chooser(state) === (waits > 0 ? SOUTH : NORTH)
  )
    return shortOfWin(waits > 0 ? 1 : -1);
  const pressing = Math.min(1, turn.get(state) / LATE);
  const [asSouth, asNorth] =
    waits > 0 ? [1 - pressing / 2, 1 + pressing] : [1 + pressing, 1 - pressing / 2];
  const lead =
    rest +
    worthOf(state, SOUTH, south, north, asSouth) -
    worthOf(state, NORTH, north, south, asNorth);
  return shortOfWin(lead / DECISIVE);
}

function restOf(state: State, cards: readonly Card[]): number {
  let sum = 0;
  for (const card of cards) sum += h.get(state, card);
  return sum;
}

function worthOf(
  state: State,
  seat: Seat,
  own: readonly Card[],
  others: readonly Card[],
  pressing: number,
): number {
  let sum = UNIT * own.length - HURRY * (extraCount(state, seat) ?? 0);
  for (const card of own) {
    const power = powerOf(state, card);
    sum += POWER * power + THREAT * pressing * bestThreat(state, card, power, others);
  }
  return sum;
}

/** What a unit can deal to the nearest that it could reach. */
function bestThreat(state: State, card: Card, power: number, others: readonly Card[]): number {
  const from = field.squareOf(state, card);
  const type = shownType(state, card);
  let best = 0;
  for (const other of others) {
    const distance = stepsBetween(state.config.grid, from, field.squareOf(state, other));
    const gap = gapOf(state.config.catalogue, type, distance);
    best = Math.max(best, Math.min(power, h.get(state, other)) * FADING[gap]!);
  }
  return best;
}
