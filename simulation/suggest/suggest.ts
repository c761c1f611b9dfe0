/**
 * Changes of figures that bring pairings to where they are expected: single steps are measured, what they
 * promise together is put together, the best proposals play against each other (successive halving, each
 * round on seeds of its own), and the last one is measured on seeds that nobody has chosen anything by.
 */
import type { Arm, ComponentInPlace } from '../compare/arms.ts';
import { pairingsOf } from '../compare/arms.ts';
import type { ArmCounts } from '../compare/counts.ts';
import { differenceOf } from '../compare/difference.ts';
import type { Plan } from '../plan.ts';
import { candidatesFor, type MeasuredStep } from './candidates.ts';
import { lossOf, singleSteps, type Movable, type Move, type Target } from './moves.ts';

export interface SuggestRequest {
  readonly plan: Plan;
  readonly movable: readonly Movable[];
  readonly targets: readonly Target[];
  /** Figures that may change, at most. */
  readonly changes: number;
  /** Games in all, about. */
  readonly budget: number;
  /** The components with these figures; null where rules or limits of decks refuse them. */
  readonly componentsOf: (moves: readonly Move[]) => readonly ComponentInPlace[] | null;
  /** Plays arms beside the game as it is: that many pairs of each, from that seed. */
  readonly play: (
    arms: readonly Arm[],
    seed: number,
    pairs: number,
  ) => Promise<readonly (ArmCounts | null)[]>;
  readonly isStopped: () => boolean;
}

export interface Suggestion {
  /** Empty where nothing better was found. */
  readonly moves: readonly Move[];
  /** On seeds that nothing was chosen by: the proposal, then each of its changes alone. */
  readonly verified: ArmCounts | null;
  readonly alone: readonly (ArmCounts | null)[];
  /** Changes that were measured, proposals that played. */
  readonly measured: number;
  readonly candidates: number;
}

/** Proposals that play; a power of two. */
const CANDIDATES = 8;

/** Of the budget, what goes to measuring steps, to the rounds of the halving, and to the verification. */
const [MEASURING, HALVING, VERIFYING] = [0.4, 0.3, 0.3];

/** Fewer pairs say nothing. */
const FEWEST = 40;

export async function suggest(request: SuggestRequest): Promise<Suggestion> {
  const { plan, movable, targets, changes, budget } = request;
  const none = { moves: [], verified: null, alone: [], measured: 0, candidates: 0 };
  const every = pairingsOf(
    plan,
    plan.entrants.map((_, place) => place),
  );
  const armOf = (moves: readonly Move[]): Arm | null => {
    const components = request.componentsOf(moves);
    return components === null ? null : { version: 0, inTurn: [{ components }], pairings: every };
  };
  const pairsFor = (share: number, arms: number): number =>
    Math.max(FEWEST, Math.floor((share * budget) / (2 * every.length * (arms + 1))));
  let seed = plan.seed;
  const play = async (
    arms: readonly Arm[],
    pairs: number,
  ): Promise<readonly (ArmCounts | null)[]> => {
    const counts = await request.play(arms, seed, pairs);
    seed += pairs;
    return counts;
  };

  const steps = singleSteps(movable).flatMap((move) => {
    const arm = armOf([move]);
    return arm === null ? [] : [{ move, arm }];
  });
  if (steps.length === 0) return none;
  const counted = await play(
    steps.map(({ arm }) => arm),
    pairsFor(MEASURING, steps.length),
  );
  const measured = steps.flatMap(({ move }, place) => {
    const counts = counted[place] ?? null;
    return counts === null ? [] : [{ move, effects: effectsOf(counts) }];
  });
  const shares = sharesIn(counted);
  if (request.isStopped() || shares === null) return { ...none, measured: measured.length };
  let rivals = candidatesFor({
    steps: measured,
    movable,
    targets,
    shares,
    changes,
    most: CANDIDATES,
  }).flatMap((moves) => {
    const arm = armOf(moves);
    return arm === null ? [] : [{ moves, arm }];
  });
  const candidates = rivals.length;
  const rounds = Math.max(1, Math.ceil(Math.log2(Math.max(1, candidates))));
  while (rivals.length > 1 && !request.isStopped()) {
    const played = await play(
      rivals.map(({ arm }) => arm),
      pairsFor(HALVING / rounds, rivals.length),
    );
    rivals = rivals
      .map((rival, place) => ({ rival, loss: observedLoss(played[place] ?? null, targets) }))
      .toSorted((one, other) => one.loss - other.loss)
      .slice(0, Math.ceil(rivals.length / 2))
      .map(({ rival }) => rival);
  }
  const [best] = rivals;
  const said = { ...none, measured: measured.length, candidates };
  if (best === undefined || request.isStopped()) return said;
  const single = best.moves.length === 1 ? [] : best.moves.map((move) => armOf([move])!);
  const arms = [best.arm, ...single];
  const [verified = null, ...alone] = await play(arms, pairsFor(VERIFYING, arms.length));
  return { ...said, moves: best.moves, verified, alone: single.length === 0 ? [verified] : alone };
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
