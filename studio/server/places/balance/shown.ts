/** Counts as the page shows them. */
import { judgeShare } from '../../../../engine/index.ts';
import { fieldLine } from '../../../../generator/index.ts';
import {
  beginnerShare,
  FOUND,
  judgeBalance,
  pairSumsOf,
  refText,
  tallyOf,
  verdictOf,
  type Balance,
  type Comparison,
  type Finding,
  type PairingCounts,
  type Plan,
  type SimulationResult,
} from '../../../../simulation/index.ts';
import type {
  ShownDifference,
  ShownEdit,
  ShownExpectation,
  ShownGame,
  ShownMatrix,
  ShownPairing,
} from '../../../protocol/balance.ts';

/** The name of a deck or card by its id. */
export type NameOf = (id: string) => string;

const EVEN = { low: 0.45, high: 0.55 };

export function shownMatrix(
  result: SimulationResult,
  balance: Balance | null,
  nameOf: NameOf,
): ShownMatrix {
  const { plan } = result;
  return {
    names: plan.entrants.map((_, place) => entrantName(plan, place, nameOf)),
    pairings: plan.pairings.map((_, place) => pairingOf(result, place)),
    expectations: balance === null ? [] : expectationsOf(balance, result, nameOf),
  };
}

export function entrantName({ entrants }: Plan, place: number, nameOf: NameOf): string {
  const { deck, bot } = entrants[place]!;
  if (deck === null) return bot;
  const isOneBot = entrants.every((one) => one.bot === bot);
  return isOneBot ? nameOf(deck.id) : `${nameOf(deck.id)} (${bot})`;
}

function pairingOf({ plan, pairings }: SimulationResult, place: number): ShownPairing {
  const [first, second] = plan.pairings[place]!;
  const counts = pairings[place]!;
  const { won, drawn, lost, unfinished } = tallyOf(counts);
  const games = won + drawn + lost + unfinished;
  const { answer, interval } = judgeShare(pairSumsOf(counts), EVEN);
  return {
    first,
    second,
    games,
    won: first === second || games === 0 ? null : interval,
    even: answer,
    beginner: beginnerShare(counts)?.share ?? null,
    drawn,
    unfinished,
    shown: shownGames(counts),
  };
}

/** As they ended for the first entrant of the pairing. */
export function shownGames({
  samples,
  longest,
}: Pick<PairingCounts, 'samples' | 'longest'>): ShownGame[] {
  const named: readonly (readonly [ShownGame['what'], (typeof samples)['won']])[] = [
    ['won', samples.won],
    ['lost', samples.lost],
    ['drawn', samples.drawn],
    ['unfinished', samples.unfinished],
    ['longest', longest?.game],
  ];
  return named.flatMap(([what, ref]) => (ref === undefined ? [] : [{ what, ref: refText(ref) }]));
}

export function expectationsOf(
  balance: Balance,
  result: SimulationResult,
  nameOf: NameOf,
): ShownExpectation[] {
  return judgeBalance(balance, result).map(({ expectation, bot, pairs, judged }) => {
    const { what, players, decks, decisions, band } = expectation;
    return {
      what,
      players,
      decks: (decks ?? []).map((id) => nameOf(id ?? '')),
      decisions,
      bot,
      least: band.low,
      most: band.high,
      games: players * pairs,
      found: judged?.interval ?? null,
      answer: judged?.answer ?? 'undecided',
      forecast: judged?.forecast == null ? null : players * judged.forecast,
    };
  });
}

export function shownEdit(comparison: Comparison, nameOf: NameOf, isOver: boolean): ShownEdit {
  const { plan, edited, pairings, decks, changes, otherDecks, before } = comparison;
  const shown = (finding: Finding): ShownDifference => differenceOf(finding, plan, nameOf, isOver);
  return {
    before: before?.name ?? '',
    cards: edited.map(({ id, fate, fields, alone }) => ({
      id,
      name: nameOf(id),
      fate,
      fields: fields.map((field) => fieldLine(field)),
      alone,
    })),
    pairings: pairings.map(shown),
    decks: decks.map(shown),
    changes: changes.map(shown),
    otherDecks: otherDecks.map(nameOf),
  };
}

function differenceOf(
  { change, subject, difference, rate, differs }: Finding,
  plan: Plan,
  nameOf: NameOf,
  isOver: boolean,
): ShownDifference {
  const { before, after, value, low, high, pairs, needed } = difference;
  const whose =
    subject.of === 'pairing'
      ? plan.pairings[subject.place]!.map((place) => entrantName(plan, place, nameOf))
      : [entrantName(plan, subject.entrant, nameOf)];
  const isFound = rate === null || rate <= FOUND;
  const seen = isFound ? verdictOf(difference) : 'unseen';
  return {
    card: change.what === 'card' ? nameOf(change.card) : '',
    whose,
    before,
    after,
    value,
    low,
    high,
    pairs,
    says: isOver && differs === null && value === 0 ? 'none' : seen,
    needed: seen === 'unseen' ? needed : null,
    // Of the whole edit only: the game as it is can be played again, one with a single change is nowhere.
    differs: differs === null || change.what !== 'edit' ? null : refText(differs),
  };
}
