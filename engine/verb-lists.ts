/** Lists of what can be done with a verb, or with several side by side. */
import type { Seat } from './seats.ts';
import type { VerbListing } from './verb-listing.ts';
import type { WordedAction } from './worded-actions.ts';

/** Writes actions from an index on, up to `end` or beyond where there are enough; returns where they end. */
export type List<State> = (
  state: State,
  seat: Seat,
  into: WordedAction[],
  from: number,
  end: number,
) => number;

/** Of one verb. */
export function listOf<State>(listing: VerbListing<State>): List<State> {
  return (state, seat, into, from, end) =>
    listing.begin(state, seat) ? listing.list(state, seat, into, from, end) : from;
}

/**
 * One verb after another, which differ in nothing but the values of their first word: what may follow a
 * value is found for the first verb that has it, and the same for the others.
 */
export function listAlike<State>(listings: readonly VerbListing<State>[]): List<State> {
  /** By value: where what follows it was written, from and to, and for which verb. */
  const [starts, ends, owners] = [[] as number[], [] as number[], [] as number[]];
  const lists = listings.map(listOf);
  return (state, seat, into, from, end) => {
    let found = from;
    if (end < Infinity) {
      for (let i = 0; i < lists.length && found < end; i += 1)
        found = lists[i]!(state, seat, into, found, end);
      return found;
    }
    owners.fill(-1);
    for (let i = 0; i < listings.length; i += 1) {
      const listing = listings[i]!;
      if (!listing.begin(state, seat)) continue;
      const values = listing.firstLeft(state, seat);
      for (let v = 0; v < values.count; v += 1) {
        const value = values.left[v]!;
        const owner = owners[value] ?? -1;
        if (owner < 0) {
          owners[value] = i;
          starts[value] = found;
          found = ends[value] = listing.listWith(state, seat, value, into, found, end);
        } else {
          const apart = listing.first - listings[owner]!.first;
          for (let k = starts[value]!; k < ends[value]!; k += 1) into[found++] = into[k]! + apart;
        }
      }
    }
    return found;
  };
}

/** Side by side by the values of their first word; a check of it that several of them make is made once. */
export function listTogether<State>(listings: readonly VerbListing<State>[]): List<State> {
  const checks = [...new Set(listings.flatMap(({ firstChecks }) => firstChecks))];
  const own = listings.map(({ firstChecks }) => firstChecks.map((check) => checks.indexOf(check)));
  const { firstValues: values } = listings[0]!;
  const isOpen = listings.map(() => false);
  /** By check: 1 where it forbids the value, 0 where it does not, less where that is not known. */
  const made = checks.map(() => -1);
  return (state, seat, into, from, end) => {
    for (let i = 0; i < listings.length; i += 1) isOpen[i] = listings[i]!.begin(state, seat);
    let found = from;
    for (let v = 0; v < values.length && found < end; v += 1) {
      const value = values[v]!;
      for (let c = 0; c < made.length; c += 1) made[c] = -1;
      for (let i = 0; i < listings.length && found < end; i += 1) {
        if (!isOpen[i]) continue;
        const mine = own[i]!;
        let isForbidden = false;
        for (let c = 0; c < mine.length && !isForbidden; c += 1) {
          const check = mine[c]!;
          if (made[check]! < 0)
            made[check] = checks[check]!(state, seat, value, 0, 0) === null ? 0 : 1;
          isForbidden = made[check] === 1;
        }
        if (!isForbidden) found = listings[i]!.listWith(state, seat, value, into, found, end);
      }
    }
    return found;
  };
}
