/**
 * Games in which both decks have some of their cards exchanged by chance: all of them at once show what each
 * card is worth, where a game for every possible exchange would be too many.
 */
import {
  type AnyRules,
  below,
  stream,
  type CompiledDeck,
  type CompiledGame,
} from '../../engine/index.ts';
import { withDecks } from '../compare/arms.ts';
import type { Plan } from '../plan.ts';
import { inGame } from '../playing/failed-game.ts';
import { playGame } from '../playing/game.ts';
import { Setups } from '../playing/play-shard.ts';
import { doInThreads, type ThreadOptions } from '../playing/threads.ts';
import type { Ending, GameRef } from '../result.ts';
import { drawnExchange, type Exchangeable } from './exchanges.ts';
import type { Exchange } from './moves.ts';

/** A deck with exchanges that are allowed together; none, where nothing of it may be exchanged. */
export interface ExchangedDeck {
  readonly exchanges: readonly Exchange[];
  readonly deck: CompiledDeck;
}

/** Decks that are made of each. */
const DECKS = 150;

/** Most cards that are exchanged in each; some have none, so that the deck as it is gets measured too. */
const EXCHANGES = 3;

/** Exchanges that are drawn until one is allowed. */
const TRIES = 40;

/** By entrant: its deck in as many ways. The same seed gives the same. */
export function exchangedDecks(
  { entrants, seed }: Plan,
  exchangeable: readonly Exchangeable[],
  deckWith: (exchanges: readonly Exchange[]) => CompiledDeck | null,
): ExchangedDeck[][] {
  return entrants.map(({ deck }, entrant) => {
    const one = exchangeable.find((other) => other.entrant === entrant);
    if (one === undefined) return deck === null ? [] : [{ exchanges: [], deck }];
    const chance = stream(seed, 'exchanged decks', entrant);
    return Array.from({ length: DECKS }, () => {
      let drawn: ExchangedDeck = { exchanges: [], deck: deck! };
      const most = below(EXCHANGES + 1, chance);
      for (let tries = 0; tries < TRIES && drawn.exchanges.length < most; tries += 1) {
        const exchange = drawnExchange(one, chance);
        const exchanges = exchange === null ? [] : [...drawn.exchanges, exchange];
        const changed = exchange === null ? null : deckWith(exchanges);
        if (changed !== null) drawn = { exchanges, deck: changed };
      }
      return drawn;
    });
  });
}

/** Which of their decks both have in a game: a game of each pairing on each seed. */
export function drawnDecks(
  { pairings }: Plan,
  decks: readonly { readonly length: number }[],
  [place, seed]: readonly [place: number, seed: number],
): readonly [first: number, second: number] {
  const [one, other] = pairings[place]!;
  const chance = stream(seed, 'drawn decks', place);
  return [below(decks[one]!.length, chance), below(decks[other]!.length, chance)];
}

/** What is explored: some pairings of a plan, with decks by entrant in the place of its own. */
export interface Exploring {
  readonly plan: Plan;
  /** By place in the plan. */
  readonly pairings: readonly number[];
  readonly decks: readonly (readonly CompiledDeck[])[];
}

/** What a thread is started with. */
export interface ExploringThread extends Exploring {
  /** Where the rules are. */
  readonly folder: string;
  readonly game: CompiledGame;
}

/** Seeds are less than `to`. */
export interface ExploringTask {
  readonly from: number;
  readonly to: number;
}

export interface Explored {
  readonly task: ExploringTask;
  /** Points of the first entrant, seed by seed, and in each by pairing explored: 1, 1/2 or 0. */
  readonly points: readonly number[];
}

const POINTS: Readonly<Record<Ending, number>> = { won: 1, drawn: 0.5, lost: 0, unfinished: 0.5 };

export function explore(
  rules: AnyRules,
  { plan, pairings, decks }: Exploring,
  task: ExploringTask,
): Explored {
  const points: number[] = [];
  for (let seed = task.from; seed < task.to; seed += 1) {
    for (const place of pairings) {
      const [one, other] = plan.pairings[place]!;
      const [first, second] = drawnDecks(plan, decks, [place, seed]);
      const changed = withDecks(plan, [
        { entrant: one, deck: decks[one]![first]! },
        { entrant: other, deck: decks[other]![second]! },
      ]);
      // Each is listed first in every other game.
      const swapped = seed % 2 === 0 ? 0 : 1;
      const ref: GameRef = [place, seed, swapped];
      const game = new Setups(changed).gameOf(ref);
      const played = inGame(ref, () => playGame(rules, game), null);
      points.push(POINTS[played.endings[swapped]!]);
    }
  }
  return { task, points };
}

export interface ExploreOptions extends ThreadOptions {
  readonly seed: number;
  readonly seeds: number;
  /** Games that are counted, of all. */
  readonly progress?: (games: number, all: number) => void;
}

/** Games in a task, about. */
const GAMES = 200;

/** In the order of the seeds, without those that `signal` ended. */
export async function exploreInThreads(
  exploring: ExploringThread,
  { seed, seeds, progress, ...options }: ExploreOptions,
): Promise<Explored[]> {
  const pairings = exploring.pairings.length;
  const perTask = Math.max(1, Math.floor(GAMES / pairings));
  const tasks: ExploringTask[] = [];
  for (let from = seed; from < seed + seeds; from += perTask)
    tasks.push({ from, to: Math.min(seed + seeds, from + perTask) });
  const explored: Explored[] = [];
  let games = 0;
  await doInThreads('simulation/suggest/worker', exploring, tasks, options, (answer) => {
    const one = answer as Explored;
    explored.push(one);
    games += one.points.length;
    progress?.(games, seeds * pairings);
    return true;
  });
  return explored.toSorted((one, other) => one.task.from - other.task.from);
}
