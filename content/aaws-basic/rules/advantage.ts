/** How far a side is ahead, by what everybody sees. */
import type { Side } from 'cardwright/engine';
import type { State } from './config.ts';
import { escaping, result, vp } from './state.ts';
import { distance, unitsOf } from './units.ts';

/** What a unit counts beside its VP. */
const UNIT = 4;

function strengthOf(state: State, side: Side): number {
  return unitsOf(state, side).reduce((sum, unit) => {
    const worth = UNIT + vp.get(state, unit);
    return sum + (escaping.is(state, unit) ? worth / 2 : worth);
  }, 0);
}

/** What nearness adds to a lead at most: less than any VP. */
const CHASE = 0.1;

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

/** Who is ahead wants to come near: a lead is worth nothing when the rounds are over. */
export function advantage(state: State, side: Side): number {
  const known = result.advantage(state, side);
  if (known !== null) return known;
  const [own, other] = [strengthOf(state, side), strengthOf(state, 1 - side)];
  const lead = (own - other) / (own + other + UNIT);
  return lead * (1 - CHASE + CHASE * nearness(state));
}
