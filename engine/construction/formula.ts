/**
 * Formulas: `=floor(size / 5) * 2 + 2`, in the Common Expression Language.
 *
 * Source of the language: https://cel.dev; what is used of it: docs/constraints/formulas.md. All numbers
 * are numbers (CEL tells whole ones from others, designers do not). A formula is refused when it could
 * run long: it has no loop within a loop, and no pattern matching. What cannot be computed is a
 * `FormulaError`, never Infinity; with a name that has no value it is null, unless the formula says
 * what then: `default(card.limit, 4)`.
 */
import type { ASTNode } from '@marcbachmann/cel-js';
import type { Lookup } from '../filter.ts';
import { environment, withSafeDivisions } from './formula-language.ts';

/** Why a formula cannot be read or computed; `at` counts characters from the one behind `=`. */
export interface FormulaProblem {
  readonly problem: 'syntax' | 'too-long' | 'no-value';
  /** What the reader of the language says, or the name without a value. */
  readonly detail: string;
  readonly at: number;
}

export class FormulaError extends Error {
  readonly found: FormulaProblem;

  constructor(found: FormulaProblem) {
    super(found.detail);
    this.found = found;
  }
}

export interface Formula {
  /** Names that it reads, each once. */
  readonly names: readonly string[];
  /** Throws a `FormulaError`. */
  readonly evaluate: (lookup: Lookup) => unknown;
}

/** `=name`, or `=name.field` for a name that means a card. */

const NAME = /^=[A-Za-z][A-Za-z0-9]*(\.[A-Za-z][A-Za-z0-9]*)?$/;

/** Whether a value is more than `=name`. */
export function isFormula(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('=') && !NAME.test(value);
}

/** Compiles the text behind `=`; throws a `FormulaError`. */
export function compileFormula(text: string): Formula {
  const { source, position } = asNumbers(text);
  const parsed = parse(source, position);
  const names = new Set<string>();
  collect(parsed.ast, names, 0);
  const run = environment.parse(withSafeDivisions(parsed.ast));
  const known = new Map<string, unknown>();
  const list = [...names];
  return {
    names: list,
    evaluate(lookup) {
      // The same numbers come again and again, from card to card and from deck to deck.
      const key = keyOf(list, lookup);
      if (key !== null && known.has(key)) return known.get(key);
      const { context, hasNull } = contextOf(list, lookup);
      try {
        const value = compute(() => run(context));
        if (known.size >= MOST_KNOWN) known.clear();
        if (key !== null) known.set(key, value);
        return value;
      } catch (error) {
        if (hasNull) return null;
        throw error;
      }
    },
  };
}

/** Results of one formula that are remembered, and the letters of what they come from. */
const MOST_KNOWN = 500;
const LONGEST = 40;

/** What a formula is computed from, where that is short; null where it holds a list or a card. */
function keyOf(names: readonly string[], lookup: Lookup): string | null {
  let key = '';
  for (const name of names) {
    const value = lookup(name) ?? null;
    if (typeof value === 'string' && value.length <= LONGEST) key += `"${value}\n`;
    else if (typeof value === 'number' || typeof value === 'boolean') key += `${value}\n`;
    else if (value === null) key += '\n';
    else return null;
  }
  return key;
}

/** The values of the names, `a.b` as `b` in `a`. */
function contextOf(
  names: Iterable<string>,
  lookup: Lookup,
): { context: Record<string, unknown>; hasNull: boolean } {
  const context: Record<string, unknown> = {};
  let hasNull = false;
  for (const name of names) {
    const value = lookup(name) ?? null;
    hasNull ||= value === null;
    const [head = '', field] = name.split('.');
    if (field === undefined) context[head] = value;
    else context[head] = { ...(context[head] as object | undefined), [field]: value };
  }
  return { context, hasNull };
}

type Position = (offset: number) => number;

