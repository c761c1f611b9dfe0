/** Shares for a spreadsheet: a row for each pairing. */
import {
  beginnerShare,
  ladderOf,
  meanOf,
  quantileOf,
  tallyOf,
  winShare,
  type SimulationResult,
} from '../../../../simulation/index.ts';
import { csvOf, rounded } from './cells.ts';
import { commandOf, pairingNames, type ShownNames } from '../names.ts';

const HEAD = [
  'first',
  'second',
  'games',
  'won',
  'drawn',
  'lost',
  'unfinished',
  'share',
  'low',
  'high',
  'beginner',
  'beginner low',
  'beginner high',
  'decisions mean',
  'decisions median',
  'decisions 95 %',
  'a game',
  'elo',
  'elo low',
  'elo high',
] as const;

/** Columns that a bot on the ladder leaves empty. */
const OF_PAIRINGS = HEAD.length - 3;

/** Names of columns are the same in every language: programs read them. With several bots each has a row behind the pairings. */
export function resultCsv(result: SimulationResult, names: ShownNames): string {
  const { plan, pairings } = result;
  const rows = pairings.map((pairing, place) => {
    const { won, drawn, lost, unfinished } = tallyOf(pairing);
    const [share, beginner] = [winShare(pairing), beginnerShare(pairing)];
    return [
      ...pairingNames(plan, place),
      won + drawn + lost + unfinished,
      won,
      drawn,
      lost,
      unfinished,
      ...[share?.share, share?.low, share?.high].map(rounded),
      ...[beginner?.share, beginner?.low, beginner?.high].map(rounded),
      rounded(meanOf(pairing.lengths)),
      quantileOf(pairing.lengths, 0.5),
      quantileOf(pairing.lengths, 0.95),
      commandOf(plan, [place, plan.seed, 0], names),
      '',
      '',
      '',
    ];
  });
  const rungs = ladderOf(result).map(({ bot, games, elo, low, high }) => {
    const empty = Array.from({ length: OF_PAIRINGS - 3 }, () => '');
    return [bot, '', games, ...empty, ...[elo, low, high].map((one) => one.toFixed(1))];
  });
  return csvOf([HEAD, ...rows, ...rungs]);
}
