/** What every section of a report needs: the run, the words, the numbers, the names. */
import { playersOf, type Pairing } from '../plan.ts';
import type { PairingCounts } from '../result.ts';
import { totalOf } from '../statistics.ts';
import { NamedGames } from './games.ts';
import type { Html } from './html.ts';
import { numbersIn, type Numbers } from './numbers.ts';
import type { ReportRequest } from './request.ts';
import { wordsIn, type ReportWords } from './words.ts';

/** A pairing that was played. */
export interface PlayedPairing {
  readonly place: number;
  /** Places in the plan's entrants. */
  readonly entrants: Pairing;
  readonly counts: PairingCounts;
  readonly games: number;
}

export interface ReportContext {
  readonly request: ReportRequest;
  readonly words: ReportWords;
  readonly numbers: Numbers;
  readonly named: NamedGames;
  /** Entrants as a reader knows them: the deck, and the bot where several play. */
  readonly names: readonly string[];
  readonly bots: readonly string[];
  /** How many play each game. */
  readonly players: number;
  readonly pairings: readonly PlayedPairing[];
  pairingName(place: number): string;
}

/** A section; null where there is nothing to say. */
export type Section = (context: ReportContext) => Html | null;

export function contextOf(request: ReportRequest): ReportContext {
  const { plan, pairings } = request.result;
  const words = wordsIn(request.language);
  const bots = [...new Set(plan.entrants.map(({ bot }) => bot))];
  const names = plan.entrants.map(({ deck, bot }) => {
    if (deck === null) return bot;
    return bots.length > 1 ? `${request.deckName(deck.id)} (${bot})` : request.deckName(deck.id);
  });
  const nameOf = (place: number): string => {
    const [first, second, ...more] = plan.pairings[place]!.map((entrant) => names[entrant]!);
    if (more.length === 0) return words.pairings.against(first!, second!);
    return words.tables.together([first!, second!, ...more]);
  };
  return {
    request,
    words,
    numbers: numbersIn(request.language),
    named: new NamedGames(),
    names,
    bots,
    players: playersOf(plan),
    pairings: plan.pairings.map((entrants, place) => {
      const counts = pairings[place]!;
      return { place, entrants, counts, games: totalOf(counts.lengths) };
    }),
    pairingName: nameOf,
  };
}
