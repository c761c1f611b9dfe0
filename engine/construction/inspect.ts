/**
 * What construction.yaml mentions, for lints: fields that no card has, names of nothing, values that
 * no card can have, formulas that cannot be read. Knows no schema; the generator compares.
 */
import type { FieldUse, NameUse } from '../filter.ts';
import type { Path } from '../plain-data.ts';
import { definitionOf } from './compiled-constraint.ts';
import { formatCycle } from './formats.ts';
import { inspectConstraint } from './inspect-constraint.ts';
import {
  inspectFilterKey,
  inspectFormulas,
  inspectKey,
  knowing,
  mention,
  seenIn,
  type CardFilter,
  type ConstructionProblem,
  type FieldMention,
  type Findings,
} from './inspect-keys.ts';
import type {
  CardChange,
  ChangedCards,
  ConstructionRules,
  Effect,
  Format,
  NamedValue,
} from './rules.ts';
import { reach } from './values.ts';

/** Paths begin at the top of construction.yaml. Everything is in the order of the document. */
export interface ConstructionInspection {
  /** Fields of cards. */
  readonly fields: readonly (FieldMention | FieldUse)[];
  /** Choices (or options, or named values) that filters test: keys of `if`, keys of a filter over choices. */
  readonly choices: readonly FieldUse[];
  /** `=name`: each is a choice, an option or a named value. */
  readonly names: readonly NameUse[];
  /** Names of sections that constraints are `in`. */
  readonly sections: readonly NameUse[];
  /** Names of constraints that `off` names. */
  readonly switched: readonly NameUse[];
  /** Names of `let` that effects change. */
  readonly changed: readonly NameUse[];
  /** Formats that others extend. */
  readonly formats: readonly NameUse[];
  /** Ids of cards that lists and `require` name. */
  readonly cards: readonly NameUse[];
  /** Filters over cards that can be read. */
  readonly filters: readonly CardFilter[];
  /** Filters over choices and named values that can be read. */
  readonly conditions: readonly { readonly where: unknown; readonly path: Path }[];
  /** Empty when the rules can be compiled. */
  readonly problems: readonly ConstructionProblem[];
}

export function inspectConstruction(rules: ConstructionRules): ConstructionInspection {
  const found: Findings = newFindings();
  rules.exchange?.same.forEach((field, i) =>
    found.fields.push({ field, path: ['exchange', 'same', i] }),
  );
  if (rules.report?.sort !== undefined) {
    found.fields.push({ field: rules.report.sort, path: ['report', 'sort'] });
  }
  inspectChanges(rules.changes, found);
  inspectPart(rules, [], found);
  for (const [name, format] of Object.entries(rules.formats ?? {})) {
    const path = ['formats', name];
    inspectPart(format, path, found);
    mention(format.extends, [...path, 'extends'], found.formats);
    mention(format.off, [...path, 'off'], found.switched);
    const cycle = formatCycle(rules.formats ?? {}, name);
    if (cycle !== null) {
      found.problems.push({ problem: 'cycle', path: [...path, 'extends'], found: cycle });
    }
  }
  return found;
}

/** The rule that a card carries under `deck`; paths begin there. */
export function inspectEffect(effect: Effect): ConstructionInspection {
  const found = newFindings();
  inspectOneEffect(effect, [], found);
  return found;
}

function newFindings(): Findings {
  return {
    fields: [],
    choices: [],
    names: [],
    sections: [],
    switched: [],
    changed: [],
    formats: [],
    cards: [],
    filters: [],
    conditions: [],
    problems: [],
    cardNames: [],
  };
}

function inspectChanges(changes: ConstructionRules['changes'], found: Findings): void {
  if (changes === undefined) return;
  found.fields.push({ field: changes.from, path: ['changes', 'from'] });
  const before = found.names.length;
  inspectFields(changes, ['changes'], found);
  // The boxes that are ticked are no choice.
  const names = found.names.splice(before).filter(({ name }) => name !== 'boxes');
  found.names.push(...names);
}

/** Fields of cards that get other values. */
function inspectFields(change: Pick<CardChange, 'set' | 'add'>, path: Path, found: Findings): void {
  for (const key of ['set', 'add'] as const) {
    for (const [field, value] of Object.entries(change[key] ?? {})) {
      found.fields.push({ field, path: [...path, key, field] });
      inspectKey('card-value', value, [...path, key, field], found);
    }
  }
}

