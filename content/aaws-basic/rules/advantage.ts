/** How far a side is ahead, by what everybody sees. */
import type { Side } from 'cardwright/engine';
import type { State } from './config.ts';
import { escaping, result, vp } from './state.ts';
import { unitsOf } from './units.ts';

/** What a unit counts beside its VP. */
const UNIT = 4;

function strengthOf(state: State, side: Side): number {
  return unitsOf(state, side).reduce((sum, unit) => {
    const worth = UNIT + vp.get(state, unit);
    return sum + (escaping.is(state, unit) ? worth / 2 : worth);
  }, 0);
}

export function advantage(state: State, side: Side): number {
  const known = result.advantage(state, side);
  if (known !== null) return known;
  const [own, other] = [strengthOf(state, side), strengthOf(state, 1 - side)];
  return (own - other) / (own + other + UNIT);
}
