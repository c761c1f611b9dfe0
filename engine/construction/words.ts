/** Reads the words of a constraint once, so that judging a deck only looks up `=name`. */
import { compileOpenFilter, nameOf, type Lookup } from '../filter.ts';
import type { WordKind, Words } from './constraint.ts';
import type { Constraint } from './types.ts';

/** The options of a constraint for one deck. */
export type Options = Readonly<Record<string, unknown>>;

export interface CompiledWords {
  /** Every name that stands behind `=`, each once. */
  readonly names: readonly string[];
  options(lookup: Lookup): Options;
}

export function compileWords(constraint: Constraint, words: Words): CompiledWords {
  const fixed: Record<string, unknown> = {};
  const open: [word: string, value: unknown][] = [];
  const names = new Set<string>();
  for (const [word, kind] of Object.entries(words)) {
    const value = constraint[word];
    if (value === undefined) continue;
    if (isFilterKind(kind)) {
      const filter = compileOpenFilter(value);
      for (const name of filter.names) names.add(name);
      fixed[word] = filter;
    } else {
      const used = namesIn(value);
      for (const name of used) names.add(name);
      if (used.length === 0) fixed[word] = value;
      else open.push([word, value]);
    }
  }
  return {
    names: [...names],
    options(lookup) {
      if (open.length === 0) return fixed;
      const resolved = open.map(([word, value]) => [word, resolve(value, lookup)]);
      return { ...fixed, ...Object.fromEntries(resolved) };
    },
  };
}

function isFilterKind(kind: WordKind): boolean {
  return kind === 'card-filter' || kind === 'choice-filter';
}

/** The values of names as parameters; a name without a value is null. */
export function namedValues(names: readonly string[], lookup: Lookup): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, lookup(name) ?? null]));
}

function namesIn(value: unknown): readonly string[] {
  const name = nameOf(value);
  if (name !== null) return [name];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
}

function resolve(value: unknown, lookup: Lookup): unknown {
  const name = nameOf(value);
  if (name !== null) return lookup(name);
  if (Array.isArray(value)) return value.map((item) => resolve(item, lookup));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, resolve(item, lookup)]),
  );
}
