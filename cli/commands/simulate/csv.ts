/** Shares for a spreadsheet: a row for each pairing. */
import {
  beginnerShare,
  meanOf,
  quantileOf,
  tallyOf,
  winShare,
  type SimulationResult,
} from '../../../simulation/index.ts';
import { commandOf, pairingNames, type ShownNames } from './names.ts';

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
] as const;

/** Names of columns are the same in every language: programs read them. */
export function resultCsv({ plan, pairings }: SimulationResult, names: ShownNames): string {
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
    ];
  });
  return csvOf([HEAD, ...rows]);
}

export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => row.map(cell).join(',')).join('\n');
}

function rounded(value: number | undefined): string {
  return value === undefined ? '' : value.toFixed(4);
}

/** A cell that begins like a formula would be one in a spreadsheet. */
function cell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : value.replace(/^(?=[=+\-@\t\r])/, "'");
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
