/**
 * What chance decides, named for what it decides: dice, tosses, draws, shuffles.
 *
 * A game declares each of them once and lets it decide by a stream of its state (random.ts). Whoever
 * listens hears of it; who listens may also decide in the place of chance (luck.ts), which is
 * how scenarios script it. Without anybody listening nothing is made but the number.
 */
import { below } from '../random.ts';
import { NOBODY, seatName, type Seat } from '../seats.ts';
import type { Listener } from '../events.ts';

/** Events of chance; a game that uses it adds them to its own. */
export type ChanceEvent =
  | {
      readonly type: 'dieRolled';
      readonly decides: string;
      /** Who rolled it; missing where it is nobody's. */
      readonly seat?: string;
      readonly faces: number;
      readonly value: number;
    }
  | {
      readonly type: 'tossed' | 'drawn';
      readonly decides: string;
      readonly seat?: string;
      /** Missing where it is not reported. */
      readonly value?: string;
    }
  | {
      readonly type: 'shuffled';
      readonly decides: string;
      readonly seat?: string;
      /** How many; nobody learns their order. */
      readonly items: number;
    };

/** Whoever hears of chance, and may decide in its place. */
export type Hearer = Listener<ChanceEvent>;

export interface Die {
  /** In the words of the game: `attack`, `initiative`. */
  readonly decides: string;
  readonly faces: number;
}

/** A number from 1 to `faces`. Scenarios script it as `dice`. */
export function rollDie(
  { decides, faces }: Die,
  by: Seat,
  ints: Int32Array,
  at: number,
  report: Hearer,
): number {
  const scripted = report?.luck?.decide('dice', decides, by, faces, faceName) ?? null;
  const value = 1 + (scripted ?? below(faces, ints, at));
  if (report) report({ type: 'dieRolled', decides, ...seatOf(by), faces, value });
  return value;
}

const faceName = (face: number): string => String(face + 1);

/** A choice among things that have names: a coin, who begins, how a panel lies. */
export interface Lot {
  readonly decides: string;
  /** In the words of the game; `place` is less than the number of things. */
  readonly nameOf: (place: number) => string;
  /** Whether what came out is kept from everybody for now: events omit it. */
  readonly isHidden?: boolean;
}

type Pick = (
  lot: Lot,
  count: number,
  by: Seat,
  ints: Int32Array,
  at: number,
  report: Hearer,
) => number;

/** One of `count` things, each equally likely, from 0. Scenarios script it as `toss`. */
export const toss: Pick = picking('toss', 'tossed');

/** The same for something taken from among others, a card from a hand. Scenarios script it as `draw`. */
export const drawOne: Pick = picking('draw', 'drawn');

function picking(word: 'toss' | 'draw', type: 'tossed' | 'drawn'): Pick {
  return ({ decides, nameOf, isHidden }, count, by, ints, at, report) => {
    const scripted = report?.luck?.decide(word, decides, by, count, nameOf) ?? null;
    const place = scripted ?? below(count, ints, at);
    if (report) {
      const value = isHidden === true ? {} : { value: nameOf(place) };
      report({ type, decides, ...seatOf(by), ...value });
    }
    return place;
  };
}

export interface Shuffle {
  readonly decides: string;
}

/**
 * Shuffles `list` from `from` up to, not including, `to`: the last one is drawn first, as in zones of
 * cards. Scenarios script it as `deal`, the first to be drawn first.
 */
export function shuffleItems(
  { decides }: Shuffle,
  by: Seat,
  list: Int32Array | number[],
  from: number,
  to: number,
  nameOf: (item: number) => string,
  ints: Int32Array,
  at: number,
  report: Hearer,
): void {
  const luck = report?.luck;
  let isScripted = luck !== undefined;
  for (let last = to - 1; last >= from; last -= 1) {
    const left = last - from + 1;
    let chosen: number | null = null;
    if (isScripted) {
      chosen = luck!.decide('deal', decides, by, left, (place) => nameOf(list[from + place]!));
      isScripted = chosen !== null;
    }
    // One item alone is where it belongs: chance is not asked.
    const place = from + (chosen ?? (left === 1 ? 0 : below(left, ints, at)));
    const item = list[last]!;
    list[last] = list[place]!;
    list[place] = item;
  }
  if (report) report({ type: 'shuffled', decides, ...seatOf(by), items: to - from });
}

function seatOf(by: Seat): { readonly seat?: string } {
  return by === NOBODY ? {} : { seat: seatName(by) };
}