function inspectChangedCards(cards: ChangedCards, path: Path, found: Findings): void {
  for (const [name, change] of Object.entries(cards)) {
    found.cards.push({ name, path: [...path, name] });
    inspectFields(change, [...path, name], found);
  }
}

/** What formats may have as well as the rules outside of them. */
type Part = Pick<Format, 'let' | 'sections' | 'effects' | 'constraints'>;

function inspectPart(part: Part, path: Path, found: Findings): void {
  for (const [name, { size, accepts, if: condition }] of Object.entries(part.sections ?? {})) {
    const at = [...path, 'sections', name];
    if (condition !== undefined) inspectFilterKey(condition, [...at, 'if'], found.choices, found);
    if (size !== undefined) inspectFormulas(size, [...at, 'size'], found);
    if (accepts !== undefined) inspectFilterKey(accepts, [...at, 'accepts'], found.fields, found);
  }
  inspectLet(part.let ?? {}, [...path, 'let'], found);
  part.constraints?.forEach((constraint, i) =>
    inspectConstraint(constraint, [...path, 'constraints', i], found),
  );
  part.effects?.forEach((effect, i) => inspectOneEffect(effect, [...path, 'effects', i], found));
}

function inspectLet(
  values: Readonly<Record<string, NamedValue>>,
  path: Path,
  found: Findings,
): void {
  const uses = new Map<string, readonly string[]>();
  for (const [name, value] of Object.entries(values)) {
    const before = found.names.length;
    inspectNamed(value, [...path, name], found);
    uses.set(
      name,
      found.names.slice(before).map((use) => use.name),
    );
  }
  for (const [name, direct] of uses) {
    const reached = reach(direct, (one) => uses.get(one) ?? []);
    if (!reached.has(name)) continue;
    found.problems.push({ problem: 'cycle', path: [...path, name], found: [name, ...direct] });
  }
}

function inspectNamed(value: NamedValue, path: Path, found: Findings): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    inspectFormulas(value, path, found);
    return;
  }
  const from = found.filters.length;
  for (const [key, written] of Object.entries(value)) {
    const at = [...path, key];
    if (key === 'where') inspectFilterKey(written, at, found.fields, found);
    else if (key === 'in' || key === 'card') mention(written, at, found.sections);
    else if (key === 'sum') inspectKey('card-number', written, at, found);
    else if (key === 'distinct' || key === 'values') inspectKey('card-field', written, at, found);
    else inspectFormulas(written, at, found);
  }
  if ('in' in value) seenIn(found.filters, from, value.in);
}

function inspectOneEffect(effect: Effect, path: Path, outside: Findings): void {
  const found = knowing(outside, 'self');
  const first = found.filters.length;
  if (effect.from !== undefined)
    inspectFilterKey(effect.from, [...path, 'from'], found.fields, found);
  seenIn(found.filters, first, effect.in);
  if (effect.if !== undefined) inspectFilterKey(effect.if, [...path, 'if'], found.choices, found);
  mention(effect.in, [...path, 'in'], found.sections);
  mention(effect.off, [...path, 'off'], found.switched);
  for (const key of ['set', 'add'] as const) {
    for (const [name, value] of Object.entries(effect[key] ?? {})) {
      found.changed.push({ name, path: [...path, key, name] });
      inspectFormulas(value, [...path, key, name], found);
    }
  }
  inspectFields(effect.change ?? {}, [...path, 'change'], found);
  inspectChangedCards(effect.cards ?? {}, [...path, 'cards'], found);
  for (const [day, cards] of Object.entries(effect.dated ?? {})) {
    inspectChangedCards(cards, [...path, 'dated', day], found);
  }
  if (effect.asOf !== undefined) inspectFormulas(effect.asOf, [...path, 'asOf'], found);
  if (effect.change?.where !== undefined) {
    inspectFilterKey(effect.change.where, [...path, 'change', 'where'], found.fields, found);
  }
  effect.constraints?.forEach((constraint, i) =>
    inspectConstraint(constraint, [...path, 'constraints', i], found),
  );
  for (const [name, list] of Object.entries(effect.options ?? {})) {
    found.switched.push({ name, path: [...path, 'options', name] });
    const kind = definitionOf('options')?.keys['options'];
    if (kind !== undefined) inspectKey(kind, list, [...path, 'options', name], found);
  }
}
