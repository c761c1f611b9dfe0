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
  /** There may be many thousands. */
  readonly ways: readonly Way[];
  readonly targets: readonly Target[];
  /** Shares as they are, by pairing. */
  readonly shares: ReadonlyMap<number, number>;
  /** Figures and cards that may change, at most. */
  readonly changes: number;
  /** Whether rules and limits of decks allow these together; asked only of those that look good. */
  readonly isAllowed: (moves: readonly Move[]) => boolean;
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
  const { targets, shares, changes, most } = request;
  const start: Draft = { moves: [], last: -1, shares, loss: lossAfter(shares, NO_EFFECT, targets) };
  let beam: readonly Draft[] = [start];
  const found: Draft[] = [];
  for (let count = 1; count <= changes; count += 1) {
    beam = furtherDrafts(beam, request);
    found.push(...beam);
  }
  return found
    .filter((draft) => draft.loss < start.loss)
    .toSorted(byWorth)
    .slice(0, most)
    .map(({ moves }) => [...moves]);
}

/** Each with one change more, the best of them. Only those are kept, so that any number of ways can be tried. */
function furtherDrafts(
  drafts: readonly Draft[],
  { ways, targets, isAllowed }: CandidateRequest,
): Draft[] {
  const best: Draft[] = [];
  for (const { moves, last, shares } of drafts) {
    // Each set of changes once: in the order of the list. A card may be exchanged more than once.
    for (let at = Math.max(0, last); at < ways.length; at += 1) {
      const { move, effects } = ways[at]!;
      if (moves.some((one) => areRivals(one, move))) continue;
      const further = [...moves, move];
      const loss = lossAfter(shares, effects, targets);
      const isFull = best.length === BEAM;
      if (isFull && worth({ moves: further, loss }) >= worth(best.at(-1)!)) continue;
      if (!isAllowed(further)) continue;
      const draft = { moves: further, last: at, shares: sharesAfter(shares, effects), loss };
      const place = best.findIndex((other) => worth(draft) < worth(other));
      best.splice(place < 0 ? best.length : place, 0, draft);
      if (isFull) best.pop();
    }
  }
  return best;
}

const NO_EFFECT: Way['effects'] = new Map();

function lossAfter(
  shares: ReadonlyMap<number, number>,
  effects: Way['effects'],
  targets: readonly Target[],
): number {
  return lossOf(targets, (place) => (shares.get(place) ?? 1 / 2) + (effects.get(place) ?? 0));
}

function sharesAfter(
  shares: ReadonlyMap<number, number>,
  effects: Way['effects'],
): ReadonlyMap<number, number> {
  const after = new Map(shares);
  for (const [place, value] of effects) after.set(place, (after.get(place) ?? 1 / 2) + value);
  return after;
}

/** What a further step has to gain, in squared points, so that small proposals go before large ones. */
const PRICE = 0.5;

function byWorth(one: Draft, other: Draft): number {
  return worth(one) - worth(other);
}

function worth({ moves, loss }: Pick<Draft, 'moves' | 'loss'>): number {
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
