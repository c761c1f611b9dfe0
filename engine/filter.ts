/**
 * Filters over card fields: `{ race: orc, rank: [elite, special] }`.
 *
 * The language: docs/constraints/filters.md. A filter is read and compiled once; testing a card
 * allocates nothing. Filters come from content: ask `inspectFilter` for problems before compiling,
 * a condition that cannot be read holds for no card.
 */
import { collectUses } from './filter/inspect.ts';
import { compileNode, type Fields, type Lookup, type Matcher } from './filter/match.ts';
import { parseFilter, type Where } from './filter/parse.ts';

export { inspectFilter } from './filter/inspect.ts';
export type { FieldUse, FilterInspection, NameUse } from './filter/inspect.ts';
export type { Fields, Lookup } from './filter/match.ts';
export { nameOf } from './filter/parse.ts';
export type { FilterProblem, Where } from './filter/parse.ts';

/** A compiled filter whose `=name` values are given at each test. */
export interface Filter {
  readonly test: Matcher;
  /** Fields tested, each once, in the order of the filter. */
  readonly fields: readonly string[];
  /** Names compared with, each once, in the order of the filter. */
  readonly names: readonly string[];
}

/** For filters that are tested for many decks: `=name` is looked up at each test. */
export function compileOpenFilter(where: unknown): Filter {
  const { node } = parseFilter(where);
  const { fields, names } = collectUses(node);
  return {
    test: compileNode(node),
    fields: [...new Set(fields.map(({ field }) => field))],
    names: [...new Set(names.map(({ name }) => name))],
  };
}

/** For filters that are tested in one setting: `resolve` gives the values of `=name`. */
export function compileFilter(where: Where, resolve: Lookup): (card: Fields) => boolean {
  const { test } = compileOpenFilter(where);
  return (card) => test(card, resolve);
}
