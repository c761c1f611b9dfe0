/**
 * Formulas over one component: a name goes on through its lists and references, `bases.base.descriptors`,
 * and is looked up whole.
 */
import { serialize, type ASTNode } from '@marcbachmann/cel-js';
import { environment } from './formula-language.ts';
import { compileFormula, type Formula } from './formula.ts';

/** Compiles the text behind `=`; `names` are whole chains. Throws a `FormulaError`. */
export function compileChainedFormula(text: string): Formula {
  const { names } = compileFormula(text); // what is wrong is found in the text as it is written
  if (!names.some((name) => name.includes('.'))) return compileFormula(text);
  const chains = new Map<string, string>();
  const joined = withoutChains(environment.parse(text).ast, [], chains);
  const formula = compileFormula(serialize(joined as ASTNode));
  const chainOf = (name: string): string => chains.get(name) ?? name;
  return {
    names: formula.names.map(chainOf),
    evaluate: (lookup) => formula.evaluate((name) => lookup(chainOf(name))),
  };
}

/** The syntax tree with a name of one word for each chain; `own` are the variables of loops around it. */
function withoutChains(
  node: unknown,
  own: readonly unknown[],
  chains: Map<string, string>,
): unknown {
  if (Array.isArray(node)) return node.map((part) => withoutChains(part, own, chains));
  if (typeof node !== 'object' || node === null || !('op' in node)) return node;
  const { op, args } = node as { op: string; args: unknown };
  const chain = op === '.' ? chainAt(node) : null;
  if (chain !== null && !own.includes(chain[0])) {
    const name = `chain${chain.join('_')}`;
    chains.set(name, chain.join('.'));
    return { op: 'id', args: name };
  }
  const within = op === 'rcall' ? [...own, ...variablesOf(args)] : own;
  return { op, args: withoutChains(args, within, chains) };
}

/** `a.b.c` as its words; null for what does not begin with a name. */
function chainAt(node: unknown): string[] | null {
  const { op, args } = node as { op: string; args: unknown };
  if (op === 'id') return [String(args)];
  if (op !== '.') return null;
  const [object, field] = args as [unknown, string];
  const before = chainAt(object);
  return before === null ? null : [...before, field];
}

/** What a loop calls each entry: the first argument of `filter`, `exists`, … */
function variablesOf(args: unknown): unknown[] {
  const [, , given] = args as [string, unknown, readonly { op: string; args: unknown }[]];
  return given.length > 1 && given[0]?.op === 'id' ? [given[0].args] : [];
}
