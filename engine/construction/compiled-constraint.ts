/** A constraint of construction.yaml joined with its definition. */
import type {
  CompiledConstraint,
  ConstraintDefinition,
  Counted,
  DeckView,
  Report,
} from './constraint.ts';
import { compileOpenFilter, type Lookup } from '../filter.ts';
import type { Path } from '../plain-data.ts';
import { judgeCodes, violation, type Refuse } from './report.ts';
import { constraints } from './constraints/index.ts';
import { FormulaError } from './formula.ts';
import { isLacking } from './limits.ts';
import type { Constraint } from './rules.ts';
import { compileKeys, type CompileInner } from './keys.ts';

const definitions: ReadonlyMap<string, ConstraintDefinition> = new Map(
  constraints.map((definition) => [definition.name, definition]),
);

/** The definition behind `use:`, or undefined. */
export function definitionOf(use: string): ConstraintDefinition | undefined {
  return definitions.get(use);
}

/** `rulePath` is its place in construction.yaml, or in the card whose own rule it is. */
export function compileConstraint(constraint: Constraint, rulePath: Path): CompiledConstraint {
  const definition = definitionOf(constraint.use);
  if (definition === undefined)
    throw new RangeError(`No constraint is called "${constraint.use}".`);
  const inner: CompileInner = (one, path) =>
    compileConstraint(one as Constraint, [...rulePath, ...path]);
  const keys = compileKeys(constraint, definition.keys, inner);
  const condition = constraint.if === undefined ? null : compileOpenFilter(constraint.if);
  const sections = constraint.in === undefined ? null : [constraint.in].flat();
  const reportTo = compileReporter(constraint, definition, rulePath);
  return {
    name: constraint.name,
    names: [...keys.names, ...(condition?.fields ?? []), ...(condition?.names ?? [])],
    applies(lookup) {
      if (condition === null) return true;
      const values = condition.fields.map((field) => [field, lookup(field)]);
      return condition.test(Object.fromEntries(values), lookup);
    },
    check(deck, refuse) {
      const report = reportTo(refuse, deck.isUnit === true);
      try {
        const seen = sections === null ? deck : withLookup(deck.within(sections), deck.lookup);
        definition.check(seen, keys.options(deck.lookup), report);
      } catch (error) {
        if (!(error instanceof FormulaError)) throw error;
        const place = { path: [], rulePath, constraint: definition.name };
        refuse(violation(judgeCodes.formula, {}, { params: { ...error.found }, ...place }));
      }
    },
  };
}

/** The same cards, seen by names that only some know: `self.banner`. */
export function withLookup(deck: DeckView, lookup: Lookup): DeckView {
  if (deck.lookup === lookup) return deck;
  // What the view makes only when it is asked for is not made here.
  return Object.assign(Object.create(deck) as DeckView, { lookup });
}

/** Of what was added up, that with which it is more than the limit, and all after it. */
function tooMuch(
  counted: readonly Counted[],
  { limit, expected, actual }: Parameters<Report>[0],
): readonly Counted[] {
  const most = limit ?? expected;
  if (typeof most !== 'number' || typeof actual !== 'number' || actual < most) return [];
  let sum = 0;
  return counted.filter(({ amount }) => {
    sum += amount;
    return amount > 0 && sum > most;
  });
}

/** Makes violations of what a definition reports. */
function compileReporter(
  constraint: Constraint,
  { name, codes }: ConstraintDefinition,
  rulePath: Path,
): (refuse: Refuse, isUnit: boolean) => Report {
  const { clause, severity } = constraint;
  return (refuse, isUnit) => {
    const report = (...[params, at = {}]: Parameters<Report>): void => {
      const { cards: blamed = [], counted = [], as = 'code' } = at;
      const cards = isUnit && blamed.length === 0 ? tooMuch(counted, params) : blamed;
      const [first, ...others] = cards;
      const own = constraint[as];
      const code = typeof own === 'string' ? own : undefined;
      const path = at.path ?? first?.path ?? [];
      const place = { params, path, rulePath, constraint: name };
      refuse({
        ...violation(codes[as] ?? '', { code, clause }, place),
        ...(severity === 'warning' && { severity }),
        ...(isLacking(params) && { lacking: true }),
        ...(others.length > 0 && { also: others.map((card) => card.path) }),
      });
    };
    return Object.assign(report, { refuse });
  };
}
