/** What players choose (3.7), as words and numbers: squares, panels, kinds of panels, turns, directions. */
import { parseSquare, squareAt, squareName, type WordKind } from 'cardwright/engine';
import { grounds } from './cards.ts';
import type { Config } from './config.ts';
import { grid } from './field.ts';

/** The places of the panels, by number (APE-3.1.2). */
const PLACES = 9;

/** Two places as one option, the lower one first. */
export const pairOf = (one: number, other: number): number =>
  Math.min(one, other) * PLACES + Math.max(one, other);
export const placesIn = (pair: number): readonly [number, number] => [
  Math.floor(pair / PLACES),
  pair % PLACES,
];

/** Options have one number each in actions: those of a sort follow those of the sort before. */
export const sorts = {
  square: 0,
  place: grid.size,
  pair: grid.size + PLACES,
  ground: grid.size + PLACES + PLACES * PLACES,
  turn: grid.size + PLACES + PLACES * PLACES + 16,
  direction: grid.size + PLACES + PLACES * PLACES + 18,
} as const;
const SIZE = sorts.direction + 4;
const turns = ['cw', 'ccw'];
const directions = ['N', 'E', 'S', 'W'];

/** How an option of a sort is called, and which one a word calls so; -1 for none. */
export const names: Readonly<
  Record<keyof typeof sorts, readonly [(option: number) => string, (word: string) => number]>
> = {
  square: [
    (square) => squareName(grid, square),
    (word) => {
      const place = parseSquare(word.replaceAll(' ', ''));
      return place === null ? -1 : squareAt(grid, ...place);
    },
  ],
  place: [(place) => String(place + 1), (word) => (/^[1-9]$/.test(word) ? Number(word) - 1 : -1)],
  pair: [
    (pair) =>
      placesIn(pair)
        .map((place) => place + 1)
        .join('+'),
    (word) => {
      const [, one, other] = /^([1-9])\+([1-9])$/.exec(word) ?? [];
      return one === undefined ? -1 : pairOf(Number(one) - 1, Number(other) - 1);
    },
  ],
  ground: [(kind) => grounds[kind] ?? '', (word) => grounds.indexOf(word as never)],
  turn: [(turn) => turns[turn]!, (word) => turns.indexOf(word)],
  direction: [(way) => directions[way]!, (word) => directions.indexOf(word)],
};
const sortNames = Object.keys(sorts) as (keyof typeof sorts)[];

/** What stands behind `choose`. */
export const optionWord: WordKind<Config> = {
  size: SIZE,
  nameOf(_, value) {
    const sort = sortNames.findLast((one) => sorts[one] <= value)!;
    return names[sort][0](value - sorts[sort]);
  },
  valueOf(_, word) {
    for (const sort of sortNames) {
      const option = names[sort][1](word);
      if (option >= 0) return sorts[sort] + option;
    }
    return -1;
  },
};
