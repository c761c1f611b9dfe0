/** What counts say of each card of each entrant: how its games went where it was drawn and where it was played. */
import { bothTails, falseDiscoveryRates, wilson, type Interval } from '../../engine/index.ts';
import type { CardUse, GameRef } from '../result.ts';
import { unitOf } from '../seating.ts';
import type { PlayedPairing } from './context.ts';

export interface CardEffect {
  readonly entrant: number;
  readonly card: string;
  readonly drawn: Shown;
  readonly played: Shown;
  /** Share won where it was played, less the mean of all cards of the entrant: long games play more of each. */
  readonly difference: Interval;
  /** The rate of false discoveries at which the difference counts as found. */
  readonly rate: number;
}

/** Games, and the share of them that was won; null where there are none. */
interface Shown {
  readonly games: number;
  readonly interval: Interval | null;
  readonly first: GameRef | null;
}

/** Of all cards that were played at all. */
export function cardEffects(pairings: readonly PlayedPairing[], players = 2): CardEffect[] {
  const unit = unitOf(players);
  const uses = usesIn(pairings);
  const means = meansOf(uses, unit);
  const found = uses.flatMap(({ entrant, card, drawn, played }) => {
    const shown = shownOf(played, unit);
    if (shown.interval === null) return [];
    const base = means.get(entrant)!;
    const { share, low, high } = shown.interval;
    const difference = { share: share - base, low: low - base, high: high - base };
    return [{ entrant, card, drawn: shownOf(drawn, unit), played: shown, difference, base }];
  });
  const rates = falseDiscoveryRates(
    found.map(({ difference: { share }, base, played: { games } }) => chance(share, base, games)),
  );
  return found.map(({ base: _, ...effect }, place) => ({ ...effect, rate: rates[place]! }));
}

/** How likely a difference at least as large is among games in which any card was played. */
function chance(difference: number, base: number, games: number): number {
  const error = Math.sqrt((base * (1 - base)) / games);
  return error === 0 ? 1 : bothTails(Math.abs(difference) / error);
}

/** The share that each entrant wins where it plays one of its cards, over all of them. */
function meansOf(uses: readonly Use[], unit: number): Map<number, number> {
  const sums = new Map<number, { halves: number; games: number }>();
  for (const { entrant, played } of uses) {
    const before = sums.get(entrant) ?? { halves: 0, games: 0 };
    sums.set(entrant, {
      halves: before.halves + (played?.halves ?? 0),
      games: before.games + (played?.games ?? 0),
    });
  }
  return new Map([...sums].map(([entrant, { halves, games }]) => [entrant, halves / unit / games]));
}

interface Use {
  readonly entrant: number;
  readonly card: string;
  drawn: CardUse | null;
  played: CardUse | null;
}

function usesIn(pairings: readonly PlayedPairing[]): Use[] {
  const uses = new Map<string, Use>();
  for (const { entrants, counts } of pairings) {
    for (const [side, cards] of counts.cards.entries()) {
      const entrant = entrants[side]!;
      for (const [card, { drawn, played }] of Object.entries(cards)) {
        const key = `${entrant} ${card}`;
        const use = uses.get(key) ?? { entrant, card, drawn: null, played: null };
        use.drawn = sum(use.drawn, drawn);
        use.played = sum(use.played, played);
        uses.set(key, use);
      }
    }
  }
  return [...uses.values()];
}

function sum(one: CardUse | null, other: CardUse | undefined): CardUse | null {
  if (one === null || other === undefined) return one ?? other ?? null;
  return {
    times: one.times + other.times,
    games: one.games + other.games,
    halves: one.halves + other.halves,
    first: one.first,
  };
}

function shownOf(use: CardUse | null, unit: number): Shown {
  return use === null || use.games === 0
    ? { games: 0, interval: null, first: null }
    : { games: use.games, interval: wilson(use.halves / unit, use.games), first: use.first };
}
