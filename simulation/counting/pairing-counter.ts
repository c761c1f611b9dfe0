/** Adds up the games of a pairing. */
import type { PlayedGame } from '../playing/game.ts';
import { entrantsIn, type Pairing } from '../plan.ts';
import { unitOf } from '../seating.ts';
import {
  endings,
  type CardCounts,
  type CardUse,
  type Ending,
  type Extreme,
  type GameRef,
  type Happened,
  type PairingCounts,
} from '../result.ts';
import { EntrantCounter } from './entrant-counter.ts';
import type { Fate, Watcher } from './watcher.ts';

/** A game with who was listed at which place. */
export interface CountedGame {
  readonly ref: GameRef;
  /** By place in the list, the place in the pairing. */
  readonly listed: readonly number[];
  readonly played: PlayedGame;
  readonly watcher: Watcher;
}

type Use = { -readonly [K in keyof CardUse]: CardUse[K] };

export class PairingCounter {
  readonly #players: number;
  readonly #unit: number;
  readonly #pairs: number[][];
  /** Each once; none of two, whose pairs say it all. */
  readonly #entrants: readonly EntrantCounter[];
  /** By place in the pairing. */
  readonly #entrantAt: readonly EntrantCounter[];
  readonly #began: readonly Record<Ending, number>[];
  readonly #reasons = new Happenings();
  readonly #lengths = new Numbers();
  readonly #branching = new Numbers();
  readonly #leadChanges = new Numbers();
  readonly #halfway = { won: 0, drawn: 0, lost: 0, even: 0 };
  readonly #cards: readonly Map<string, Uses>[];
  readonly #samples: Partial<Record<Ending, GameRef>> = {};
  #shortest: Extreme | null = null;
  #longest: Extreme | null = null;
  #mostLeadChanges: Extreme | null = null;

  constructor(pairing: Pairing) {
    const players = pairing.length;
    const entrants = players > 2 ? entrantsIn(pairing) : [];
    this.#players = players;
    this.#unit = unitOf(players);
    this.#pairs = players > 2 ? [] : endings.map(() => endings.map(() => 0));
    this.#entrants = entrants.map(() => new EntrantCounter(players));
    this.#entrantAt = pairing.flatMap((one) => this.#entrants[entrants.indexOf(one)] ?? []);
    this.#began = pairing.map(emptyTally);
    this.#cards = pairing.map(() => new Map<string, Uses>());
  }

