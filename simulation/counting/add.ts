/** Adds counts: in whatever order, the same comes out, to the byte. */
import {
  endings,
  type CardCounts,
  type CardUse,
  type Counts,
  type Extreme,
  type GameRef,
  type Happened,
  type Histogram,
  type PairingCounts,
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

/** Nothing yet, for that many pairings. */
export function noCounts(pairings: number): Counts {
  return { pairings: Array.from({ length: pairings }, noPairing), events: {}, refusals: {} };
}

function noPairing(): PairingCounts {
  const none = { won: 0, drawn: 0, lost: 0, unfinished: 0 };
  return {
    pairs: endings.map(() => endings.map(() => 0)),
    began: [none, none],
    reasons: {},
    lengths: {},
    branching: {},
    leadChanges: {},
    halfway: { won: 0, drawn: 0, lost: 0, even: 0 },
    cards: [{}, {}],
    samples: {},
    shortest: null,
    longest: null,
    mostLeadChanges: null,
  };
}

function addPairings(one: PairingCounts, other: PairingCounts): PairingCounts {
  const samples = endings.map((ending) => {
    return [ending, earlierOf(one.samples[ending], other.samples[ending])] as const;
  });
  return {
    pairs: one.pairs.map((row, y) => row.map((count, x) => count + other.pairs[y]![x]!)),
    began: [addTallies(one.began[0], other.began[0]), addTallies(one.began[1], other.began[1])],
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
    cards: [
      joined(one.cards[0], other.cards[0], addCards),
      joined(one.cards[1], other.cards[1], addCards),
    ],
    samples: inOrderOfEndings(Object.fromEntries(samples)),
    shortest: fartherOf(one.shortest, other.shortest, -1),
    longest: fartherOf(one.longest, other.longest, 1),
    mostLeadChanges: fartherOf(one.mostLeadChanges, other.mostLeadChanges, 1),
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
  [pairing, seed, swapped]: GameRef,
  [otherPairing, otherSeed, otherSwapped]: GameRef,
): boolean {
  if (seed !== otherSeed) return seed < otherSeed;
  if (pairing !== otherPairing) return pairing < otherPairing;
  return swapped < otherSwapped;
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