function parse(source: string, position: Position) {
  try {
    const parsed = environment.parse(source);
    const { valid, error } = parsed.check();
    if (valid) return parsed;
    throw error ?? new Error('invalid');
  } catch (error) {
    throw new FormulaError({ problem: 'syntax', ...detailOf(error, position) });
  }
}

function compute(run: () => unknown): unknown {
  let value: unknown;
  try {
    value = run();
  } catch (error) {
    const { detail } = detailOf(error, () => 0);
    throw new FormulaError({ problem: 'no-value', detail, at: 0 });
  }
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new FormulaError({ problem: 'no-value', detail: 'not a finite number', at: 0 });
  }
  return value;
}

/** The first line of what the reader says: the others draw the place. */
function detailOf(error: unknown, position: Position): Omit<FormulaProblem, 'problem'> {
  const { message, range } = error as { message?: unknown; range?: { start?: unknown } };
  const start = typeof range?.start === 'number' ? range.start : 0;
  return { detail: plainly(String(message).split('\n')[0] ?? ''), at: position(start) };
}

/** What the library says in words of programmers; the rest is clear as it is. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/^found no matching overload for '(\w+)\(.*$/, 'there is no function "$1" for such values'],
  [/^no such overload: (.*)$/, 'these values do not go together: $1'],
  [/^Unexpected token: EOF$/, 'the formula ends too early'],
];

function plainly(message: string): string {
  const [pattern, words] = PLAIN.find(([pattern]) => pattern.test(message)) ?? [];
  return pattern === undefined || words === undefined ? message : message.replace(pattern, words);
}

const TOKENS = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[A-Za-z_][A-Za-z0-9_]*|\d+(?:\.\d+)?/g;

/** Writes whole numbers as `5.0`, so that 7 / 2 is 3.5 and 5 may be beside 2.5. */
function asNumbers(text: string): { source: string; position: Position } {
  const insertions: number[] = [];
  const source = text.replace(TOKENS, (token: string, offset: number) => {
    if (!/^\d+$/.test(token)) return token;
    insertions.push(offset + token.length);
    return `${token}.0`;
  });
  const position: Position = (offset) => {
    const before = insertions.filter((at, index) => at + index * 2 < offset).length;
    return Math.max(0, offset - before * 2);
  };
  return { source, position };
}

const LOOPS = new Set(['all', 'exists', 'exists_one', 'map', 'filter']);

/** Gathers names; refuses a loop in a loop, and patterns, whose time nobody can bound. */
function collect(
  node: ASTNode,
  names: Set<string>,
  depth: number,
  own: readonly string[] = [],
): void {
  const { op, args } = node as { op: string; args: unknown };
  if (op === 'value') return;
  if (op === 'id') {
    if (!own.includes(String(args))) names.add(String(args));
    return;
  }
  if (op === '.') {
    const [object, field] = args as [{ op: string; args: unknown }, string];
    if (object.op === 'id' && !own.includes(String(object.args))) {
      names.add(`${String(object.args)}.${field}`);
      return;
    }
  }
  if (op === 'rcall') {
    const [method, receiver, given] = args as [string, ASTNode, ASTNode[]];
    if (method === 'matches') refuse(node, method);
    collect(receiver, names, depth, own);
    const variable = LOOPS.has(method) ? given[0] : undefined;
    if (variable !== undefined && depth > 0) refuse(node, method);
    const inner = variable === undefined ? own : [...own, nameIn(variable)];
    for (const part of given) collect(part, names, depth + (variable === undefined ? 0 : 1), inner);
    return;
  }
  for (const part of partsOf(args)) collect(part, names, depth, own);
}

/** The name that an identifier is. */
function nameIn({ args }: ASTNode): string {
  return typeof args === 'string' ? args : '';
}

function refuse({ pos }: ASTNode, detail: string): never {
  throw new FormulaError({ problem: 'too-long', detail, at: pos });
}

function partsOf(args: unknown): readonly ASTNode[] {
  if (Array.isArray(args)) return args.flatMap(partsOf);
  return typeof args === 'object' && args !== null && 'op' in args ? [args as ASTNode] : [];
}
