/**
 * What construction.yaml mentions, for lints: fields that no card has, names of nothing, values that
 * no card can have. Knows no schema; the generator compares.
 */
import {
  inspectFilter,
  nameOf,
  type FieldUse,
  type FilterProblem,
  type NameUse,
} from '../filter.ts';
import type { Path } from '../path.ts';
import { definitionOf } from './compiled-constraint.ts';
import type { WordKind, Words } from './constraint.ts';
import type { Constraint, ConstructionRules } from './types.ts';

/** A place where a card field is named without being tested: `per: rank`, `same: [rank]`. */
export interface FieldMention {
  readonly field: string;
  readonly path: Path;
}

export type ConstructionProblem =
  | FilterProblem
  | { readonly problem: 'unknown-constraint'; readonly path: Path; readonly found: unknown };

/** Paths begin at the top of construction.yaml. Everything is in the order of the document. */
export interface ConstructionInspection {
  /** Fields of cards. */
  readonly fields: readonly (FieldMention | FieldUse)[];
  /** Choices (or options) that filters test: keys of `if`, keys of a filter over choices. */
  readonly choices: readonly FieldUse[];
  /** `=name`: each is a choice or an option. */
  readonly names: readonly NameUse[];
  /** Names of sections that constraints are `in`. */
  readonly sections: readonly NameUse[];
  /** Empty when the rules can be compiled. */
  readonly problems: readonly ConstructionProblem[];
}

interface Findings {
  readonly fields: (FieldMention | FieldUse)[];
  readonly choices: FieldUse[];
  readonly names: NameUse[];
  readonly sections: NameUse[];
  readonly problems: ConstructionProblem[];
}

export function inspectConstruction(rules: ConstructionRules): ConstructionInspection {
  const found: Findings = { fields: [], choices: [], names: [], sections: [], problems: [] };
  rules.exchange?.same.forEach((field, i) =>
    found.fields.push({ field, path: ['exchange', 'same', i] }),
  );
  inspectSections(rules.sections ?? {}, found);
  if (rules.report?.sort !== undefined) {
    found.fields.push({ field: rules.report.sort, path: ['report', 'sort'] });
  }
  rules.constraints.forEach((constraint, i) =>
    inspectConstraint(constraint, ['constraints', i], found),
  );
  return found;
}

function inspectSections(
  sections: NonNullable<ConstructionRules['sections']>,
  found: Findings,
): void {
  for (const [name, { size, accepts }] of Object.entries(sections)) {
    const path = ['sections', name];
    if (size !== undefined) inspectWord('value', size, [...path, 'size'], found);
    if (accepts !== undefined) inspectWord('card-filter', accepts, [...path, 'accepts'], found);
  }
}

function inspectConstraint(constraint: Constraint, path: Path, found: Findings): void {
  const definition = definitionOf(constraint.use);
  if (definition === undefined) {
    const problem = 'unknown-constraint';
    found.problems.push({ problem, path: [...path, 'use'], found: constraint.use });
  }
  const { in: sections = [] } = constraint;
  [sections].flat().forEach((name, i) => {
    const at = Array.isArray(sections) ? [i] : [];
    found.sections.push({ name, path: [...path, 'in', ...at] });
  });
  const kinds: Words = { ...definition?.words, if: 'choice-filter' };
  for (const [word, value] of Object.entries(constraint)) {
    const kind = Object.hasOwn(kinds, word) ? kinds[word] : undefined;
    if (kind !== undefined) inspectWord(kind, value, [...path, word], found);
  }
}

function inspectWord(kind: WordKind, value: unknown, path: Path, found: Findings): void {
  switch (kind) {
    case 'card-field':
      found.fields.push({ field: String(value), path });
      return;
    case 'value':
      collectNames(value, path, found.names);
      return;
    case 'card-filter':
    case 'choice-filter': {
      const { fields, names, problems } = inspectFilter(value, path);
      (kind === 'card-filter' ? found.fields : found.choices).push(...fields);
      found.names.push(...names);
      found.problems.push(...problems);
    }
  }
}

function collectNames(value: unknown, path: Path, names: NameUse[]): void {
  const name = nameOf(value);
  if (name !== null) names.push({ name, path });
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    collectNames(item, [...path, Array.isArray(value) ? Number(key) : key], names);
  }
}
