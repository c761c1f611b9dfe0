/** How games end, whatever their number of sides: who has won, who came where, in numbers and in words. */
import type { Outcome } from './rules.ts';
import { sideName, type Side } from './seats.ts';

/** An outcome in the words of positions and events. */
export interface NamedOutcome<Reason extends string = string> {
  /** `['A']`; empty for a draw. */
  readonly winners: readonly string[];
  readonly reason: Reason;
  /** From the first place on, in games that tell more than who has won. */
  readonly standings?: readonly (readonly string[])[];
}

export function namedOutcome<Reason extends string>(
  outcome: Outcome & { readonly reason: Reason },
): NamedOutcome<Reason> {
  const { winners, reason, standings } = outcome;
  const names = { winners: winners.map(sideName), reason };
  if (standings === undefined) return names;
  return { ...names, standings: standings.map((place) => place.map(sideName)) };
}

/**
 * Every side once, the best first; those that share a place are together. Where the outcome has
 * no standings of its own, the winners are first and all others second; in a draw all share a place.
 */
export function standingsOf(
  { winners, standings }: Outcome,
  sides: number,
): readonly (readonly Side[])[] {
  if (standings !== undefined) return standings;
  const all = Array.from({ length: sides }, (_, side) => side);
  const others = all.filter((side) => !winners.includes(side));
  return [winners, others].filter((place) => place.length > 0);
}

/** Sides by place for numbers of which more is better: equal ones share a place. */
export function standingsByScore(scores: readonly number[]): Side[][] {
  const distinct = [...new Set(scores)].toSorted((a, b) => b - a);
  return distinct.map((score) => scores.flatMap((other, side) => (other === score ? [side] : [])));
}

/** The largest lead in a running game: a win is 1. */
const MOST_LEAD = 0.99;

/** A lead as `advantage` of rules returns it while the game runs: however large, less than a win or loss. */
export function shortOfWin(lead: number): number {
  return Math.max(-MOST_LEAD, Math.min(MOST_LEAD, lead));
}
