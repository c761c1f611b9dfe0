/** Reads the keys of a constraint once, so that judging a deck only looks up what is open. */
import { compileOpenFilter, nameOf, type Lookup } from '../filter.ts';
import type { CompiledConstraint, CardValue, KeyKind, KeyKinds } from './constraint.ts';
import { compileFormula, isFormula } from './formula.ts';
import type { Card } from './types.ts';

/** The options of a constraint for one deck. */
export type Options = Readonly<Record<string, unknown>>;

export interface CompiledKeys {
  /** Every name that follows `=`, each once. */
  readonly names: readonly string[];
  options(lookup: Lookup): Options;
}

/** A key as read; `open` when it depends on the deck. */
export interface CompiledKey {
  readonly names: readonly string[];
  readonly open: boolean;
  readonly read: (lookup: Lookup) => unknown;
}

/** Compiles a constraint within another; `path` leads to it from the other. */
export type CompileInner = (
  constraint: unknown,
  path: readonly (string | number)[],
) => CompiledConstraint;

export function compileKeys(
  written: Readonly<Record<string, unknown>>,
  keys: KeyKinds,
  inner: CompileInner,
): CompiledKeys {
  const fixed: Record<string, unknown> = {};
  const open: [string, CompiledKey][] = [];
  const names = new Set<string>();
  for (const [name, kind] of Object.entries(keys)) {
    const value = written[name];
    if (value === undefined) continue;
    const key = compileKey(kind, value, name, inner);
    for (const used of key.names) names.add(used);
    if (key.open) open.push([name, key]);
    else fixed[name] = key.read(noNames);
  }
  return {
    names: [...names],
    options(lookup) {
      if (open.length === 0) return fixed;
      const options: Record<string, unknown> = { ...fixed };
      for (const [name, key] of open) options[name] = key.read(lookup);
      return options;
    },
  };
}

const noNames: Lookup = () => undefined;

function compileKey(kind: KeyKind, value: unknown, name: string, inner: CompileInner): CompiledKey {
  if (typeof kind === 'object') return compileList(kind.each, value, inner);
  switch (kind) {
    case 'card-filter':
    case 'choice-filter': {
      const filter = compileOpenFilter(value);
      return { names: filter.names, open: false, read: () => filter };
    }
    case 'card-value':
      return compileCardValue(value);
    case 'card-number': {
      const { names, read } = compileCardNumber(String(value));
      return { names, open: true, read };
    }
    case 'pair-value':
      return compilePairValue(value);
    case 'constraints': {
      const list = listOf(value).map((one, index) => inner(one, [name, index]));
      return { names: list.flatMap((one) => one.names), open: false, read: () => list };
    }
    case 'value':
      return compileValue(value);
    case 'card-field':
    case 'card-fields':
    case 'word':
      return constant(value);
  }
}

function compileList(keys: KeyKinds, value: unknown, inner: CompileInner): CompiledKey {
  const items = listOf(value).map((item) => compileKeys(mapOf(item), keys, inner));
  const names = items.flatMap((item) => item.names);
  return { names, open: true, read: (lookup) => items.map((item) => item.options(lookup)) };
}

/** What a card gives: a literal, the value of a name, or of a formula with the card in it. */
export function compileCardValue(value: unknown): CompiledKey {
  const key = compileValue(value);
  const outer = key.names.filter((name) => !isOfCard(name));
  const read = (lookup: Lookup): CardValue => {
    if (!key.open) return () => value;
    if (outer.length === key.names.length) {
      const same = key.read(lookup);
      return () => same;
    }
    return (card) => key.read((name) => (isOfCard(name) ? fieldOf(card, name) : lookup(name)));
  };
  return { names: outer, open: true, read };
}

/** The name of a field, or a formula with `card`, as a number of each card. */
export function compileCardNumber(value: string): {
  readonly names: readonly string[];
  readonly read: (lookup: Lookup) => CardValue;
} {
  if (!value.startsWith('=')) return { names: [], read: () => (card) => card[value] };
  const key = compileCardValue(value);
  return { names: key.names, read: (lookup) => key.read(lookup) as CardValue };
}

/** A formula with two cards, `a` and `b`. */
function compilePairValue(value: unknown): CompiledKey {
  const key = compileValue(value);
  const read = (lookup: Lookup) => (a: Card, b: Card) =>
    key.read((name) =>
      isOfPair(name) ? fieldOf(name.startsWith('a') ? a : b, name) : lookup(name),
    );
  return { names: key.names.filter((name) => !isOfPair(name)), open: true, read };
}

function isOfPair(name: string): boolean {
  return /^[ab]\./.test(name);
}

function isOfCard(name: string): boolean {
  return name.startsWith('card.');
}

/** The field that `card.field` means. */
function fieldOf(card: Card, name: string): unknown {
  return card[name.slice(name.indexOf('.') + 1)];
}

/** A value with every `=name` and formula in it replaced. */
export function compileValue(value: unknown): CompiledKey {
  if (isFormula(value)) {
    const { names, evaluate } = compileFormula(value.slice(1));
    return { names, open: true, read: evaluate };
  }
  const name = nameOf(value);
  if (name !== null) return { names: [name], open: true, read: (lookup) => lookup(name) };
  if (typeof value !== 'object' || value === null) return constant(value);
  const parts = Object.entries(value).map(([key, item]) => [key, compileValue(item)] as const);
  if (!parts.some(([, part]) => part.open)) return constant(value);
  const names = parts.flatMap(([, part]) => part.names);
  const readAll = (lookup: Lookup): (readonly [string, unknown])[] =>
    parts.map(([key, part]) => [key, part.read(lookup)]);
  return Array.isArray(value)
    ? { names, open: true, read: (lookup) => readAll(lookup).map(([, item]) => item) }
    : { names, open: true, read: (lookup) => Object.fromEntries(readAll(lookup)) };
}

function constant(value: unknown): CompiledKey {
  return { names: [], open: false, read: () => value };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function mapOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
}

/** The values of names as parameters; a name without a value is null. */
export function namedValues(names: readonly string[], lookup: Lookup): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, lookup(name) ?? null]));
}
