/** Who lights what, and whose the panels are: FEN-3.3 to FEN-3.5, FEN-3.8. */
import * as engine from 'cardwright/engine';
import type { Seat, Square } from 'cardwright/engine';
import { fen, lamps, mist, oil, out, owner, type State } from './state.ts';

/** Ahead is towards the opponent (FEN-2.1). */
export const facing = (seat: Seat): engine.Facing => (seat === 0 ? engine.UP : engine.DOWN);

/** By square: what the keepers of a seat throw on it in all. */
export function lightOf(state: State, seat: Seat): ReadonlyMap<Square, number> {
  const { grid } = state.config;
  const light = new Map<Square, number>();
  for (const card of lamps.cards(state)) {
    if (owner.get(state, card) !== seat || out.is(state, card)) continue; // FEN-3.5
    const from = lamps.squareOf(state, card);
    const keeper = keeperOn(state, from);
    const beam = keeper.beam.map((offset) => engine.turnedOffset(offset, facing(seat))); // FEN-2.1
    for (const square of [from, ...beam.map((one) => engine.squareBeside(grid, from, one))]) {
      if (fen.on(state, square) < 0) continue; // FEN-3.3
      const lit = keeper.light + oil.get(state, from) - mistOn(state, square); // FEN-3.4
      light.set(square, (light.get(square) ?? 0) + Math.max(0, lit));
    }
  }
  return light;
}

export function keeperOn(state: State, square: Square) {
  return state.config.keepers[state.config.types[lamps.on(state, square)]!]!;
}

export function panelOn(state: State, square: Square) {
  return state.config.panels[state.config.types[fen.on(state, square)]!]!;
}

/** FEN-2.4 */
export function mistOn(state: State, square: Square): number {
  return Math.max(0, panelOn(state, square).mist + mist.get(state, square));
}

/** FEN-3.8: of each square, in their order; null for nobody. */
export function ownersOf(state: State): (Seat | null)[] {
  const [first, second] = [lightOf(state, 0), lightOf(state, 1)];
  return state.config.squares.map((square) => {
    const lead = (first.get(square) ?? 0) - (second.get(square) ?? 0);
    if (lead === 0) return null;
    return lead > 0 ? 0 : 1;
  });
}

/** By seat: what its panels are worth in all, and how many they are. */
export interface Wealth {
  readonly value: readonly number[];
  readonly panels: readonly number[];
}

export function wealthOf(state: State): Wealth {
  const wealth = { value: [0, 0], panels: [0, 0] };
  for (const [i, seat] of ownersOf(state).entries()) {
    if (seat === null) continue;
    wealth.value[seat]! += panelOn(state, state.config.squares[i]!).value;
    wealth.panels[seat]! += 1;
  }
  return wealth;
}
