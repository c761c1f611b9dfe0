/** Counts of games of more than two as the page shows them. */
import { judgeShare, seatName } from '../../../../engine/index.ts';
import {
  entrantShares,
  fairShare,
  isMirror,
  playersOf,
  seatShares,
  tableShares,
  type Balance,
  type EntrantShare,
  type SimulationResult,
} from '../../../../simulation/index.ts';
import type { ShownDeck, ShownShare, ShownTable, ShownTables } from '../../../protocol/balance.ts';
import { entrantName, expectationsOf, shownGames, type NameOf } from './shown.ts';

export function shownTables(
  result: SimulationResult,
  balance: Balance | null,
  nameOf: NameOf,
): ShownTables {
  const { plan } = result;
  const fair = fairShare(result);
  return {
    players: playersOf(plan),
    fair,
    decks: entrantShares(result).flatMap((one) => deckOf(one, fair, result, nameOf)),
    seats: seatShares(result).map(({ interval }, seat) => ({
      name: seatName(seat),
      share: interval?.share ?? null,
    })),
    tables: plan.pairings.map((_, place) => tableOf(result, place, nameOf)),
    expectations: balance === null ? [] : expectationsOf(balance, result, nameOf),
  };
}

function deckOf(
  { entrant, games, interval, sums, tally, seats }: EntrantShare,
  fair: number,
  { plan }: SimulationResult,
  nameOf: NameOf,
): ShownDeck[] {
  if (interval === null) return [];
  return [
    {
      name: entrantName(plan, entrant, nameOf),
      games,
      won: shareIn(sums),
      isApart: judgeShare(sums, { low: fair, high: fair }).answer === 'broken',
      drawn: tally.drawn,
      unfinished: tally.unfinished,
      seats: seats.map(({ interval }) => interval?.share ?? null),
    },
  ];
}

function tableOf(result: SimulationResult, place: number, nameOf: NameOf): ShownTable {
  const { plan, pairings } = result;
  const pairing = plan.pairings[place]!;
  return {
    who: tableShares(result, place).map((share) => ({
      name: entrantName(plan, share.entrant, nameOf),
      places: pairing.filter((one) => one === share.entrant).length,
      won: isMirror(pairing) || share.interval === null ? null : shareIn(share.sums),
    })),
    shown: shownGames(pairings[place]!),
  };
}

/** With an interval that may be looked at again and again. */
function shareIn(sums: EntrantShare['sums']): ShownShare {
  return judgeShare(sums, ANY).interval;
}

const ANY = { low: 0, high: 1 };
