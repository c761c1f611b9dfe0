/** What a proposal is made of: figures with where they may go, and what each way does to each pairing. */
import type { Figure } from '../../generator/index.ts';

/** A figure with the values that balance.yaml allows it. */
export interface Movable {
  readonly figure: Figure;
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

/** A figure at another value. */
export interface Move {
  readonly figure: Figure;
  readonly to: number;
}

/** One step down and one step up of each, as far as they are allowed. */
export function singleSteps(movable: readonly Movable[]): Move[] {
  return movable.flatMap(({ figure, least, most, step }) =>
    [figure.value - step, figure.value + step]
      .filter((to) => to >= least && to <= most)
      .map((to) => ({ figure, to })),
  );
}

/** How far a proposal goes: steps of all figures together. Of equals the smaller one is better. */
export function sizeOf(moves: readonly Move[]): number {
  return moves.reduce((sum, { figure, to }) => sum + Math.abs(to - figure.value), 0);
}

/** A pairing that is expected to be somewhere. Shares are those of the first entrant. */
export interface Target {
  /** In `Plan.pairings`. */
  readonly place: number;
  readonly low: number;
  readonly high: number;
}

/** How much of a band is kept as a margin to either side: shares at the edge are never decided. */
const MARGIN = 0.2;

/** How far shares are from where they should be: squares, in points of percent; 0 well within all bands. */
export function lossOf(targets: readonly Target[], shareAt: (place: number) => number): number {
  return targets.reduce((sum, { place, low, high }) => {
    const margin = MARGIN * (high - low);
    const share = shareAt(place);
    const off = Math.max(0, low + margin - share, share - (high - margin));
    return sum + (100 * off) ** 2;
  }, 0);
}
