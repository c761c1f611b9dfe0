/** Named values (`let`): literals, formulas, measures of the deck, and the only card of a section. */
import type { Lookup } from '../filter.ts';
import type { DeckView } from './constraint.ts';
import { compileMeasure } from './measure.ts';
import type { NamedValue } from './rules.ts';
import { compileValue } from './keys.ts';
import { isMapping } from '../plain-data.ts';

/** What cards of the deck make of named values: first every `set`, then every `add`. */
export interface Changes {
  readonly set: ReadonlyMap<string, unknown>;
  readonly add: ReadonlyMap<string, number>;
}

export interface NamedValues {
  /** The names that a name depends on, itself included; those of choices and options too. */
  dependencies(names: readonly string[]): ReadonlySet<string>;
  /** A lookup over the values for one deck. `outer` knows choices and options. Each is computed once. */
  bind(view: DeckView, outer: Lookup, changes?: Changes): Lookup;
}

interface Compiled {
  readonly names: readonly string[];
  readonly read: (view: DeckView, lookup: Lookup) => unknown;
}

export function compileValues(declared: Readonly<Record<string, NamedValue>>): NamedValues {
  const values = new Map(
    Object.entries(declared).map(([name, value]) => [name, compileNamed(value)] as const),
  );
  if (values.size === 0) return noValues;
  return {
    dependencies: (names) => reach(names, (name) => values.get(name)?.names ?? []),
    bind(view, outer, changes) {
      const known = new Map<string, unknown>();
      const lookup: Lookup = (name) => {
        // Nearly all names are those of values: nothing is taken apart for them.
        if (values.has(name)) return read(name);
        const [head = '', field] = name.split('.');
        const value = values.has(head) ? read(head) : outer(name);
        return field === undefined || !values.has(head) ? value : fieldOf(value, field);
      };
      const read = (name: string): unknown => {
        if (known.has(name)) return known.get(name);
        known.set(name, undefined); // a value that depends on itself has none
        const value = changed(name, changes, () => values.get(name)?.read(view, lookup));
        known.set(name, value);
        return value;
      };
      return lookup;
    },
  };
}

const noValues: NamedValues = {
  dependencies: (names) => new Set(names),
  bind: (_, outer) => outer,
};

function compileNamed(value: NamedValue): Compiled {
  if (isMapping(value) && 'card' in value) {
    const section = value.card;
    return { names: [], read: (view) => onlyCard(view, section) };
  }
  if (isMapping(value)) return compileMeasure(value);
  const { names, read } = compileValue(value);
  return { names, read: (_, lookup) => read(lookup) };
}

/** Null unless the section holds exactly one known card. */
function onlyCard(view: DeckView, section: string): unknown {
  const { cards } = view.within([section]);
  return cards.length === 1 ? (cards[0]?.card ?? null) : null;
}

function changed(name: string, changes: Changes | undefined, read: () => unknown): unknown {
  const value = changes?.set.has(name) === true ? changes.set.get(name) : read();
  const added = changes?.add.get(name);
  return typeof value === 'number' && added !== undefined ? value + added : value;
}

function fieldOf(value: unknown, field: string): unknown {
  return isMapping(value) ? value[field] : undefined;
}

/** Everything that can be reached over `next`, the beginnings included. */
export function reach(
  from: readonly string[],
  next: (name: string) => readonly string[],
): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const head = name.split('.')[0] ?? name;
    if (seen.has(head)) return;
    seen.add(head);
    next(head).forEach(visit);
  };
  from.forEach(visit);
  return seen;
}
