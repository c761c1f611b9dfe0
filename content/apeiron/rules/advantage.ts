/** How far a side is ahead, for bots that look at a position: units, their H, and who can hit whom. */
import { type Card, type Seat, type Side, stepsBetween } from 'cardwright/engine';
import { powerOf } from './effects/standing.ts';
import { field, h, result, type State } from './state.ts';
import { otherSeat, shownType, survivors } from './units.ts';

/** No lead in a running game is as good as a win. */
const MOST = 0.99;

/** What counts, in points of H. */
const WORTH = { unit: 3, h: 1, power: 0.3, threat: 0.35 };

/** What is left of a threat for each square that is missing to its range. */
const FADING = 0.75;

/** From -1 (lost) to 1 (won). */
export function advantage(state: State, side: Side): number {
  const decided = result.advantage(state, side);
  if (decided !== null) return decided;
  const seat = side as number as Seat;
  const lead = worthOf(state, seat) - worthOf(state, otherSeat(seat));
  return Math.max(-MOST, Math.min(MOST, lead / 60));
}

function worthOf(state: State, seat: Seat): number {
  const own = survivors(state, seat);
  const others = survivors(state, otherSeat(seat));
  return own.reduce(
    (sum, card) =>
      sum +
      WORTH.unit +
      WORTH.h * h.get(state, card) +
      WORTH.power * powerOf(state, card) +
      WORTH.threat * bestThreat(state, card, others),
    0,
  );
}

/** What a unit can deal to the nearest that it could reach. */
function bestThreat(state: State, card: Card, others: readonly Card[]): number {
  const from = field.squareOf(state, card);
  const { nearest, farthest } = state.config.catalogue;
  const type = shownType(state, card);
  const power = powerOf(state, card);
  let best = 0;
  for (const other of others) {
    const distance = stepsBetween(state.config.grid, from, field.squareOf(state, other));
    const gap = Math.max(0, distance - farthest[type]!, nearest[type]! - distance);
    best = Math.max(best, Math.min(power, h.get(state, other)) * FADING ** gap);
  }
  return best;
}
