/** Which constraints can be written as linear rows, and how: a line for each `use`. */
import { type Path, isMapping } from '../../plain-data.ts';
import { groupsBy, keyOf } from '../groups.ts';
import type { Card } from '../types.ts';
import type { Constraint } from '../rules.ts';
import { type Bound, type Linear, type Sort, placeBounds } from './linear.ts';
import type { Settled } from './settled.ts';

type Written = Readonly<Record<string, unknown>>;

/** What a kind of constraint says of cards that its filter lets through; null where that is unknown. */
type Reader = (
  own: Written,
  settled: Settled,
) => {
  readonly mark?: (card: Card) => string;
  readonly bounds: (sorts: readonly Sort[]) => Bound[];
} | null;

/** Null for a constraint of which nothing linear is known without a deck. */
export function linearOf(constraint: Constraint, path: Path, settled: Settled): Linear | null {
  const read = readers[constraint.use];
  const picks = settled.filter(constraint['where']);
  const own =
    picks === null || !settled.isFirm(constraint) ? null : (read?.(constraint, settled) ?? null);
  if (own === null || picks === null) return null;
  const { mark = () => '', bounds } = own;
  return {
    path,
    ...(constraint.in !== undefined && { sections: [constraint.in].flat() }),
    // A card that the filter excludes has no mark.
    mark: (card) => (picks(card) ? `+${mark(card)}` : ''),
    bounds: (sorts) =>
      bounds(sorts.map(({ mark, cards }) => ({ mark: mark.slice(1), cards }))).map((bound) => ({
        ...bound,
        weight: (sort, index) =>
          sort.mark === '' ? 0 : bound.weight({ ...sort, mark: sort.mark.slice(1) }, index),
      })),
  };
}

const one = (): number => 1;

function limits({ exactly, min, max }: Written, settled: Settled): Pick<Bound, 'min' | 'max'> {
  const expected = settled.number(exactly);
  if (expected !== null) return { min: expected, max: expected };
  return { min: settled.number(min), max: settled.number(max) };
}

const readers: Readonly<Record<string, Reader>> = {
  size: (own, settled) => ({ bounds: () => [{ weight: one, ...limits(own, settled) }] }),

  require: ({ card, ...own }, settled) => {
    const ids = card === undefined ? null : new Set([card].flat().map(String));
    const isOpen = [own['exactly'], own['min'], own['max']].every((limit) => limit === undefined);
    return {
      mark: ({ id }) => (ids === null || ids.has(id) ? 'x' : ''),
      bounds: () => [
        {
          weight: ({ mark }) => (mark === 'x' ? 1 : 0),
          ...(isOpen ? { min: 1 } : limits(own, settled)),
        },
      ],
    };
  },

  count: ({ per, ...own }, settled) => grouped(per, own, settled, () => 1),

  sum: ({ of, per, each, free, ...own }, settled) => {
    const value = typeof of === 'string' && !of.startsWith('=') ? fieldNumber(of) : null;
    if (value === null || each !== undefined || free !== undefined) return null;
    return settled.isPrinted(of) ? grouped(per, own, settled, value) : null;
  },

  /** Different values need as many copies. */
  distinct: ({ per, exactly, min }, settled) => {
    const least = settled.number(exactly) ?? settled.number(min);
    return per !== undefined || least === null
      ? null
      : { bounds: () => [{ weight: one, min: least }] };
  },

  /** A minimum of groups, each of the same number of copies. */
  groups: ({ of = 1, exactly, min }, settled) => {
    const least = settled.number(exactly) ?? settled.number(min);
    const size = settled.number(of);
    if (least === null || size === null) return null;
    return { bounds: () => [{ weight: one, min: least * size }] };
  },

  forbid: ({ unless }, settled) => {
    const spares = unless === undefined ? () => false : settled.filter(unless);
    if (spares === null) return null;
    return {
      mark: (card) => (spares(card) ? '' : 'x'),
      bounds: () => [{ weight: ({ mark }) => (mark === 'x' ? 1 : 0), max: 0 }],
    };
  },

  copies: ({ max, by = 'id', per }, settled) => {
    const value = settled.cardValue(max);
    if (value === null || !settled.isPrinted(by) || per !== undefined) return null;
    const fields = [by].flat().map(String);
    return {
      bounds: (sorts) =>
        sorts.map(({ cards }, index) => ({
          weight: (_, other) => (other === index ? 1 : 0),
          max: mostCopies(cards, fields, value),
        })),
    };
  },

  list: ({ copies, only, by = 'id', dated }, settled) => {
    if (dated !== undefined || !settled.isPrinted(by)) return null;
    const limits = new Map(Object.entries((copies ?? {}) as Written));
    const keyIn = (card: Card): string => keyOf(card[String(by)]);
    return {
      mark: (card) => (limits.has(keyIn(card)) ? 'listed' : 'other'),
      bounds: (sorts) =>
        sorts.map(({ mark, cards }, index) => ({
          weight: (_, other) => (other === index ? 1 : 0),
          max:
            mark === 'other'
              ? only === true
                ? 0
                : Infinity
              : mostCopies(cards, [String(by)], (card) => settled.number(limits.get(keyIn(card)))),
        })),
    };
  },

  options: (own, settled) => placeBounds(own['options'], settled),
  fill: (own, settled) => placeBounds(own['slots'], settled),
};

