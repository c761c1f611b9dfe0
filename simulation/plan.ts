/**
 * What is to be played, before any game is: a pure function of what was asked for. Whoever has the
 * same plan, on whatever machine, plays the same games.
 */
import { createHash } from 'node:crypto';
import type { CompiledDeck, OptionValues, Setup } from '../engine/index.ts';

/** A deck (null in games that are played without) and who plays it. */
export interface Entrant {
  readonly deck: CompiledDeck | null;
  /** As `--seats` has it: `greedy`, `ismcts:400`. */
  readonly bot: string;
}

/** When no more games are played; all of them end with the games of the plan. */
export type StopRule =
  | { readonly at: 'games' }
  /** The 95 % interval of each win share is at most that many thousandths wide to either side. */
  | { readonly at: 'precision'; readonly thousandths: number }
  /** A confidence sequence on pairs says whether each share is inside this band, in thousandths. */
  | { readonly at: 'decided'; readonly low: number; readonly high: number };

/** Two or more places in `entrants`. */
export type Pairing = readonly [first: number, second: number, ...more: number[]];

export interface Plan {
  /** Id of the game. */
  readonly game: string;
  /** Hash of its content: the rules of play and all data. */
  readonly content: string;
  /** Cardwright, and the version of V8: what bots compute may differ between them. */
  readonly engine: string;
  readonly options: OptionValues;
  readonly parts?: NonNullable<Setup['parts']>;
  readonly entrants: readonly Entrant[];
  /** Who plays whom, by places in `entrants`; always the same for a mirror. As many as there are players. */
  readonly pairings: readonly Pairing[];
  /** The first seed; each further round of games has the next one. */
  readonly seed: number;
  /** How many rounds each pairing plays at most: a pair of games of two, one game for each seat of more. */
  readonly pairs: number;
  /** A game that is not over after that many decisions is unfinished. */
  readonly longest: number;
  readonly stop: StopRule;
  /** Seeds in a shard. */
  readonly perShard: number;
}

/** What one thread, process or machine plays at a time: all pairings, all seats. */
export interface Shard {
  /** From 0, in the order in which they are judged. */
  readonly number: number;
  /** The first seed. */
  readonly from: number;
  /** Seeds are less than this. */
  readonly to: number;
}

/** What is asked for; the rest of a plan follows from it. */
export type PlanRequest = Omit<Plan, 'pairings' | 'perShard'> & {
  /** Whether decks also play against themselves, where no pairing is named. */
  readonly mirrors: boolean;
  /** How many play a game; default: 2. */
  readonly players?: number;
};

/** Every entrant with every other, then the mirrors. */
export function planOf({ mirrors, players = 2, ...request }: PlanRequest): Plan {
  const places = request.entrants.map((_, place) => place);
  const others = places.length === 1 ? [] : tables(places, players);
  const same = mirrors || others.length === 0 ? places.map((one) => seatsFull(one, players)) : [];
  const pairings = [...others, ...same] as unknown as readonly Pairing[];
  return { ...request, pairings, perShard: seedsPerShard(request, players * pairings.length) };
}

function seatsFull(entrant: number, players: number): number[] {
  return Array.from({ length: players }, () => entrant);
}

/** All choices of different entrants; where there are fewer than seats, all in which each sits at least once. */
function tables(entrants: readonly number[], players: number): number[][] {
  if (entrants.length >= players) return choices(entrants, players, 1);
  return choices(entrants, players - entrants.length, 0).map((again) =>
    [...entrants, ...again].toSorted((one, other) => one - other),
  );
}

/** So many of these in their order; the next one is `step` further, 0 where one may be chosen again. */
function choices(from: readonly number[], count: number, step: 0 | 1): number[][] {
  if (count === 0) return [[]];
  return from.flatMap((one, place) =>
    choices(from.slice(place + step), count - 1, step).map((more) => [one, ...more]),
  );
}

/** How many play each game of a plan. */
export function playersOf({ pairings }: Pick<Plan, 'pairings'>): number {
  return pairings[0]?.length ?? 2;
}

/** Whether an entrant plays against itself alone: what it wins says nothing of it. */
export function isMirror(pairing: Pairing): boolean {
  return pairing.every((entrant) => entrant === pairing[0]);
}

/** Each of them once, however many places it has. */
export function entrantsIn(pairing: Pairing): number[] {
  return [...new Set(pairing)];
}

/** Games of these shards. */
export function gamesIn(shards: readonly Shard[], { pairings }: Pick<Plan, 'pairings'>): number {
  const perSeed = pairings.length * playersOf({ pairings });
  return shards.reduce((sum, { from, to }) => sum + (to - from) * perSeed, 0);
}

/**
 * Games in a shard: some seconds of quick bots. Whoever searches gets fewer. It must not depend on a
 * clock, or two machines would not have the same shards.
 */
const [MANY_GAMES, FEW_GAMES] = [200, 20];

/** A search of more iterations than this takes longer than everything else about a game. */
const QUICK_SEARCH = 10;

function seedsPerShard(
  { entrants, pairs }: Pick<Plan, 'entrants' | 'pairs'>,
  perSeed: number,
): number {
  const searches = entrants.some(
    ({ bot }) => /^(?:flat|ismcts)/.test(bot) && levelOf(bot) > QUICK_SEARCH,
  );
  const games = searches ? FEW_GAMES : MANY_GAMES;
  return Math.min(pairs, Math.max(1, Math.floor(games / perSeed)));
}

function levelOf(bot: string): number {
  return Number(bot.split(':')[1] ?? Infinity);
}

/** All shards of a plan. */
export function shardsOf({ seed, pairs, perShard }: Plan): Shard[] {
  const end = seed + pairs;
  return Array.from({ length: Math.ceil(pairs / perShard) }, (_, number) => {
    const from = seed + number * perShard;
    return { number, from, to: Math.min(end, from + perShard) };
  });
}

/** Shards of part `part` (from 1) of `parts`: every one in its turn, so that each part has as many. */
export function shardsOfPart(plan: Plan, part: number, parts: number): Shard[] {
  return shardsOf(plan).filter(({ number }) => number % parts === part - 1);
}

/** The name of a run: equal plans have the same, however their keys are ordered. */
export function runOf(plan: Plan): string {
  const text = JSON.stringify(plan, (_, value: unknown) => inOrder(value));
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries);
}
