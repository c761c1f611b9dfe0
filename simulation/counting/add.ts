/** Adds counts: in whatever order, the same comes out, to the byte. */
import { entrantsIn, type Pairing, type Plan } from '../plan.ts';
import {
  endings,
  type CardCounts,
  type CardUse,
  type Counts,
  type EntrantCounts,
  type Extreme,
  type GameRef,
  type Happened,
  type Histogram,
  type PairingCounts,
  type SeatCounts,
  type Tally,
} from '../result.ts';
import { inOrderOfEndings } from './pairing-counter.ts';

/** Of one run or more parts of it: all have the same pairings. */
export function addCounts(one: Counts, other: Counts): Counts {
  return {
    pairings: one.pairings.map((pairing, place) => addPairings(pairing, other.pairings[place]!)),
    events: joined(one.events, other.events, addHappened),
    refusals: joined(one.refusals, other.refusals, addHappened),
  };
}

/** Nothing yet. */
export function noCounts({ pairings }: Pick<Plan, 'pairings'>): Counts {
  return { pairings: pairings.map(noPairing), events: {}, refusals: {} };
}

const NONE: Tally = { won: 0, drawn: 0, lost: 0, unfinished: 0 };

export function noPairing(pairing: Pairing): PairingCounts {
  const players = pairing.length;
  const each = <Value>(value: Value): Value[] => Array.from({ length: players }, () => value);
  return {
    pairs: players > 2 ? [] : endings.map(() => endings.map(() => 0)),
    began: each(NONE),
    reasons: {},
    lengths: {},
    branching: {},
    leadChanges: {},
    halfway: { won: 0, drawn: 0, lost: 0, even: 0 },
    cards: each({}),
    samples: {},
    shortest: null,
    longest: null,
    mostLeadChanges: null,
    ...(players > 2 && {
      entrants: entrantsIn(pairing).map(() => {
        return { seats: each({ ...NONE, points: 0 }), rounds: 0, squares: 0 };
      }),
    }),
  };
}

function addPairings(one: PairingCounts, other: PairingCounts): PairingCounts {
  const samples = endings.map((ending) => {
    return [ending, earlierOf(one.samples[ending], other.samples[ending])] as const;
  });
  return {
    pairs: one.pairs.map((row, y) => row.map((count, x) => count + other.pairs[y]![x]!)),
    began: one.began.map((tally, place) => addTallies(tally, other.began[place]!)),
    reasons: joined(one.reasons, other.reasons, addHappened),
    lengths: addHistograms(one.lengths, other.lengths),
    branching: addHistograms(one.branching, other.branching),
    leadChanges: addHistograms(one.leadChanges, other.leadChanges),
    halfway: {
      won: one.halfway.won + other.halfway.won,
      drawn: one.halfway.drawn + other.halfway.drawn,
      lost: one.halfway.lost + other.halfway.lost,
      even: one.halfway.even + other.halfway.even,
    },
    cards: one.cards.map((cards, place) => joined(cards, other.cards[place]!, addCards)),
    samples: inOrderOfEndings(Object.fromEntries(samples)),
    shortest: fartherOf(one.shortest, other.shortest, -1),
    longest: fartherOf(one.longest, other.longest, 1),
    mostLeadChanges: fartherOf(one.mostLeadChanges, other.mostLeadChanges, 1),
    ...(one.entrants !== undefined && {
      entrants: one.entrants.map((entrant, at) => addEntrants(entrant, other.entrants![at]!)),
    }),
  };
}

function addEntrants(one: EntrantCounts, other: EntrantCounts): EntrantCounts {
  return {
    seats: one.seats.map((seat, at): SeatCounts => {
      const { points, ...tally } = other.seats[at]!;
      return { ...addTallies(seat, tally), points: seat.points + points };
    }),
    rounds: one.rounds + other.rounds,
    squares: one.squares + other.squares,
  };
}

/** The keys of both, in the order of their code units. */
function joined<Value>(
  one: Readonly<Record<string, Value>>,
  other: Readonly<Record<string, Value>>,
  add: (one: Value, other: Value) => Value,
): Record<string, Value> {
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const entries = keys
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((key) => [key, either(one[key], other[key], add)] as const);
  return Object.fromEntries(entries);
}

/** Presumes that one of them is there. */
function either<Value>(
  one: Value | undefined,
  other: Value | undefined,
  add: (one: Value, other: Value) => Value,
): Value {
  if (one === undefined) return other!;
  return other === undefined ? one : add(one, other);
}

/** Keys that are whole numbers come in their order by themselves. */
const addHistograms = (one: Histogram, other: Histogram): Histogram =>
  joined(one, other, (a, b) => a + b);

function addTallies(one: Tally, other: Tally): Tally {
  return {
    won: one.won + other.won,
    drawn: one.drawn + other.drawn,
    lost: one.lost + other.lost,
    unfinished: one.unfinished + other.unfinished,
  };
}

function addHappened(one: Happened, other: Happened): Happened {
  return {
    times: one.times + other.times,
    games: one.games + other.games,
    first: earlier(one.first, other.first),
  };
}

function addCards(one: CardCounts, other: CardCounts): CardCounts {
  const drawn = addUses(one.drawn, other.drawn);
  const played = addUses(one.played, other.played);
  return { ...(drawn !== undefined && { drawn }), ...(played !== undefined && { played }) };
}

function addUses(one: CardUse | undefined, other: CardUse | undefined): CardUse | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return {
    times: one.times + other.times,
    games: one.games + other.games,
    halves: one.halves + other.halves,
    first: earlier(one.first, other.first),
  };
}

/** As they are played: by seed, then by pairing, then as they are listed. */
function isEarlier(
  [pairing, seed, turned]: GameRef,
  [otherPairing, otherSeed, otherTurned]: GameRef,
): boolean {
  if (seed !== otherSeed) return seed < otherSeed;
  if (pairing !== otherPairing) return pairing < otherPairing;
  return turned < otherTurned;
}

const earlier = (one: GameRef, other: GameRef): GameRef => (isEarlier(other, one) ? other : one);

function earlierOf(one: GameRef | undefined, other: GameRef | undefined): GameRef | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return earlier(one, other);
}

function fartherOf(one: Extreme | null, other: Extreme | null, direction: 1 | -1): Extreme | null {
  if (one === null || other === null) return one ?? other;
  const difference = (other.value - one.value) * direction;
  if (difference !== 0) return difference > 0 ? other : one;
  return isEarlier(other.game, one.game) ? other : one;
}
