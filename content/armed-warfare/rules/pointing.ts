/** At what somebody points at the table who means an action: cards of the formation, and where they go. */
import { compass, squareName, type Seat, type Square } from 'cardwright/engine';
import { INNATE, type Action } from './actions.ts';
import { slotSquare, squareAlong } from './formation.ts';
import { table } from './play.ts';
import type { State } from './state.ts';

const ARMDROID = 0;

export function pointsAt(state: State, seat: Seat, action: Action): readonly string[] {
  const { actions } = table;
  const [first, second] = [actions.first(action), actions.second(action)];
  const named = (square: Square): string => squareName(state.config.grid, square);
  const at = (place: number): string => named(slotSquare(state, seat, place));
  const verbs: Partial<Record<ReturnType<typeof actions.verbOf>, () => string[]>> = {
    equip: () => [state.config.catalogue.ids[first] ?? '', at(second)],
    discard: () => [at(first)],
    reface: () => [at(first)],
    defend: () => [at(first)],
    relocate: () => [at(first), at(second)],
    attack: () => [at(first === INNATE ? ARMDROID : first), named(second)],
    step: () => [at(ARMDROID), named(squareAlong(state, seat, first, 1))],
    leap: () => [at(ARMDROID), named(squareAlong(state, seat, first, second))],
    turn: () => [at(ARMDROID)],
  };
  return verbs[actions.verbOf(action)]?.() ?? [];
}

/** Who points beside the Armdroid would go there. */
export function meantBy(state: State, seat: Seat, square: string): string | null {
  const along = compass.findIndex(
    (_, direction) =>
      squareName(state.config.grid, squareAlong(state, seat, direction, 1)) === square,
  );
  return along < 0 ? null : `step ${compass[along]}`;
}
