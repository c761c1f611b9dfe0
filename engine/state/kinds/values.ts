/** Values that fit one integer of a state, and how positions write them. */
import { NOWHERE } from '../pieces.ts';
import {
  readId,
  readInteger,
  readName,
  readSeat,
  readSide,
  readSquare,
} from '../../positions/reading.ts';
import { isOnBoard, squareName } from '../../grid.ts';
import type { FieldShape } from '../../positions/fields.ts';
import { BadPosition } from '../../rules.ts';
import { seatName, sideName } from '../../seats.ts';
import { sideCount } from './holders.ts';
import type { BoardSetting, Setting } from './part.ts';

export interface Value<Config extends Setting = Setting> {
  /** Throws a `BadPosition` that names `what`. */
  read(written: unknown, what: string, config: Config): number;
  write(value: number, config: Config): unknown;
  /** Whether a state may hold it. */
  isSound(value: number, config: Config): boolean;
  /** What `read` takes. */
  shape(config: Config): FieldShape;
}

/** A whole number of at least `least`; positions count from `from`. */
export function wholeNumber<Config extends Setting>(
  least: number,
  most: (config: Config) => number,
  from: number,
): Value<Config> {
  return {
    read(written, what, config) {
      const value = readInteger(written, least + from, what, least + from) - from;
      if (value > most(config)) throw new BadPosition(what, written);
      return value;
    },
    write: (value) => value + from,
    isSound: (value, config) => value >= least && value <= most(config),
    shape: (config) => ({ is: 'number', least: least + from, most: most(config) + from }),
  };
}

export const yesOrNo: Value = {
  read(written, what) {
    if (typeof written !== 'boolean') throw new BadPosition(what, written);
    return written ? 1 : 0;
  },
  write: (value) => value !== 0,
  isSound: (value) => value === 0 || value === 1,
  shape: () => ({ is: 'flag' }),
};

/** One of a closed list of words. */
export function oneWordOf<Config extends Setting>(
  wordsOf: (config: Config) => readonly string[],
): Value<Config> {
  return {
    read: (written, what, config) => readName(wordsOf(config), written, what),
    write: (value, config) => wordsOf(config)[value],
    isSound: (value, config) => value >= 0 && value < wordsOf(config).length,
    shape: (config) => oneOfWords(wordsOf(config)),
  };
}

function oneOfWords(words: readonly string[], orNone = false): FieldShape {
  return { is: 'word', words, orNone };
}

/** A component of the catalogue by its id, or null: its number and 1, or 0. */
export const componentOrNone: Value = {
  read: (written, what, { catalogue }) =>
    written === null ? 0 : readId(catalogue.indexOf, written, what) + 1,
  write: (value, { catalogue }) => catalogue.ids[value - 1] ?? null,
  isSound: (value, { catalogue }) => value >= 0 && value <= catalogue.ids.length,
  shape: ({ catalogue }) => oneOfWords(catalogue.ids, true),
};

export const seatNumber: Value = {
  read: (written, what, { seats }) => readSeat(written, what, seats),
  write: (seat) => seatName(seat),
  isSound: (seat, { seats }) => seat >= 0 && seat < seats,
  shape: ({ seats }) => oneOfWords(Array.from({ length: seats }, (_, seat) => seatName(seat))),
};

export const sideNumber: Value = {
  read: (written, what, config) => readSide(written, what, sideCount(config)),
  write: (side) => sideName(side),
  isSound: (side, config) => side >= 0 && side < sideCount(config),
  shape: (config) =>
    oneOfWords(Array.from({ length: sideCount(config) }, (_, side) => sideName(side))),
};

/** A square of the board, or null where something is off it. */
export const squareOrNowhere: Value<BoardSetting> = {
  read: (written, what, { grid }) => (written === null ? NOWHERE : readSquare(grid, written, what)),
  write: (square, { grid }) => (square === NOWHERE ? null : squareName(grid, square)),
  isSound: (square, { grid }) => square === NOWHERE || isOnBoard(grid, square),
  shape: () => ({ is: 'square' }),
};
