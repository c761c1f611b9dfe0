/** Options and slots as linear rows: cards that fit only some places are no more than these take. */
import type { Card } from '../types.ts';
import type { Bound, Sort } from './linear.ts';
import type { Settled } from './settled.ts';

/** Sets of places double with each of them. */
const MOST_PLACES = 8;

/** Null where a place depends on the deck. By the theorem of Hall nothing is lost: every set of places is a row. */
export function placeBounds(
  written: unknown,
  settled: Settled,
): { mark: (card: Card) => string; bounds: (sorts: readonly Sort[]) => Bound[] } | null {
  if (!Array.isArray(written) || written.length > MOST_PLACES) return null;
  const places = (written as readonly Readonly<Record<string, unknown>>[]).map((place) => ({
    takes: place['if'] === undefined ? settled.filter(place['where']) : null,
    min: settled.number(place['exactly']) ?? settled.number(place['min']) ?? 0,
    max: settled.number(place['exactly']) ?? settled.number(place['max']) ?? Infinity,
  }));
  if (places.some(({ takes }) => takes === null)) return null;
  const sets = Array.from({ length: 2 ** places.length }, (_, set) =>
    places.filter((_, index) => (set & (1 << index)) !== 0),
  );
  return {
    mark: (card) =>
      String(
        places.reduce((bits, { takes }, i) => (takes?.(card) === true ? bits | (1 << i) : bits), 0),
      ),
    bounds: () =>
      sets.flatMap((set, bits): Bound[] => {
        const max = set.reduce((sum, place) => sum + place.max, 0);
        const min = set.reduce((sum, place) => sum + place.min, 0);
        return [
          ...(max === Infinity ? [] : [{ max, weight: fitsOnly(bits) }]),
          ...(min === 0 ? [] : [{ min, weight: fitsOne(bits) }]),
        ];
      }),
  };
}

/** Cards that fit no place outside of the set. */
function fitsOnly(set: number): Bound['weight'] {
  return ({ mark }) => ((Number(mark) & ~set) === 0 ? 1 : 0);
}

/** Cards that fit a place of the set. */
function fitsOne(set: number): Bound['weight'] {
  return ({ mark }) => ((Number(mark) & set) === 0 ? 0 : 1);
}
