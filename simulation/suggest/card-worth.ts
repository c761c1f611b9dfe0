/**
 * What a copy of a card is worth to a deck against another one, estimated from games in which many cards
 * were exchanged at once. It is a sum: what the card is worth to all decks, more or less to this one, more or less
 * against that one. The further down, the less it is likely to be.
 */
import { ridge, type Measurement } from '../../engine/index.ts';
import { drawnDecks, type ExchangedDeck, type Explored, type Exploring } from './explore.ts';
import type { Exchange } from './moves.ts';

export interface CardWorth {
  /** Shares of the first entrant without any exchange, by pairing. */
  readonly shares: ReadonlyMap<number, number>;
  /** What an exchange does to the share of the first entrant, by pairing. */
  effectsOf(exchange: Exchange): ReadonlyMap<number, number>;
}

/**
 * How far from 0 each is likely to be, as a share. These values predicted games best that the regression had
 * not seen, among 141,000 greedy games of Battle Logistic Square (its balance.md).
 */
const SPREADS = { pairing: 0.25, card: 0.06, deck: 0.02, opponent: 0.01 } as const;

/** The standard deviation of the points of one even game. */
const ERROR = 0.5;

export function cardWorth(
  { plan, pairings }: Pick<Exploring, 'plan' | 'pairings'>,
  decks: readonly (readonly ExchangedDeck[])[],
  explored: readonly Explored[],
): CardWorth {
  const coefficients = new Coefficients();
  const measurements: Measurement[] = [];
  for (const { task, points } of explored) {
    for (const [index, value] of points.entries()) {
      const place = pairings[index % pairings.length]!;
      const seed = task.from + Math.floor(index / pairings.length);
      const [one, other] = plan.pairings[place]!;
      const [first, second] = drawnDecks(plan, decks, [place, seed]);
      const terms = [
        [coefficients.at(`pairing ${place}`, SPREADS.pairing), 1] as const,
        ...coefficients.termsOf(decks[one]![first]!.exchanges, other, 1),
        ...coefficients.termsOf(decks[other]![second]!.exchanges, one, -1),
      ];
      measurements.push({ terms, value: value - 0.5 });
    }
  }
  const found = ridge(measurements, coefficients.spreads, ERROR);
  const worth = (terms: Measurement['terms']): number =>
    terms.reduce((sum, [at, times]) => sum + times * (found[at] ?? 0), 0);
  return {
    shares: new Map(
      pairings.map((place) => {
        const own = worth([[coefficients.at(`pairing ${place}`, SPREADS.pairing), 1]]);
        return [place, 0.5 + own] as const;
      }),
    ),
    effectsOf: (exchange) =>
      new Map(
        pairings.flatMap((place) => {
          const [one, other] = plan.pairings[place]!;
          if (one !== exchange.entrant && other !== exchange.entrant) return [];
          const [against, sign] = one === exchange.entrant ? [other, 1] : [one, -1];
          return [[place, worth(coefficients.termsOf([exchange], against, sign))] as const];
        }),
      ),
  };
}

/** Each has a name; those that no game tells anything of are 0. */
class Coefficients {
  readonly spreads: number[] = [];
  readonly #places = new Map<string, number>();

  at(name: string, spread: number): number {
    const known = this.#places.get(name);
    if (known !== undefined) return known;
    this.#places.set(name, this.spreads.length);
    return this.spreads.push(spread) - 1;
  }

  termsOf(exchanges: readonly Exchange[], against: number, sign: number): Measurement['terms'] {
    return exchanges.flatMap(({ entrant, out, in: card }) => [
      ...this.#ofCard(card, entrant, against, sign),
      ...this.#ofCard(out, entrant, against, -sign),
    ]);
  }

  #ofCard(card: string, entrant: number, against: number, times: number): Measurement['terms'] {
    return [
      [this.at(card, SPREADS.card), times],
      [this.at(`${entrant} ${card}`, SPREADS.deck), times],
      [this.at(`${entrant} ${against} ${card}`, SPREADS.opponent), times],
    ];
  }
}
