/** What arms have counted, as integers: they add up to the same bytes in any order. */
import type { PairSums } from '../../engine/index.ts';
import type { GameRef } from '../result.ts';

/** Half points that a pair of games can be worth to the first entrant: 0 to 4. */
export const PAIR_VALUES = 5;

/** Pairs by their half points as they were (row) and as the arm has them (column). */
export type JointTable = readonly (readonly number[])[];

export interface ArmPairing {
  /** In `Plan.pairings`. */
  readonly place: number;
  readonly table: JointTable;
  /** The first game that ends otherwise; null where none does. */
  readonly differs: GameRef | null;
}

/** What the arm gives to an entrant, over all pairings of the arm in which it plays another. */
export interface ArmEntrant {
  readonly entrant: number;
  /** Pairings that are added up for each seed. */
  readonly pairings: number;
  /** `pairs`: seeds. Half points more than before, by seed. */
  readonly sums: PairSums;
  /** Half points as they were. */
  readonly before: number;
}

export interface ArmCounts {
  readonly pairings: readonly ArmPairing[];
  readonly entrants: readonly ArmEntrant[];
}

export function addArms(one: ArmCounts, other: ArmCounts): ArmCounts {
  return {
    pairings: one.pairings.map((pairing, index) => addPairings(pairing, other.pairings[index]!)),
    entrants: one.entrants.map((entrant, index) => {
      const more = other.entrants[index]!;
      return {
        ...entrant,
        sums: addSums(entrant.sums, more.sums),
        before: entrant.before + more.before,
      };
    }),
  };
}

function addPairings(one: ArmPairing, other: ArmPairing): ArmPairing {
  const [first = null] = [one.differs, other.differs]
    .filter((ref) => ref !== null)
    .toSorted((a, b) => a[1] - b[1] || a[2] - b[2]);
  return {
    place: one.place,
    table: one.table.map((row, y) => row.map((count, x) => count + other.table[y]![x]!)),
    differs: first,
  };
}

function addSums(one: PairSums, other: PairSums): PairSums {
  return {
    pairs: one.pairs + other.pairs,
    sum: one.sum + other.sum,
    squares: one.squares + other.squares,
  };
}
