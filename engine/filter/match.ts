/** Turns the tree of a filter into functions, once; testing a card then only compares. */
import { isMapping } from '../plain-data.ts';
import type { FilterNode, Operand, Operator } from './parse.ts';

/** What a filter looks at: the fields of a component, the choices of a deck. */
export type Fields = Readonly<Record<string, unknown>>;

/** The value of `=name` for the deck being judged; undefined when there is none. */
export type Lookup = (name: string) => unknown;

export type Matcher = (fields: Fields, lookup: Lookup) => boolean;

export function compileNode(node: FilterNode): Matcher {
  if (node.type === 'test') return compileTest[node.operator](node.field, node.operands);
  if (node.type === 'not') return not(compileNode(node.of));
  const parts = node.of.map(compileNode);
  return node.type === 'all'
    ? (fields, lookup) => parts.every((part) => part(fields, lookup))
    : (fields, lookup) => parts.some((part) => part(fields, lookup));
}

type CompileTest = (field: string, operands: readonly Operand[]) => Matcher;

const compileTest: Readonly<Record<Operator, CompileTest>> = {
  is: contains,
  has: contains,
  ne: (field, operands) => not(contains(field, operands)),
  hasNone: (field, operands) => not(contains(field, operands)),
  hasAll: containsAll,
  within: liesWithin,
  lt: compares((value, bound) => value < bound),
  le: compares((value, bound) => value <= bound),
  gt: compares((value, bound) => value > bound),
  ge: compares((value, bound) => value >= bound),
  multipleOf: compares((value, bound) => value % bound === 0),
  exists,
};

/** Reads a field; `bases.base`, where no field is called so, is that of each entry of a list, as a list. */
function reader(field: string): (fields: Fields) => unknown {
  const dot = field.indexOf('.');
  if (dot < 0) return (fields) => fields[field];
  const list = field.slice(0, dot);
  const inner = reader(field.slice(dot + 1));
  return (fields) => {
    const entries = fields[list];
    if (Object.hasOwn(fields, field) || !Array.isArray(entries)) return fields[field];
    return entries.filter(isMapping).flatMap((entry) => elements(inner(entry)));
  };
}

function not(inner: Matcher): Matcher {
  return (fields, lookup) => !inner(fields, lookup);
}

/** A field that a card omits counts as null. */
function contains(field: string, operands: readonly Operand[]): Matcher {
  const matches = anyOperand(operands);
  const read = reader(field);
  return (fields, lookup) => {
    const value = read(fields) ?? null;
    return Array.isArray(value)
      ? value.some((element) => matches(element, lookup))
      : matches(value, lookup);
  };
}

function containsAll(field: string, operands: readonly Operand[]): Matcher {
  const tests = operands.map((operand) =>
    // A name may mean a list: then each of its values is asked for.
    operand.type === 'name' ? includesNamed(operand.name) : includesOne(compileOperand(operand)),
  );
  const read = reader(field);
  return (fields, lookup) => {
    const present = elements(read(fields));
    return tests.every((test) => test(present, lookup));
  };
}

type ListTest = (values: readonly unknown[], lookup: Lookup) => boolean;

function includesNamed(name: string): ListTest {
  return (values, lookup) => elements(lookup(name)).every((wanted) => values.includes(wanted));
}

function includesOne(test: ValueTest): ListTest {
  return (values, lookup) => values.some((value) => test(value, lookup));
}

function liesWithin(field: string, operands: readonly Operand[]): Matcher {
  const allowed = anyOperand(operands);
  const read = reader(field);
  return (fields, lookup) => elements(read(fields)).every((value) => allowed(value, lookup));
}

function exists(field: string, operands: readonly Operand[]): Matcher {
  const wanted = operands.some((operand) => operand.type === 'literal' && operand.value === true);
  const read = reader(field);
  return (fields) => isPresent(read(fields)) === wanted;
}

function compares(test: (value: number, bound: number) => boolean): CompileTest {
  return (field, [operand]) => {
    const bound = numberOf(operand);
    const read = reader(field);
    return (fields, lookup) => {
      const value = read(fields);
      const limit = bound(lookup);
      return typeof value === 'number' && typeof limit === 'number' && test(value, limit);
    };
  };
}

function numberOf(operand: Operand | undefined): (lookup: Lookup) => unknown {
  if (operand?.type === 'name') return (lookup) => lookup(operand.name);
  const value = operand?.type === 'literal' ? operand.value : null;
  return () => value;
}

/** Whether one value (an element, when the field is a list) is what an operand asks for. */
type ValueTest = (value: unknown, lookup: Lookup) => boolean;

function anyOperand(operands: readonly Operand[]): ValueTest {
  const tests = operands.map(compileOperand);
  const [only] = tests;
  if (tests.length === 1 && only !== undefined) return only;
  return (value, lookup) => tests.some((test) => test(value, lookup));
}

function compileOperand(operand: Operand): ValueTest {
  if (operand.type === 'literal') return (value) => value === operand.value;
  if (operand.type === 'range') {
    const { from, to } = operand;
    return (value) => typeof value === 'number' && value >= from && value <= to;
  }
  return (value, lookup) => {
    const named = lookup(operand.name);
    return Array.isArray(named) ? named.includes(value) : value === named;
  };
}

/** The values of a field as a list: none when it is omitted, one when it is no list. */
function elements(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

function isPresent(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false;
  return Array.isArray(value) ? value.length > 0 : true;
}
