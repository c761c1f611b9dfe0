/** Units on the board: who is beside whom, and who points at whom (sections 3.2, 5.6). */
import { Neighbours, type Card, type Offset } from 'cardwright/engine';
import { board, cardSide, has, type State } from './state.ts';
import { facingOf } from './tables.ts';

/** LOW-3.2.4 */
export const neighbours = new Neighbours(board);

/** Directions of the board in which the card has an arrow, bit by bit. */
export function arrowsOf({ config }: State, card: Card): number {
  return config.catalogue.arrows[config.lying[card]!]!;
}

/** Strength of an arrow by direction of the board. */
export function strengthOf({ config }: State, card: Card, direction: number): number {
  return config.catalogue.strengths[config.lying[card]! * 8 + direction]!;
}

/** LOW-3.2.7: the target grid of a unit as it lies on the board. */
export function targetsOf({ config }: State, card: Card): readonly Offset[] {
  const { ranges, targets } = config.catalogue;
  return ranges.turned(targets[config.types[card]!]!, facingOf(config.cardSides[card]!));
}

/**
 * LOW-3.2.5: whether an adjacent enemy has an arrow that points at the card; with `traits`, an enemy
 * of that sort. Target grids never engage.
 */
export function isEngaged(state: State, card: Card, traits = 0): boolean {
  const { steps } = state.config.grid;
  const square = board.squareOf(state, card);
  const side = cardSide(state, card);
  for (let direction = 0; direction < 8; direction += 1) {
    const unit = board.on(state, square + steps[direction]!);
    if (unit < 0 || cardSide(state, unit) === side) continue;
    const pointsBack = arrowsOf(state, unit) & (1 << ((direction + 4) & 7));
    if (pointsBack !== 0 && (traits === 0 || has(state, unit, traits))) return true;
  }
  return false;
}
