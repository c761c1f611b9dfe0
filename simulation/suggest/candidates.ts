/**
 * Proposals that may be good, by what single changes do: effects are added up, two steps are twice one.
 * That is wrong in detail, so the best ones are played afterwards.
 */
import {
  areRivals,
  lossOf,
  sizeOf,
  type FigureMove,
  type Move,
  type Movable,
  type Target,
} from './moves.ts';

/** What a single step does to the share of the first entrant, by pairing, with its standard error. */
export interface MeasuredStep {
  readonly move: FigureMove;
  readonly effects: ReadonlyMap<number, { readonly value: number; readonly error: number }>;
}

/** A change with what it should do to the share of the first entrant, by pairing. */
export interface Way {
  readonly move: Move;
  readonly effects: ReadonlyMap<number, number>;
}

export interface CandidateRequest {
  readonly ways: readonly Way[];
  readonly targets: readonly Target[];
  /** Shares as they are, by pairing. */
  readonly shares: ReadonlyMap<number, number>;
  /** Figures and cards that may change, at most. */
  readonly changes: number;
  readonly most: number;
}

interface Draft {
  readonly moves: readonly Move[];
  /** Of its last change, in the list of ways. */
  readonly last: number;
  readonly shares: ReadonlyMap<number, number>;
  readonly loss: number;
}

/** Proposals that are carried on at a time. */
const BEAM = 24;

/** Best first, by prediction; at most `most`, none of them without a change. */
export function candidatesFor(request: CandidateRequest): Move[][] {
  const { ways, targets, shares, changes, most } = request;
  const loss = (at: ReadonlyMap<number, number>): number =>
    lossOf(targets, (place) => at.get(place) ?? 1 / 2);
  const start: Draft = { moves: [], last: -1, shares, loss: loss(shares) };
  let beam = [start];
  const found: Draft[] = [];
  for (let count = 1; count <= changes; count += 1) {
    const next = beam.flatMap((draft) =>
      ways.flatMap(({ move, effects }, at): Draft[] => {
        // Each set of changes once: in the order of the list. A card may be exchanged more than once.
        if (at < draft.last || draft.moves.some((one) => areRivals(one, move))) return [];
        const moved = new Map(draft.shares);
        for (const [place, value] of effects) moved.set(place, (moved.get(place) ?? 0.5) + value);
        return [{ moves: [...draft.moves, move], last: at, shares: moved, loss: loss(moved) }];
      }),
    );
    beam = next.toSorted(byWorth).slice(0, BEAM);
    found.push(...beam);
  }
  return found
    .filter((draft) => draft.loss < start.loss)
    .toSorted(byWorth)
    .slice(0, most)
    .map(({ moves }) => [...moves]);
}

/** What a further step has to gain, in squared points, so that small proposals go before large ones. */
const PRICE = 0.5;

function byWorth(one: Draft, other: Draft): number {
  return worth(one) - worth(other);
}

function worth({ moves, loss }: Draft): number {
  return loss + PRICE * sizeOf(moves);
}

/** Every value that a figure may have, with what it should do. */
export function figureWays(steps: readonly MeasuredStep[], movable: readonly Movable[]): Way[] {
  return movable.flatMap(({ figure, least, most, step }) => {
    const own = steps.filter(({ move }) => move.figure === figure);
    return own.flatMap(({ move, effects }) => {
      const sign = Math.sign(move.to - figure.value);
      const ways: Way[] = [];
      for (let times = 1; ; times += 1) {
        const to = figure.value + sign * step * times;
        if (to < least || to > most) return ways;
        const shrunk = [...effects].map(
          ([place, effect]) => [place, times * kept(effect)] as const,
        );
        ways.push({ move: times === 1 ? move : { figure, to }, effects: new Map(shrunk) });
      }
    });
  });
}

/** What is no larger than its error is nothing; the rest is shrunk, since the largest are so by chance too. */
function kept({ value, error }: { readonly value: number; readonly error: number }): number {
  return value === 0 ? 0 : value * Math.max(0, 1 - (error / value) ** 2);
}
