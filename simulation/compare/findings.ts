/** What arms did, one by one, in the form in which it is shown: at the terminal, in tables and in reports. */
import { falseDiscoveryRates } from '../../engine/index.ts';
import type { FieldDiff } from '../../generator/index.ts';
import type { GameRef } from '../result.ts';
import type { ArmCounts } from './counts.ts';
import { differenceOf, gainOf, pairsNeeded, type Difference } from './difference.ts';

/** Whose share it is. */
export type Subject =
  /** Of the first entrant, in one pairing. */
  | { readonly of: 'pairing'; readonly place: number }
  /** Over all pairings of the arm in which it plays another. */
  | { readonly of: 'entrant'; readonly entrant: number };

/** How a card was missing, the first of these that the limits of decks allow. */
export type Replacement =
  /** One copy was another card of the deck, each of them in its turn. */
  | 'swap'
  /** One copy fewer. */
  | 'fewer'
  /** All copies had the data of another card of the deck, each in its turn: decks hold what they hold. */
  | 'data';

export type Change =
  /** The whole edit. */
  | { readonly what: 'edit' }
  /** One component of it, alone. */
  | { readonly what: 'card'; readonly card: string; readonly fields: readonly FieldDiff[] }
  /** The card is in its deck: what it adds, against another card in its place. */
  | { readonly what: 'copy'; readonly card: string; readonly replaced: Replacement }
  /** One figure. */
  | {
      readonly what: 'figure';
      readonly card: string;
      readonly field: string;
      readonly from: number;
      readonly to: number;
    }
  /** One copy of a card for one of another. */
  | { readonly what: 'exchange'; readonly out: string; readonly in: string };

export interface Finding {
  readonly change: Change;
  readonly subject: Subject;
  readonly difference: Difference;
  /** The rate of false discoveries at which it counts as found; null where it stands alone. */
  readonly rate: number | null;
  /** The first game that ended otherwise. */
  readonly differs: GameRef | null;
}

/** Of all that is called found, one in twenty may be chance. */
export const FOUND = 0.05;

/** The share of the first entrant, pairing by pairing. */
export function pairingFindings(change: Change, counts: ArmCounts): Finding[] {
  return counts.pairings.flatMap(({ place, table, differs }) => {
    const difference = differenceOf(table);
    const subject = { of: 'pairing', place } as const;
    return difference === null ? [] : [{ change, subject, difference, rate: null, differs }];
  });
}

/** Of these entrants, or of all that play. */
export function entrantFindings(
  change: Change,
  { entrants, pairings }: ArmCounts,
  only?: readonly number[],
): Finding[] {
  const [differs = null] = pairings.flatMap((one) => (one.differs === null ? [] : [one.differs]));
  return entrants.flatMap((counted) => {
    if (only?.includes(counted.entrant) === false) return [];
    const difference = gainOf(counted);
    const subject = { of: 'entrant', entrant: counted.entrant } as const;
    return difference === null ? [] : [{ change, subject, difference, rate: null, differs }];
  });
}

/** What the change takes away, as what it adds. */
export function turnedRound(finding: Finding): Finding {
  const { difference } = finding;
  const { before, after, value, low, high } = difference;
  const round = { before: after, after: before, value: 0 - value, low: 0 - high, high: 0 - low };
  return { ...finding, difference: { ...difference, ...round } };
}

/** Many that are looked at together: some of them are large by chance, so that one has to be surer of each. */
export function withRates(findings: readonly Finding[]): Finding[] {
  const chances = findings.map(({ difference: { chance } }) => chance);
  const rates = falseDiscoveryRates(chances);
  return findings.map((finding, index) => {
    const { difference } = finding;
    const rank = chances.filter((chance) => chance <= difference.chance).length;
    const needed = pairsNeeded(difference, (FOUND * rank) / findings.length);
    return { ...finding, difference: { ...difference, needed }, rate: rates[index]! };
  });
}
