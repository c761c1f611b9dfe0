/** Games of more than two at the terminal: what each deck and each seat wins, beside the fair share. */
import { seatName } from '../../../engine/index.ts';
import {
  entrantShares,
  fairShare,
  isMirror,
  playersOf,
  seatShares,
  tableShares,
  type Plan,
  type Share,
  type SimulationResult,
} from '../../../simulation/index.ts';
import { say } from '../../say.ts';
import { columns, percent, withInterval } from './figures.ts';
import { entrantName } from './names.ts';

export function tablesText(result: SimulationResult): string[][] {
  const fair = fairShare(result);
  return [decksText(result, fair), seatsText(result, fair), eachText(result), ladderText(result)];
}

function decksText(result: SimulationResult, fair: number): string[] {
  const { plan } = result;
  const seats = Array.from({ length: playersOf(plan) }, (_, seat) => seat);
  const shares = entrantShares(result);
  if (shares.length === 0) return [];
  const rows = shares.map(({ entrant, seats: own, ...share }) => [
    entrantName(plan.entrants[entrant]!, plan),
    ...shareCells(share, fair),
    ...own.map(({ interval }) => (interval === null ? '' : percent(interval.share))),
  ]);
  const head = [
    say('deck'),
    ...headOfShares(),
    ...seats.map((seat) => say('as {seat}', { seat: seatName(seat) })),
  ];
  const note = say(
    'Shares with their 95 % intervals; a draw is shared by those who draw, an unfinished game by all.',
  );
  return [...columns([head, ...rows]), note];
}

function seatsText(result: SimulationResult, fair: number): string[] {
  const rows = seatShares(result).map((share, seat) => [
    seatName(seat),
    ...shareCells(share, fair),
  ]);
  return columns([[say('seat'), ...headOfShares()], ...rows]);
}

function headOfShares(): string[] {
  return [say('share won'), say('fair share'), say('games'), say('drawn'), say('unfinished')];
}

function shareCells({ tally, games, interval }: Share, fair: number): string[] {
  return [
    withInterval(interval),
    percent(fair),
    String(games),
    String(tally.drawn),
    String(tally.unfinished),
  ];
}

/** Who won how much with whom; none where all sat together. */
function eachText(result: SimulationResult): string[] {
  const { plan, pairings } = result;
  if (pairings.length === 1) return [];
  const rows = plan.pairings.flatMap((pairing, place) => {
    if (isMirror(pairing)) return [];
    return tableShares(result, place).map(({ entrant, interval }, at) => [
      at === 0 ? String(place + 1) : '',
      seatedText(entrant, pairing, plan),
      withInterval(interval),
    ]);
  });
  return rows.length === 0 ? [] : columns([['', say('deck'), say('share won')], ...rows], 2);
}

/** `2 × grey-watch` where a deck has two of the places. */
function seatedText(entrant: number, pairing: readonly number[], plan: Plan): string {
  const places = pairing.filter((one) => one === entrant).length;
  return `${places === 1 ? '' : `${places} × `}${entrantName(plan.entrants[entrant]!, plan)}`;
}

/** Why there is none, where somebody might expect it. */
function ladderText({ plan }: SimulationResult): string[] {
  const bots = new Set(plan.entrants.map(({ bot }) => bot));
  if (bots.size === 1) return [];
  return [say('A ladder of bots needs games of two players: run the same bots without --players.')];
}
