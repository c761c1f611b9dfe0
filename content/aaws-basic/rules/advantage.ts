/** How far a side is ahead, by what everybody sees: its units, whom they could hit, how near its goals are. */
import { shortOfWin, type Side } from 'cardwright/engine';
import type { State } from './config.ts';
import { progress } from './goals.ts';
import { escaping, result, round, vp } from './state.ts';
import { threatBy } from './threat.ts';
import { distance, unitsOf } from './units.ts';

/** What a unit counts beside its VP. */
const UNIT = 4;

/** What each point of damage counts that a side could deal next, and each that it could take. */
const THREAT = 0.3;
const FEARED = 0.2;

/** What is left of fear after each round: two sides that avoid each other would never finish. */
const BOLDER = 0.9;

/** What nearness adds to a lead at most: less than any VP. */
const CHASE = 0.1;

/** What the whole way to a goal counts beside all units. */
const GOAL = 0.5;

/** From -1 (lost) to 1 (won). */
export function advantage(state: State, side: Side): number {
  const known = result.advantage(state, side);
  if (known !== null) return known;
  const lead = leadOf(state, side) + GOAL * (progress(state, side) - progress(state, 1 - side));
  return shortOfWin(lead);
}

/** Who is ahead wants to come near: a lead is worth nothing when the rounds are over. */
function leadOf(state: State, side: Side): number {
  const [own, other] = [strengthOf(state, side), strengthOf(state, 1 - side)];
  const fear = FEARED * BOLDER ** round.get(state);
  const threat = THREAT * threatBy(state, side) - fear * threatBy(state, 1 - side);
  const chase = (own - other) * (1 - CHASE + CHASE * nearness(state));
  return (chase + threat) / (own + other + UNIT);
}

function strengthOf(state: State, side: Side): number {
  return unitsOf(state, side).reduce((sum, unit) => {
    const worth = UNIT + vp.get(state, unit);
    return sum + (escaping.is(state, unit) ? worth / 2 : worth);
  }, 0);
}

/** From 0 to 1: how near the sides are to each other, on the average of the nearest. */
function nearness(state: State): number {
  const units = unitsOf(state, 0);
  const enemies = unitsOf(state, 1);
  if (units.length === 0 || enemies.length === 0) return 1;
  const ways = units.map((unit) =>
    Math.min(...enemies.map((enemy) => distance(state, unit, enemy))),
  );
  return units.length / ways.reduce((sum, way) => sum + way, 0);
}
