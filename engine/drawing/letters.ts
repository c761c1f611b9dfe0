/** The letters of cards and units in drawings of a board. */
import type { Side } from '../seats.ts';

/** Something that is drawn. */
export interface Drawn {
  /** What shares a letter: owner and card, `P1 orc-ravager`. */
  readonly key: string;
  /** What the letter is taken from, if one of it is free. */
  readonly name: string;
  /** Upper case for the sides A, C, E …, lower case for B, D, F …; no two of them share a letter. */
  readonly side: Side;
}

/** A letter by key. */
export type Letters = ReadonlyMap<string, string>;

/** Stands for what has no letter of its own, because all are taken. */
const NO_LETTER = '*';

/** Letters for things in the order in which they come: of the name, else of the alphabet. */
export function lettersFor(things: Iterable<Drawn>): Letters {
  const letters = new Map<string, string>();
  const taken = new Set<string>();
  for (const { key, name, side } of things) {
    if (letters.has(key)) continue;
    const letter = freeLetter(name, side % 2 === 0, taken);
    letters.set(key, letter);
    taken.add(letter);
  }
  return letters;
}

function freeLetter(name: string, isUpper: boolean, taken: ReadonlySet<string>): string {
  const wanted = [...name, ...'abcdefghijklmnopqrstuvwxyz'].filter((letter) =>
    /[a-z]/.test(letter),
  );
  const cased = isUpper ? wanted.map((letter) => letter.toUpperCase()) : wanted;
  return cased.find((letter) => !taken.has(letter)) ?? NO_LETTER;
}

export function letterOf(letters: Letters, key: string): string {
  return letters.get(key) ?? NO_LETTER;
}
