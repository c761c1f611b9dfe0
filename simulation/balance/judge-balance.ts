/** Whether games were what balance.yaml expects: holds, broken, or too few games to say. */
import { fault, type Fault } from '../../diagnostics/index.ts';
import { judgeShare, type Judged, type PairSums } from '../../engine/index.ts';
import { entrantsOf } from '../entrants.ts';
import type { Plan } from '../plan.ts';
import type { PairingCounts, SimulationResult } from '../result.ts';
import { pairSumsOf, sumUp } from '../statistics.ts';
import { entrantSums } from '../table-statistics.ts';
import { expectationsOf, isExpectedOf, type Expectation } from './expectations.ts';
import { beginnerSums, longerSums, unfinishedSums } from './pair-sums.ts';
import { BALANCE_FILE, type Balance } from './read-balance.ts';

export interface JudgedExpectation {
  readonly expectation: Expectation;
  /** Bots that played: both seats had the same. */
  readonly bot: string;
  readonly pairs: number;
  /** Null where no pair was played. */
  readonly judged: Judged | null;
}

/** In the order of balance.yaml, by bot. Games of two different bots prove nothing about decks. */
export function judgeBalance(
  balance: Balance,
  { plan, pairings }: Pick<SimulationResult, 'plan' | 'pairings'>,
): JudgedExpectation[] {
  const bots = [...new Set(plan.entrants.map(({ bot }) => bot))];
  return expectationsOf(balance, plan).flatMap((expectation) =>
    bots.flatMap((bot) => {
      if (!isExpectedOf(expectation, bot)) return [];
      const sums = sumsFor(expectation, bot, plan, pairings);
      const judged = sums.pairs === 0 ? null : judgeShare(sums, expectation.band);
      return [{ expectation, bot, pairs: sums.pairs, judged }];
    }),
  );
}

function sumsFor(
  { what, decks, decisions }: Expectation,
  bot: string,
  plan: Plan,
  pairings: readonly PairingCounts[],
): PairSums {
  const played = pairings.flatMap((counts, place) => {
    const entrants = entrantsOf(plan, place);
    const isMeant = entrants.every((entrant) => entrant.bot === bot);
    return isMeant ? [{ counts, decks: entrants.map(({ deck }) => deck?.id) }] : [];
  });
  if (what === 'unfinished') return sumUp(played.map(({ counts }) => unfinishedSums(counts)));
  if (what === 'longer') return sumUp(played.map(({ counts }) => longerSums(counts, decisions!)));
  const [deck, against] = decks!;
  if (what === 'table')
    return sumUp(played.flatMap(({ counts, decks }) => seated(deck, counts, decks)));
  const sums = played.flatMap(({ counts, decks: [first, second] }) => {
    if (what === 'mirror') return first === deck && second === deck ? [beginnerSums(counts)] : [];
    if (first === deck && second === against) return [pairSumsOf(counts)];
    return first === against && second === deck ? [fromTheOther(pairSumsOf(counts))] : [];
  });
  return sumUp(sums);
}

/** What a deck got with others: all here have one bot, so a deck is an entrant. */
function seated(
  deck: string,
  { entrants = [] }: PairingCounts,
  decks: readonly (string | undefined)[],
): PairSums[] {
  const each = [...new Set(decks)];
  return each.length === 1 ? [] : entrants.filter((_, at) => each[at] === deck).map(entrantSums);
}

/** The same pairs with the points of the second deck: 4 half points less those of the first. */
function fromTheOther({ pairs, sum, squares }: PairSums): PairSums {
  return { pairs, sum: 4 * pairs - sum, squares: 16 * pairs - 8 * sum + squares };
}

/** What is broken, and what is not decided, at its place in balance.yaml. */
export function balanceFaults(judged: readonly JudgedExpectation[]): Fault[] {
  return judged.flatMap(
    ({ expectation: { path, what, players, decks, decisions, band }, bot, pairs, judged }) => {
      const { share, low, high } = judged?.interval ?? { share: 0, low: 0, high: 1 };
      const params = {
        what,
        deck: decks?.[0] ?? null,
        against: decks?.[1] ?? null,
        bot,
        decisions,
        least: percent(band.low),
        most: percent(band.high),
        share: percent(share),
        low: percent(low),
        high: percent(high),
        games: players * pairs,
        players,
      };
      const place = { file: BALANCE_FILE, path };
      if (judged?.answer === 'holds') return [];
      if (judged?.answer === 'broken') return [fault('CW6001', place, params)];
      const forecast = judged?.forecast ?? null;
      const needed = forecast === null ? null : players * forecast;
      return [fault('CW6002', place, { ...params, forecast: needed })];
    },
  );
}

/** With two digits: what comes after them is nobody's knowledge. */
function percent(share: number): number {
  return Math.round(share * 10_000) / 100;
}
