/** A constraint of construction.yaml joined with its definition. */
import { compileOpenFilter, type Fields, type Lookup } from '../filter.ts';
import type { Path } from '../path.ts';
import type { ConstraintDefinition, DeckView } from './constraint.ts';
import { constraints } from './constraints/index.ts';
import { violation, type Refuse } from './report.ts';
import type { Constraint, Violation } from './types.ts';
import { compileWords } from './words.ts';

export interface CompiledConstraint {
  /** Choices and options on which it depends, through `if` or `=name`. */
  readonly names: readonly string[];
  /** Whether `if` lets a deck with these choices and options through. */
  applies(values: Fields, lookup: Lookup): boolean;
  check(deck: DeckView, refuse: Refuse): void;
}

const definitions: ReadonlyMap<string, ConstraintDefinition> = new Map(
  constraints.map((definition) => [definition.name, definition]),
);

/** The definition behind `use:`, or undefined. */
export function definitionOf(use: string): ConstraintDefinition | undefined {
  return definitions.get(use);
}

export function compileConstraint(constraint: Constraint, index: number): CompiledConstraint {
  const definition = definitionOf(constraint.use);
  if (definition === undefined)
    throw new RangeError(`No constraint is called "${constraint.use}".`);
  const words = compileWords(constraint, definition.words);
  const condition = constraint.if === undefined ? null : compileOpenFilter(constraint.if);
  const sections = constraint.in === undefined ? null : [constraint.in].flat();
  const place = { rulePath: ['constraints', index], constraint: definition.name };
  const report = (word: string, params: Violation['params'], path: Path): Violation => {
    const own = constraint[word];
    const code = typeof own === 'string' ? own : undefined;
    const { clause } = constraint;
    const standard = definition.codes[word] ?? definition.codes.code;
    return violation(standard, { code, clause }, { params, path, ...place });
  };
  return {
    names: [...words.names, ...(condition?.fields ?? []), ...(condition?.names ?? [])],
    applies: (values, lookup) => condition === null || condition.test(values, lookup),
    check(deck, refuse) {
      const seen = sections === null ? deck : deck.within(sections);
      definition.check(
        seen,
        words.options(deck.lookup),
        (params, { path = [], as = 'code' } = {}) => refuse(report(as, params, path)),
      );
    },
  };
}
