/**
 * Reads a filter as written in YAML into a tree.
 *
 * The language: docs/constraints/filters.md. Compiling the tree: match.ts; what it mentions: inspect.ts.
 * Never throws: what cannot be read becomes a problem, and a condition that no card meets.
 */
import type { Path } from '../plain-data.ts';
import { isMapping } from '../plain-data.ts';

/**
 * A filter over the fields of a component (or the choices of a deck) as plain data.
 * Several keys in a map must all hold; a list of maps means that one of them must.
 */
export type Where = readonly Where[] | { readonly [field: string]: unknown };

export type Scalar = string | number | boolean | null;

export type Operand =
  | { readonly type: 'literal'; readonly value: Scalar; readonly path: Path }
  /** `=name`: known only when a deck is judged. */
  | { readonly type: 'name'; readonly name: string; readonly path: Path }
  /** Whole-number bounds, both included; infinite when omitted. */
  | { readonly type: 'range'; readonly from: number; readonly to: number; readonly path: Path };

const comparisons = ['lt', 'le', 'gt', 'ge', 'multipleOf'] as const;
const memberships = ['ne', 'has', 'hasAll', 'hasNone', 'within'] as const;

export type Comparison = (typeof comparisons)[number];
export type Operator = 'is' | 'exists' | Comparison | (typeof memberships)[number];

/** The words that may be in a map under a field, in the order of the documentation. */
const operators: readonly string[] = [...memberships, ...comparisons, 'exists'];

export interface Test {
  readonly type: 'test';
  readonly field: string;
  readonly operator: Operator;
  readonly operands: readonly Operand[];
  /** Place of the value, or of the operator, in the filter. */
  readonly path: Path;
}

export type FilterNode =
  | Test
  | { readonly type: 'all' | 'any'; readonly of: readonly FilterNode[] }
  | { readonly type: 'not'; readonly of: FilterNode };

export interface FilterProblem {
  readonly problem:
    | 'not-a-filter'
    | 'not-a-value'
    | 'not-a-number'
    | 'not-a-boolean'
    | 'empty-list'
    | 'empty-range'
    | 'unknown-operator'
    | 'unsupported';
  readonly path: Path;
  /** What is there. */
  readonly found: unknown;
}

export interface ParsedFilter {
  readonly node: FilterNode;
  readonly problems: readonly FilterProblem[];
}

type Refuse = (problem: FilterProblem['problem'], path: Path, found: unknown) => void;

const never: FilterNode = { type: 'any', of: [] };

const range = /^(-?\d+)?\.\.(-?\d+)?$/;

/** Paths begin with `path`, the place of the filter in its document. */
export function parseFilter(where: unknown, path: Path = []): ParsedFilter {
  const problems: FilterProblem[] = [];
  const refuse: Refuse = (problem, path, found) => problems.push({ problem, path, found });
  return { node: readFilter(where, path, refuse), problems };
}

/** The name in `=name`, or null for any other value. */
export function nameOf(value: unknown): string | null {
  return typeof value === 'string' && value.startsWith('=') ? value.slice(1) : null;
}

function readFilter(where: unknown, path: Path, refuse: Refuse): FilterNode {
  if (Array.isArray(where)) return readFilters('any', where, path, refuse);
  if (!isMapping(where)) {
    refuse('not-a-filter', path, where);
    return never;
  }
  return allOf(
    Object.entries(where).map(([key, value]) => readKey(key, value, [...path, key], refuse)),
  );
}

function readKey(key: string, value: unknown, path: Path, refuse: Refuse): FilterNode {
  switch (key) {
    case 'any':
    case 'all':
      return readFilters(key, value, path, refuse);
    case 'not':
      return { type: 'not', of: readFilter(value, path, refuse) };
    case 'when':
      refuse('unsupported', path, key);
      return never;
    default:
      return readMatcher(key, value, path, refuse);
  }
}

function readFilters(type: 'any' | 'all', list: unknown, path: Path, refuse: Refuse): FilterNode {
  if (!Array.isArray(list) || list.length === 0) {
    refuse(Array.isArray(list) ? 'empty-list' : 'not-a-filter', path, list);
    return never;
  }
  return { type, of: list.map((item, i) => readFilter(item, [...path, i], refuse)) };
}

function readMatcher(field: string, value: unknown, path: Path, refuse: Refuse): FilterNode {
  if (!isMapping(value)) return readTest(field, 'is', value, path, refuse);
  const words = Object.entries(value);
  if (words.length === 0) refuse('not-a-value', path, value);
  return allOf(
    words.map(([word, operand]) => {
      const at = [...path, word];
      if (isOperator(word)) return readTest(field, word, operand, at, refuse);
      refuse(word === 'matches' ? 'unsupported' : 'unknown-operator', at, word);
      return never;
    }),
  );
}

function readTest(
  field: string,
  operator: Operator,
  value: unknown,
  path: Path,
  refuse: Refuse,
): FilterNode {
  const operands = Array.isArray(value)
    ? value.map((item, i) => readOperand(item, [...path, i], refuse))
    : [readOperand(value, path, refuse)];
  if (operands.length === 0) refuse('empty-list', path, value);
  if (isComparison(operator) && !isNumberOrName(value)) refuse('not-a-number', path, value);
  if (operator === 'exists' && typeof value !== 'boolean') refuse('not-a-boolean', path, value);
  return { type: 'test', field, operator, operands: operands.filter((o) => o !== null), path };
}

function readOperand(value: unknown, path: Path, refuse: Refuse): Operand | null {
  if (!isScalar(value)) {
    refuse('not-a-value', path, value);
    return null;
  }
  const name = nameOf(value);
  if (name !== null) return { type: 'name', name, path };
  const bounds = typeof value === 'string' ? range.exec(value) : null;
  if (bounds === null) return { type: 'literal', value, path };
  const from = bounds[1] === undefined ? -Infinity : Number(bounds[1]);
  const to = bounds[2] === undefined ? Infinity : Number(bounds[2]);
  if (from > to || value === '..') refuse('empty-range', path, value);
  return { type: 'range', from, to, path };
}

function allOf(nodes: readonly FilterNode[]): FilterNode {
  const [only] = nodes;
  return nodes.length === 1 && only !== undefined ? only : { type: 'all', of: nodes };
}

function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function isOperator(word: string): word is Operator {
  return operators.includes(word);
}

function isComparison(operator: Operator): operator is Comparison {
  return comparisons.some((comparison) => comparison === operator);
}

function isNumberOrName(value: unknown): boolean {
  return typeof value === 'number' || nameOf(value) !== null;
}
