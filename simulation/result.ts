/**
 * What is counted while games are played, as plain JSON. All numbers are integers, so that counts
 * added in any order are the same bytes: shares and intervals are worked out when they are shown
 * (statistics.ts).
 */
import type { Plan } from './plan.ts';

/** Version of the format of results. */
export const RESULT_VERSION = 1;

/** How a game ended for an entrant, in the order of the rows and columns of `PairingCounts.pairs`. */
export const endings = ['won', 'drawn', 'lost', 'unfinished'] as const;
export type Ending = (typeof endings)[number];

/** Games of an entrant by how they ended for it. */
export type Tally = Readonly<Record<Ending, number>>;

/**
 * A game of a run: the place of its pairing in the plan, its seed, and how many places everybody has
 * moved on: 1 where the second entrant of a pairing of two is listed first. `replayCommand` makes the
 * command that shows it.
 */
export type GameRef = readonly [pairing: number, seed: number, turned: number];

/** How often each number occurred: `{ "97": 3 }`. */
export type Histogram = Readonly<Record<string, number>>;

/** Something that happened, with the first game in which it did. */
export interface Happened {
  readonly times: number;
  /** Games in which it happened at least once. */
  readonly games: number;
  readonly first: GameRef;
}

/** Games of an entrant in which something happened to a card of its deck. */
export interface CardUse {
  readonly times: number;
  readonly games: number;
  /**
   * What these games were worth to it: 2 for a win, 1 for a draw or an unfinished game. With more than
   * two players a win is `unitOf(players)`, shared by those who draw.
   */
  readonly halves: number;
  readonly first: GameRef;
}

/** Missing where it never happened. */
export interface CardCounts {
  readonly drawn?: CardUse;
  readonly played?: CardUse;
}

/** The game that is farthest out in some respect, the first of several. */
export interface Extreme {
  readonly value: number;
  readonly game: GameRef;
}

export interface PairingCounts {
  /**
   * Pairs of games with the same seed: the row is how the game ended for the first entrant where it
   * was listed first, the column where it was listed second, both in the order of `endings`. Empty
   * where more than two play: then there are `entrants`.
   */
  readonly pairs: readonly (readonly number[])[];
  /** By entrant of the pairing: the games in which it was the first to decide, as they ended for it. */
  readonly began: readonly Tally[];
  /** Why games ended, in the words of the game; `unfinished` and `RULES_DEFECT` are ours. */
  readonly reasons: Readonly<Record<string, Happened>>;
  /** Games by how many decisions they took. */
  readonly lengths: Histogram;
  /** Decisions by how many actions were legal; 1: there was nothing to decide. */
  readonly branching: Histogram;
  /** Games by how often the lead changed, by what the game says of a position (`advantage`). */
  readonly leadChanges: Histogram;
  /** Whoever led after half of the decisions: how that game ended for them; `even` where nobody did. */
  readonly halfway: Readonly<Record<'won' | 'drawn' | 'lost' | 'even', number>>;
  /** By entrant of the pairing, then by id of the card. */
  readonly cards: readonly Readonly<Record<string, CardCounts>>[];
  /** The first game by how it ended for the first entrant of the pairing. */
  readonly samples: Readonly<Partial<Record<Ending, GameRef>>>;
  readonly shortest: Extreme | null;
  readonly longest: Extreme | null;
  readonly mostLeadChanges: Extreme | null;
  /** In games of more than two: by entrant of the pairing, each once, however many places it has. */
  readonly entrants?: readonly EntrantCounts[];
}

/** What an entrant got in games of more than two. */
export interface EntrantCounts {
  /** By seat: a game counts for each seat that the entrant has in it. */
  readonly seats: readonly SeatCounts[];
  readonly rounds: number;
  /** Of the points that it got in each round, at all of its places together. */
  readonly squares: number;
}

export interface SeatCounts extends Tally {
  /** `unitOf(players)` for a win; a draw is shared by its winners, an unfinished game by all. */
  readonly points: number;
}

/** What one shard, or all of a run, has counted. */
export interface Counts {
  /** In the order of `Plan.pairings`. */
  readonly pairings: readonly PairingCounts[];
  /** By type of event. */
  readonly events: Readonly<Record<string, Happened>>;
  /** By clause: how often it refused an action that had been legal for the seat before. */
  readonly refusals: Readonly<Record<string, Happened>>;
}

export interface ShardCounts extends Counts {
  /** Number of the shard in the plan, from 0. */
  readonly shard: number;
}

/** A part of a run, as `--shard 2/8` writes it. */
export interface PartialResult {
  readonly simulation: typeof RESULT_VERSION;
  /** Hash of the plan. */
  readonly run: string;
  readonly plan: Plan;
  /** In the order of the plan. */
  readonly shards: readonly ShardCounts[];
}

/** Why no more games were played. */
export type Stopped =
  /** All of the plan. */
  | 'games'
  /** The interval of every pairing is as narrow as was asked for. */
  | 'precision'
  /** The sequential test has an answer for every pairing. */
  | 'decided'
  /** Somebody stopped it: what is counted is the first shards of the plan. */
  | 'interrupted';

/** A whole run. */
export interface SimulationResult extends Counts {
  readonly simulation: typeof RESULT_VERSION;
  /** Hash of the plan. */
  readonly run: string;
  readonly plan: Plan;
  /** How many shards of the plan are counted: the first ones, without a gap. */
  readonly shards: number;
  readonly stopped: Stopped;
}
