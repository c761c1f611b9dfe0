/** Who decides in the place of chance, and what a scenario calls it. */
import type { Seat } from '../seats.ts';

/** Words under which a scenario scripts chance: dice, tosses, things drawn, the order of a shuffle. */
export const chanceKeys = ['dice', 'toss', 'draw', 'deal'] as const;

export type ChanceKey = (typeof chanceKeys)[number];

/** Decides in the place of chance: a scenario, or somebody who rolls real dice. */
export interface Luck {
  /**
   * One of `count` results, from 0, for what is decided (`attack`) by a seat (-1: nobody's); null
   * where chance is to decide. `nameOf` tells the results apart, in the words of the game.
   */
  decide(
    word: ChanceKey,
    decides: string,
    by: Seat,
    count: number,
    nameOf: (result: number) => string,
  ): number | null;
}
