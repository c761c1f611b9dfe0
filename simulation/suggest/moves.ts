/** What a proposal is made of: figures at other values, and cards of decks in the place of others. */
import type { Figure } from '../../generator/index.ts';

/** A figure with the values that balance.yaml allows it. */
export interface Movable {
  readonly figure: Figure;
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

/** A figure at another value. */
export interface FigureMove {
  readonly figure: Figure;
  readonly to: number;
}

/** One copy of a card, of those that may go, for one of another card. */
export interface Exchange {
  /** Whose deck, by place in `Plan.entrants`. */
  readonly entrant: number;
  readonly out: string;
  readonly in: string;
}

export type Move = FigureMove | Exchange;

export function isExchange(move: Move): move is Exchange {
  return 'out' in move;
}

export function exchangesIn(moves: readonly Move[]): Exchange[] {
  return moves.filter((move) => isExchange(move));
}

export function figuresIn(moves: readonly Move[]): FigureMove[] {
  return moves.filter((move): move is FigureMove => !isExchange(move));
}

/** One step down and one step up of each, as far as they are allowed. */
export function singleSteps(movable: readonly Movable[]): FigureMove[] {
  return movable.flatMap(({ figure, least, most, step }) =>
    [figure.value - step, figure.value + step]
      .filter((to) => to >= least && to <= most)
      .map((to) => ({ figure, to })),
  );
}

/** Whether both cannot be in one proposal: a figure has one value, and what has come in is not exchanged again. */
export function areRivals(one: Move, other: Move): boolean {
  if (!isExchange(one)) return !isExchange(other) && one.figure === other.figure;
  return (
    isExchange(other) &&
    one.entrant === other.entrant &&
    (one.in === other.out || one.out === other.in)
  );
}

/** How far a proposal goes: steps of all figures together, and cards. Of equals the smaller one is better. */
export function sizeOf(moves: readonly Move[]): number {
  return moves.reduce(
    (sum, move) => sum + (isExchange(move) ? 1 : Math.abs(move.to - move.figure.value)),
    0,
  );
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
