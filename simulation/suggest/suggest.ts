/**
 * Changes of figures and of cards in decks that bring pairings to where they are expected: single steps of
 * figures are measured, what cards are worth is estimated from games with many of them exchanged, what both promise
 * is put together, the best proposals play against each other (successive halving, each round on seeds of its
 * own), and the last one is measured on seeds that nobody has chosen anything by.
 */
import type { Arm, Variant } from '../compare/arms.ts';
import type { ArmCounts } from '../compare/counts.ts';
import { differenceOf } from '../compare/difference.ts';
import type { Plan } from '../plan.ts';
import { candidatesFor, figureWays, type MeasuredStep, type Way } from './candidates.ts';
import { cardWorth } from './card-worth.ts';
import { singleExchanges, type Exchangeable } from './exchanges.ts';
import { exchangedDecks, type Explored, type Exploring } from './explore.ts';
import { lossOf, singleSteps, type Movable, type Move, type Target } from './moves.ts';

export interface SuggestRequest {
  readonly plan: Plan;
  readonly movable: readonly Movable[];
  readonly exchangeable: readonly Exchangeable[];
  /** Those in which something may change, by place in the plan. */
  readonly pairings: readonly number[];
  /** Of these pairings. */
  readonly targets: readonly Target[];
  /** Figures and cards that may change, at most. */
  readonly changes: number;
  /** Games in all, about. */
  readonly budget: number;
  /** What moves make of the game; null where rules or limits of decks refuse them. */
  readonly variantOf: (moves: readonly Move[]) => Variant | null;
  /** Plays arms beside the game as it is: that many pairs of each, from that seed. */
  readonly play: (
    arms: readonly Arm[],
    seed: number,
    pairs: number,
  ) => Promise<readonly (ArmCounts | null)[]>;
  /** Plays a game of each pairing on each of `seeds` seeds, with random decks of `exploring`. */
  readonly explore: (
    exploring: Exploring,
    seed: number,
    seeds: number,
  ) => Promise<readonly Explored[]>;
  readonly isStopped: () => boolean;
}

export interface Suggestion {
  /** Empty where nothing better was found. */
  readonly moves: readonly Move[];
  /** On seeds that nothing was chosen by: the proposal, then each of its changes alone, if that is allowed. */
  readonly verified: ArmCounts | null;
  readonly alone: readonly (ArmCounts | 'refused' | null)[];
  /** Changes that were considered, proposals that played. */
  readonly measured: number;
  readonly candidates: number;
}

/** Proposals that play; a power of two. */
const CANDIDATES = 8;

/** Of the budget, what goes to measuring, to the rounds of the halving, and to the verification. */
const [MEASURING, HALVING, VERIFYING] = [0.4, 0.3, 0.3];

/** Fewer pairs say nothing. */
const FEWEST = 40;

const NOTHING = { moves: [], verified: null, alone: [], measured: 0, candidates: 0 } as const;

export function suggest(request: SuggestRequest): Promise<Suggestion> {
  return new Search(request).run();
}

interface Rival {
  readonly moves: readonly Move[];
  readonly arm: Arm;
}

interface Measured {
  readonly ways: readonly Way[];
  /** As the game is, by pairing. */
  readonly shares: ReadonlyMap<number, number>;
}

class Search {
  readonly #request: SuggestRequest;
  /** The first one that nothing was chosen by. */
  #seed: number;

  constructor(request: SuggestRequest) {
    this.#request = request;
    this.#seed = request.plan.seed;
  }

  async run(): Promise<Suggestion> {
    const { movable, exchangeable, isStopped } = this.#request;
    const share = movable.length > 0 && exchangeable.length > 0 ? MEASURING / 2 : MEASURING;
    const figures = await this.#figures(share);
    const cards = await this.#cards(share);
    const ways = [figures, cards].flatMap((one) => one?.ways ?? []);
    const shares = (cards ?? figures)?.shares;
    const said = { ...NOTHING, measured: ways.length };
    if (shares === undefined || isStopped()) return said;
    const rivals = this.#rivals(ways, shares);
    const best = await this.#best(rivals);
    if (best === null) return { ...said, candidates: rivals.length };
    return { ...said, candidates: rivals.length, ...(await this.#verified(best)) };
  }

  /** Steps of figures, each played alone; null where there are none. */
  async #figures(share: number): Promise<Measured | null> {
    const { movable } = this.#request;
    const steps = singleSteps(movable).flatMap((move) => {
      const arm = this.#armOf([move]);
      return arm === null ? [] : [{ move, arm }];
    });
    if (steps.length === 0) return null;
    const counted = await this.#play(
      steps.map(({ arm }) => arm),
      share,
    );
    const measured = steps.flatMap(({ move }, place): MeasuredStep[] => {
      const counts = counted[place] ?? null;
      return counts === null ? [] : [{ move, effects: effectsOf(counts) }];
    });
    const shares = sharesIn(counted);
    return shares === null ? null : { ways: figureWays(measured, movable), shares };
  }

