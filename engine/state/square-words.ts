/** What scenarios ask of squares of a board by name: `(4,3): 9`, or a set of squares for each. */
import type { Square } from '../grid.ts';
import { compared, compareSquareSets, type Compare } from '../positions/compare.ts';
import { mapOf, readSquare } from '../positions/words.ts';
import type { BoardSetting, DeclaredState } from './kinds/part.ts';

/** A word with a value for each square that a scenario names. */
export function askedBySquare<Config extends BoardSetting>(
  valueOf: (state: DeclaredState<Config>, square: Square) => unknown,
): Compare<DeclaredState<Config>> {
  return (state, expected, word) =>
    Object.entries(mapOf(expected)).flatMap(([name, wanted]) => {
      const place = `${word}.${name}`;
      return compared(place, wanted, valueOf(state, readSquare(state.config.grid, name, place)));
    });
}

/** A word with a set of squares for each: how many, which, or drawn. */
export function squaresBySquare<Config extends BoardSetting>(
  squaresOf: (state: DeclaredState<Config>, square: Square) => readonly string[],
  options?: { readonly inOrder?: boolean },
): Compare<DeclaredState<Config>> {
  return (state, expected, word) =>
    compareSquareSets(
      word,
      expected,
      (name, place) => squaresOf(state, readSquare(state.config.grid, name, place)),
      options,
    );
}
