/** A run of three decks, drawn from a fixed seed: every sort of count is in it. */
import { below, stream } from '../../../engine/random.ts';
import type {
  CardUse,
  GameRef,
  Happened,
  PairingCounts,
  SimulationResult,
} from '../../../simulation/result.ts';
import { counted, played } from '../played.ts';

/** Pairs of each pairing. */
const PAIRS = 900;

function pairing(place: number, share: number): PairingCounts {
  const pairs = PAIRS;
  const ints = stream(20261123, 'run of three', place);
  const table = [0, 0, 0, 0].map(() => [0, 0, 0, 0]);
  const lengths: Record<string, number> = {};
  const game = (): number => {
    const length = 60 + below(60, ints) + below(90, ints);
    lengths[length] = (lengths[length] ?? 0) + 1;
    if (below(100, ints) === 0) return below(2, ints) === 0 ? 1 : 3;
    return below(1000, ints) < share * 1000 ? 0 : 2;
  };
  for (let pair = 0; pair < pairs; pair += 1) table[game()]![game()]! += 1;
  const ref = (seed: number, swapped: 0 | 1 = 0): GameRef => [place, seed, swapped];
  const happened = (games: number, seed: number): Happened => {
    return { times: games, games, first: ref(seed) };
  };
  const use = (games: number, won: number): CardUse => {
    return { times: games, games, halves: Math.round(2 * games * won), first: ref(3, 1) };
  };
  const cards = (own: number): PairingCounts['cards'][0] =>
    Object.fromEntries(
      Array.from({ length: 8 }, (_, card) => {
        const wins = own + (card - 4) / 40;
        return [`card-${card}`, { drawn: use(pairs, own), played: use(40 * (card + 1), wins) }];
      }),
    );
  return counted(table, {
    began: [
      { won: PAIRS / 2 + 9, drawn: 4, lost: PAIRS / 2 - 15, unfinished: 2 },
      { won: PAIRS / 2 + 1, drawn: 3, lost: PAIRS / 2 - 7, unfinished: 3 },
    ],
    lengths,
    branching: { 1: 4000, 3: 2500, 12: 900 },
    leadChanges: { 0: pairs, 3: pairs },
    reasons: { 'general-lost': happened(2 * pairs - 20, 1), unfinished: happened(8, 5) },
    cards: [cards(share), cards(1 - share)],
    samples: { won: ref(1), lost: ref(2, 1), unfinished: ref(5) },
    shortest: { value: 61, game: ref(9) },
    longest: { value: 209, game: ref(17, 1) },
  });
}

export function runOfThree(): SimulationResult {
  const run = played(
    ['orcs', 'dwarves', pairing(0, 0.5)],
    ['orcs', 'elves', pairing(1, 0.66)],
    ['dwarves', 'elves', pairing(2, 0.53)],
    ['orcs', 'orcs', pairing(3, 0.5)],
  );
  return {
    ...run,
    events: { struck: { times: 90_000, games: 3000, first: [0, 1, 0] } },
    refusals: { 'LOW-3.1.5': { times: 120, games: 80, first: [2, 7, 1] } },
  };
}
