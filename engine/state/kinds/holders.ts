/** Whose things are: every seat has a hand, every side a pile, every square an object. */
import { isOnBoard, parseSquare, squareAt, squareName, type Grid } from '../../grid.ts';
import { BadPosition } from '../../rules.ts';
import { NOBODY, seatName, sideName, type Seat } from '../../seats.ts';
import type { Setting } from './part.ts';

/** Who or what has one of a thing each, numbered from 0. */
export interface Holders<Config extends Setting = Setting> {
  count(config: Config): number;
  nameOf(config: Config, holder: number): string;
  /** The number of a name, or -1. */
  find(config: Config, name: string): number;
  /** Whether the seat sees what only its owner sees. */
  isHeldBy(config: Config, holder: number, seat: Seat): boolean;
  /** The first seat that holds it; `NOBODY` for what no single seat does. */
  seatOf(config: Config, holder: number): Seat;
  /** In positions: all of them, those that differ from a new state, or none by itself. */
  readonly written: 'all' | 'changed' | 'none';
}

export type Per<Config extends Setting> = 'seat' | 'side' | 'card' | Holders<Config>;

/** Holders of a game's own: armies, body parts, places of the field. */
export function holders<Config extends Setting>(own: {
  readonly count: (config: Config) => number;
  readonly nameOf: (config: Config, holder: number) => string;
  /** All seats that hold it, the first one first; none for what belongs to all. */
  readonly seatsOf: (config: Config, holder: number) => readonly Seat[];
}): Holders<Config> {
  return {
    count: own.count,
    nameOf: own.nameOf,
    find: (config, name) => byName(own.count(config), (i) => own.nameOf(config, i), name),
    isHeldBy: (config, holder, seat) => own.seatsOf(config, holder).includes(seat),
    seatOf: (config, holder) => own.seatsOf(config, holder)[0] ?? NOBODY,
    written: 'all',
  };
}

/** What is numbered beside the seats, by its names; positions name what differs from a new state. */
export function namedHolders<Config extends Setting>(
  namesOf: (config: Config) => readonly string[],
): Holders<Config> {
  return {
    count: (config) => namesOf(config).length,
    nameOf: (config, holder) => namesOf(config)[holder]!,
    find: (config, name) => namesOf(config).indexOf(name),
    isHeldBy: () => false,
    seatOf: () => NOBODY,
    written: 'changed',
  };
}

/** Two of them together: what a unit has of each ability, what one unit does for another. */
export interface CrossedHolders<Config extends Setting> extends Holders<Config> {
  readonly at: (config: Config, one: number, other: number) => number;
  /** Both of a number. */
  readonly pairAt: (config: Config, holder: number) => readonly [one: number, other: number];
}

/** Each of the first with each of the second: `A1 movement`. */
export function crossed<Config extends Setting>(
  ones: Holders<Config>,
  others: Holders<Config>,
): CrossedHolders<Config> {
  const at = (config: Config, one: number, other: number): number =>
    one * others.count(config) + other;
  const pairAt = (config: Config, holder: number): readonly [number, number] => {
    const count = others.count(config);
    return [Math.floor(holder / count), holder % count];
  };
  return {
    at,
    pairAt,
    count: (config) => ones.count(config) * others.count(config),
    nameOf(config, holder) {
      const [one, other] = pairAt(config, holder);
      return `${ones.nameOf(config, one)} ${others.nameOf(config, other)}`;
    },
    find(config, name) {
      const [own = '', of = ''] = name.split(' ');
      const [one, other] = [ones.find(config, own), others.find(config, of)];
      return one < 0 || other < 0 ? -1 : at(config, one, other);
    },
    isHeldBy: (config, holder, seat) => ones.isHeldBy(config, pairAt(config, holder)[0], seat),
    seatOf: (config, holder) => ones.seatOf(config, pairAt(config, holder)[0]),
    written: 'changed',
  };
}

/** How many sides play. */
export function sideCount({ sides }: Setting): number {
  return Math.max(-1, ...sides) + 1;
}

const seats: Holders = {
  count: (config) => config.seats,
  nameOf: (_, seat) => seatName(seat),
  find: (config, name) => byName(config.seats, seatName, name),
  isHeldBy: (_, holder, seat) => holder === seat,
  seatOf: (_, seat) => seat,
  written: 'all',
};

const sides: Holders = {
  count: sideCount,
  nameOf: (_, side) => sideName(side),
  find: (config, name) => byName(sideCount(config), sideName, name),
  isHeldBy: (config, side, seat) => config.sides[seat] === side,
  seatOf: (config, side) => config.sides.indexOf(side),
  written: 'all',
};

/** Cards have no names: what they have is written beside them, or in a game's own words. */
const cards: Holders = {
  count: ({ types }) => types.length,
  nameOf: (_, card) => String(card),
  find: () => -1,
  isHeldBy: () => false,
  seatOf: () => 0,
  written: 'none',
};

/** Every square of a bounded board; positions name those on which something is. */
export function perSquare<Config extends Setting>(
  gridOf: (config: Config) => Grid,
): Holders<Config> {
  return {
    count: (config) => gridOf(config).size,
    nameOf: (config, square) => squareName(gridOf(config), square),
    find: (config, name) => {
      const place = parseSquare(name);
      const square = place === null ? -1 : squareAt(gridOf(config), ...place);
      return square >= 0 && isOnBoard(gridOf(config), square) ? square : -1;
    },
    isHeldBy: () => false,
    seatOf: () => 0,
    written: 'changed',
  };
}

export function holdersOf<Config extends Setting>(per: Per<Config>): Holders<Config> {
  if (typeof per !== 'string') return per;
  return { seat: seats, side: sides, card: cards }[per];
}

/** Names by which positions say something of them. */
export function holderNames<Config extends Setting>(
  holders: Holders<Config>,
  config: Config,
): string[] {
  const all = Array.from({ length: holders.count(config) }, (_, holder) => holder);
  // Of a grid not every number is a square of the board.
  const named = all.map((holder) => holders.nameOf(config, holder));
  return named.filter((name, holder) => holders.find(config, name) === holder);
}

/** The holder that a position names. Throws a `BadPosition` with the place. */
export function readHolder<Config extends Setting>(
  holders: Holders<Config>,
  config: Config,
  name: unknown,
  what: string,
): number {
  const holder = typeof name === 'string' ? holders.find(config, name) : -1;
  if (holder < 0) throw new BadPosition(what, name);
  return holder;
}

/**
 * What is said of holders, by their names. Where there is only one, its list or number may be
 * alone: `pile: [mortar]`.
 */
export function saidByName<Config extends Setting>(
  holders: Holders<Config>,
  config: Config,
  said: unknown,
): unknown {
  const isAlone = Array.isArray(said) || typeof said === 'number';
  return isAlone && holders.count(config) === 1 ? { [holders.nameOf(config, 0)]: said } : said;
}

function byName(count: number, nameOf: (i: number) => string, name: string): number {
  for (let i = 0; i < count; i += 1) if (nameOf(i) === name) return i;
  return -1;
}