  /** Exchanges of single cards, estimated from decks with several; null where there are none. */
  async #cards(share: number): Promise<Measured | null> {
    const { plan, exchangeable, pairings, budget, variantOf, explore } = this.#request;
    const exchanges = singleExchanges(exchangeable);
    if (exchanges.length === 0) return null;
    const decks = exchangedDecks(
      plan,
      exchangeable,
      (moves) => variantOf(moves)?.decks?.[0]?.deck ?? null,
    );
    const seeds = Math.max(FEWEST, Math.floor((share * budget) / pairings.length));
    const exploring = { plan, pairings, decks: decks.map((ways) => ways.map(({ deck }) => deck)) };
    const explored = await explore(exploring, this.#seed, seeds);
    this.#seed += seeds;
    if (explored.length === 0) return null;
    const worth = cardWorth(exploring, decks, explored);
    const ways = exchanges.map((move) => ({ move, effects: worth.effectsOf(move) }));
    return { ways, shares: worth.shares };
  }

  #rivals(ways: readonly Way[], shares: ReadonlyMap<number, number>): Rival[] {
    const { targets, changes } = this.#request;
    const isAllowed = (moves: readonly Move[]): boolean => this.#armOf(moves) !== null;
    const asked = { ways, targets, shares, changes, isAllowed, most: CANDIDATES };
    return candidatesFor(asked).map((moves) => ({ moves, arm: this.#armOf(moves)! }));
  }

  /** Whoever is left when all have played; null without any, or when it is stopped. */
  async #best(all: readonly Rival[]): Promise<Rival | null> {
    const { targets, isStopped } = this.#request;
    const rounds = Math.max(1, Math.ceil(Math.log2(Math.max(1, all.length))));
    let rivals = all;
    while (rivals.length > 1 && !isStopped()) {
      const played = await this.#play(
        rivals.map(({ arm }) => arm),
        HALVING / rounds,
      );
      rivals = rivals
        .map((rival, place) => ({ rival, loss: observedLoss(played[place] ?? null, targets) }))
        .toSorted((one, other) => one.loss - other.loss)
        .slice(0, Math.ceil(rivals.length / 2))
        .map(({ rival }) => rival);
    }
    return isStopped() ? null : (rivals[0] ?? null);
  }

  async #verified({
    moves,
    arm,
  }: Rival): Promise<Pick<Suggestion, 'moves' | 'verified' | 'alone'>> {
    const single = moves.length === 1 ? [] : moves.map((move) => this.#armOf([move]));
    const arms = [arm, ...single.filter((one) => one !== null)];
    const [verified = null, ...others] = await this.#play(arms, VERIFYING);
    if (single.length === 0) return { moves, verified, alone: [verified] };
    const alone = single.map((one) => (one === null ? 'refused' : (others.shift() ?? null)));
    return { moves, verified, alone };
  }

  #armOf(moves: readonly Move[]): Arm | null {
    const { pairings, variantOf } = this.#request;
    const variant = variantOf(moves);
    return variant === null ? null : { version: 0, inTurn: [variant], pairings };
  }

  /** On seeds of their own. `share`: of the budget. */
  async #play(arms: readonly Arm[], share: number): Promise<readonly (ArmCounts | null)[]> {
    const { pairings, budget, play } = this.#request;
    const games = 2 * pairings.length * (arms.length + 1);
    const pairs = Math.max(FEWEST, Math.floor((share * budget) / games));
    const counts = await play(arms, this.#seed, pairs);
    this.#seed += pairs;
    return counts;
  }
}

function effectsOf({ pairings }: ArmCounts): MeasuredStep['effects'] {
  return new Map(
    pairings.flatMap(({ place, table }) => {
      const found = differenceOf(table);
      if (found === null) return [];
      const { value, low, high } = found;
      return [[place, { value, error: (high - low) / 2 / 1.96 }] as const];
    }),
  );
}

/** As the game is: all arms have played the same pairs of it. */
function sharesIn(counted: readonly (ArmCounts | null)[]): Map<number, number> | null {
  const first = counted.find((counts) => counts !== null);
  if (first === undefined || first === null) return null;
  return new Map(
    first.pairings.map(({ place, table }) => [place, differenceOf(table)?.before ?? 0.5] as const),
  );
}

function observedLoss(counts: ArmCounts | null, targets: readonly Target[]): number {
  if (counts === null) return Infinity;
  const after = new Map(
    counts.pairings.map(({ place, table }) => [place, differenceOf(table)?.after ?? 0.5] as const),
  );
  return lossOf(targets, (place) => after.get(place) ?? 0.5);
}