function fieldNumber(field: string): (card: Card) => number {
  return (card) => (typeof card[field] === 'number' ? card[field] : 0);
}

/** Limits on a number of all cards, or of those of each value of a field. */
function grouped(
  per: unknown,
  own: Written,
  settled: Settled,
  value: (card: Card) => number,
): ReturnType<Reader> {
  if (per === undefined) {
    return {
      mark: (card) => String(value(card)),
      bounds: () => [{ weight: ({ mark }) => Number(mark), ...limits(own, settled) }],
    };
  }
  if (typeof per !== 'string' || !settled.isPrinted(per)) return null;
  return {
    mark: (card) => [value(card), ...valuesOf(card, per)].join('\t'),
    bounds: (sorts) => {
      const keys = new Set(sorts.flatMap(({ mark }) => mark.split('\t').slice(1)));
      for (const map of [own['exactly'], own['min'], own['max']].filter(isMapping)) {
        for (const key of Object.keys(map)) keys.add(key);
      }
      return [...keys].map((key): Bound => {
        const weight = ({ mark }: Sort): number => {
          const [number, ...values] = mark.split('\t');
          return values.includes(key) ? Number(number) : 0;
        };
        return { weight, ...limitsFor(own, key, settled) };
      });
    },
  };
}

/** A value that no map names is limited only if the deck has it: nothing is asked of a deck without it. */
function limitsFor(own: Written, key: string, settled: Settled): Pick<Bound, 'min' | 'max'> {
  const of = (word: string): unknown => {
    const limit = own[word];
    return isMapping(limit) ? (Object.hasOwn(limit, key) ? limit[key] : null) : limit;
  };
  const exactly = settled.number(of('exactly'));
  const min = isMapping(own['exactly'])
    ? exactly
    : isMapping(own['min'])
      ? settled.number(of('min'))
      : null;
  return { min, max: exactly ?? settled.number(of('max')) };
}

function valuesOf(card: Card, field: string): string[] {
  const value = card[field];
  return [value].flat().flatMap((one) => (one === undefined || one === null ? [] : [keyOf(one)]));
}

/** The most copies that all of these cards can have together; Infinity when one has no limit. */
function mostCopies(
  cards: readonly Card[],
  fields: readonly string[],
  limitOf: (card: Card) => unknown,
): number {
  const groups = groupsBy(
    cards.map((card) => ({ card, count: 1 })),
    fields,
  );
  const grouped = [...groups.values()];
  const isOpen = new Set(grouped.flatMap((group) => group.cards)).size < cards.length;
  return grouped.reduce(
    (sum, group) => {
      const most = Math.max(...group.cards.map(({ card }) => numberOr(limitOf(card), Infinity)));
      return sum + most;
    },
    isOpen ? Infinity : 0,
  );
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}