  /** How all games of a round ended for the first entrant of the pairing, by how far everybody had moved on. */
  endRound([listedFirst, listedSecond]: readonly Ending[]): void {
    for (const entrant of this.#entrants) entrant.endRound();
    if (this.#players > 2) return;
    this.#pairs[endings.indexOf(listedFirst!)]![endings.indexOf(listedSecond!)]! += 1;
  }

  add({ ref, listed, played, watcher }: CountedGame): void {
    const ending = played.endings[listed.indexOf(0)]!;
    const { beginner } = played;
    this.#began[listed[beginner]!]![played.endings[beginner]!] += 1;
    this.#reasons.add(played.reason, 1, ref);
    this.#lengths.add(played.decisions, 1);
    this.#leadChanges.add(played.leadChanges, 1);
    for (const [count, times] of watcher.branching.entries())
      if (times !== undefined) this.#branching.add(count, times);
    this.#addHalfway(played);
    for (const [at, place] of listed.entries()) {
      const points = this.#pointsOf(played, at);
      addFates(this.#cards[place]!, watcher.fates[at]!, points, ref);
      this.#entrantAt[place]?.add(played.seats[at]!, played.endings[at]!, points);
    }
    this.#samples[ending] ??= ref;
    const { decisions, leadChanges } = played;
    this.#shortest = farther(this.#shortest, { value: decisions, game: ref }, -1);
    this.#longest = farther(this.#longest, { value: decisions, game: ref }, 1);
    this.#mostLeadChanges = farther(this.#mostLeadChanges, { value: leadChanges, game: ref }, 1);
  }

  /** What a game is worth to whoever was listed there. */
  #pointsOf({ endings, sharing }: PlayedGame, listed: number): number {
    switch (endings[listed]!) {
      case 'won':
        return this.#unit;
      case 'lost':
        return 0;
      case 'drawn':
      case 'unfinished':
        return this.#unit / sharing;
    }
  }

  #addHalfway({ halfway, endings }: PlayedGame): void {
    if (halfway === null) {
      this.#halfway.even += 1;
      return;
    }
    const ending = endings[halfway]!;
    this.#halfway[ending === 'unfinished' ? 'drawn' : ending] += 1;
  }

  counts(): PairingCounts {
    return {
      pairs: this.#pairs,
      began: this.#began,
      reasons: this.#reasons.counts(),
      lengths: this.#lengths.counts(),
      branching: this.#branching.counts(),
      leadChanges: this.#leadChanges.counts(),
      halfway: this.#halfway,
      cards: this.#cards.map(cardCounts),
      samples: inOrderOfEndings(this.#samples),
      shortest: this.#shortest,
      longest: this.#longest,
      mostLeadChanges: this.#mostLeadChanges,
      ...(this.#entrants.length > 0 && {
        entrants: this.#entrants.map((entrant) => entrant.counts()),
      }),
    };
  }
}

interface Uses {
  drawn?: Use;
  played?: Use;
}

function addFates(
  uses: Map<string, Uses>,
  fates: ReadonlyMap<string, Fate>,
  halves: number,
  ref: GameRef,
): void {
  for (const [card, fate] of fates) {
    let known = uses.get(card);
    if (known === undefined) uses.set(card, (known = {}));
    for (const use of ['drawn', 'played'] as const) {
      if (fate[use] === 0) continue;
      const sum = (known[use] ??= { times: 0, games: 0, halves: 0, first: ref });
      sum.times += fate[use];
      sum.games += 1;
      sum.halves += halves;
    }
  }
}

function cardCounts(uses: ReadonlyMap<string, Uses>): Record<string, CardCounts> {
  return Object.fromEntries(
    byKey(uses).map(([card, { drawn, played }]) => [
      card,
      { ...(drawn !== undefined && { drawn }), ...(played !== undefined && { played }) },
    ]),
  );
}

/** The one that is farther out in that direction (1 or -1); of equals the one that was there. */
function farther(known: Extreme | null, other: Extreme, direction: 1 | -1): Extreme {
  if (known === null) return other;
  return (other.value - known.value) * direction > 0 ? other : known;
}

function emptyTally(): Record<Ending, number> {
  return { won: 0, drawn: 0, lost: 0, unfinished: 0 };
}

export function inOrderOfEndings<Value>(
  by: Readonly<Partial<Record<Ending, Value>>>,
): Partial<Record<Ending, Value>> {
  const known = endings.filter((ending) => by[ending] !== undefined);
  return Object.fromEntries(known.map((ending) => [ending, by[ending]]));
}

/** How often each number occurred. */
class Numbers {
  readonly #times = new Map<number, number>();

  add(value: number, times: number): void {
    this.#times.set(value, (this.#times.get(value) ?? 0) + times);
  }

  counts(): Record<string, number> {
    return Object.fromEntries([...this.#times].toSorted(([a], [b]) => a - b));
  }
}

/** How often each thing happened, in how many games, and in which one first. */
export class Happenings {
  readonly #known = new Map<string, { times: number; games: number; first: GameRef }>();

  /** Called once a game. */
  add(name: string, times: number, ref: GameRef): void {
    const known = this.#known.get(name);
    if (known === undefined) {
      this.#known.set(name, { times, games: 1, first: ref });
      return;
    }
    known.times += times;
    known.games += 1;
  }

  counts(): Record<string, Happened> {
    return Object.fromEntries(byKey(this.#known));
  }
}

function byKey<Value>(map: ReadonlyMap<string, Value>): [string, Value][] {
  return [...map].toSorted(([a], [b]) => (a < b ? -1 : 1));
}
