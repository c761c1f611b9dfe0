/** Games of more than two for a spreadsheet: a row for each deck in each pairing. */
import { seatName } from '../../../../engine/index.ts';
import {
  fairShare,
  meanOf,
  playersOf,
  quantileOf,
  tableShares,
  type SimulationResult,
} from '../../../../simulation/index.ts';
import { csvOf, rounded } from './cells.ts';
import { commandOf, entrantName, type ShownNames } from '../names.ts';

/** Names of columns are the same in every language: programs read them. */
const HEAD = [
  'pairing',
  'deck',
  'games',
  'won',
  'drawn',
  'lost',
  'unfinished',
  'share',
  'low',
  'high',
  'fair',
  'decisions mean',
  'decisions median',
  'decisions 95 %',
  'a game',
] as const;

export function tablesCsv(result: SimulationResult, names: ShownNames): string {
  const { plan, pairings } = result;
  const fair = fairShare(result);
  const seats = Array.from({ length: playersOf(plan) }, (_, seat) => `as ${seatName(seat)}`);
  const rows = pairings.flatMap((pairing, place) => {
    return tableShares(result, place).map(({ entrant, tally, games, interval, seats: own }) => [
      place + 1,
      entrantName(plan.entrants[entrant]!, plan),
      games,
      tally.won,
      tally.drawn,
      tally.lost,
      tally.unfinished,
      ...[interval?.share, interval?.low, interval?.high, fair].map(rounded),
      rounded(meanOf(pairing.lengths)),
      quantileOf(pairing.lengths, 0.5),
      quantileOf(pairing.lengths, 0.95),
      commandOf(plan, [place, plan.seed, 0], names),
      ...own.map((seat) => rounded(seat.interval?.share)),
    ]);
  });
  return csvOf([[...HEAD, ...seats], ...rows]);
}
