/**
 * What construction.yaml mentions, for lints: fields that no card has, names of nothing, values that
 * no card can have, formulas that cannot be read. Knows no schema; the generator compares.
 */
import type { FieldUse, FilterProblem, NameUse } from '../filter.ts';
import type { Path } from '../path.ts';
import { definitionOf } from './compiled-constraint.ts';
import { formatCycle } from './formats.ts';
import type { FormulaProblem } from './formula.ts';
import {
  inspectFilterWord,
  inspectFormulas,
  inspectWord,
  knowing,
  type Findings,
} from './inspect-words.ts';
import type {
  CardChange,
  ChangedCards,
  Constraint,
  ConstructionRules,
  Effect,
  Format,
  NamedValue,
} from './types.ts';
import { reach } from './values.ts';

/** A place where a card field is named without being tested: `per: rank`, `same: [rank]`. */
export interface FieldMention {
  readonly field: string;
  readonly path: Path;
}

export interface CardFilter {
  readonly where: unknown;
  readonly path: Path;
  /** The sections whose cards it sees; of all when left out. */
  readonly sections?: readonly string[];
  /** The filter that a card must have passed before. */
  readonly beside?: unknown;
}

export type ConstructionProblem =
  | FilterProblem
  | { readonly problem: 'unknown-constraint'; readonly path: Path; readonly found: unknown }
  | { readonly problem: 'formula'; readonly path: Path; readonly found: FormulaProblem }
  /** A name of a card where there is no such card: `a.cost` outside of pairs. */
  | { readonly problem: 'name-out-of-place'; readonly path: Path; readonly found: string }
  /** Formats, or named values, that lead back to themselves. */
  | { readonly problem: 'cycle'; readonly path: Path; readonly found: readonly string[] };

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
  for (const word of ['set', 'add'] as const) {
    for (const [field, value] of Object.entries(change[word] ?? {})) {
      found.fields.push({ field, path: [...path, word, field] });
      inspectWord('card-value', value, [...path, word, field], found);
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
    if (condition !== undefined) inspectFilterWord(condition, [...at, 'if'], found.choices, found);
    if (size !== undefined) inspectFormulas(size, [...at, 'size'], found);
    if (accepts !== undefined) inspectFilterWord(accepts, [...at, 'accepts'], found.fields, found);
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
  for (const [word, written] of Object.entries(value)) {
    const at = [...path, word];
    if (word === 'where') inspectFilterWord(written, at, found.fields, found);
    else if (word === 'in' || word === 'card') mention(written, at, found.sections);
    else if (word === 'sum') inspectWord('card-number', written, at, found);
    else if (word === 'distinct' || word === 'values')
      inspectWord('card-field', written, at, found);
    else inspectFormulas(written, at, found);
  }
  if ('in' in value) seenIn(found.filters, from, value.in);
}

/** Says which sections the filters from this index on see. */
function seenIn(filters: CardFilter[], from: number, sections: unknown): void {
  if (sections === undefined) return;
  const names = [sections].flat().map(String);
  for (let i = from; i < filters.length; i += 1) {
    const filter = filters[i];
    if (filter !== undefined) filters[i] = { ...filter, sections: names };
  }
}

function inspectConstraint(constraint: Constraint, path: Path, found: Findings): void {
  const definition = definitionOf(constraint.use);
  if (definition === undefined) {
    const problem = 'unknown-constraint';
    found.problems.push({ problem, path: [...path, 'use'], found: constraint.use });
  }
  mention(constraint.in, [...path, 'in'], found.sections);
  for (const [word, value] of Object.entries(constraint)) {
    const at = [...path, word];
    const kind = Object.hasOwn(definition?.words ?? {}, word) ? definition?.words[word] : undefined;
    const from = found.filters.length;
    if (word === 'if') inspectFilterWord(value, at, found.choices, found);
    else if (kind === 'constraints' && Array.isArray(value)) {
      // What is attached to a unit stands in no section of its own.
      const inUnits = knowing(found, unitName(constraint), 'sum');
      value.forEach((inner, i) => inspectConstraint(inner as Constraint, [...at, i], inUnits));
    } else if (kind !== undefined) {
      inspectWord(kind, value, at, found);
      seenIn(found.filters, from, constraint.in);
      if (word !== 'where') seenBeside(found.filters, from, constraint['where']);
    }
  }
  mentionCards(constraint, path, found);
}

/** What a constraint `each` calls its units. */
export function unitName({ as }: Readonly<Record<string, unknown>>): string {
  return typeof as === 'string' ? as : 'unit';
}

/** Options, slots and exceptions are asked only of cards that the whole constraint means. */
function seenBeside(filters: CardFilter[], from: number, beside: unknown): void {
  if (beside === undefined) return;
  for (let i = from; i < filters.length; i += 1) {
    const filter = filters[i];
    if (filter !== undefined) filters[i] = { ...filter, beside };
  }
}

/** Ids in lists, where they name cards by id. */
function mentionCards(constraint: Constraint, path: Path, found: Findings): void {
  if (constraint.use === 'require') mention(constraint['card'], [...path, 'card'], found.cards);
  if (constraint.use === 'pool') {
    mention(constraint['plus'], [...path, 'plus'], found.cards);
    mention(constraint['minus'], [...path, 'minus'], found.cards);
  }
  if (constraint.use !== 'list' || constraint['by'] !== undefined) return;
  const dated = mapOf(constraint['dated']);
  const lists: [Path, Readonly<Record<string, unknown>>][] = [
    [path, constraint],
    ...Object.entries(dated).map(([day, list]): [Path, Readonly<Record<string, unknown>>] => [
      [...path, 'dated', day],
      mapOf(list),
    ]),
  ];
  for (const [at, list] of lists) {
    for (const word of ['copies', 'points']) {
      for (const name of Object.keys(mapOf(list[word]))) {
        found.cards.push({ name, path: [...at, word, name] });
      }
    }
    mention(list['cards'], [...at, 'cards'], found.cards);
  }
}

function inspectOneEffect(effect: Effect, path: Path, outside: Findings): void {
  const found = knowing(outside, 'self');
  const first = found.filters.length;
  if (effect.from !== undefined)
    inspectFilterWord(effect.from, [...path, 'from'], found.fields, found);
  seenIn(found.filters, first, effect.in);
  if (effect.if !== undefined) inspectFilterWord(effect.if, [...path, 'if'], found.choices, found);
  mention(effect.in, [...path, 'in'], found.sections);
  mention(effect.off, [...path, 'off'], found.switched);
  for (const word of ['set', 'add'] as const) {
    for (const [name, value] of Object.entries(effect[word] ?? {})) {
      found.changed.push({ name, path: [...path, word, name] });
      inspectFormulas(value, [...path, word, name], found);
    }
  }
  inspectFields(effect.change ?? {}, [...path, 'change'], found);
  inspectChangedCards(effect.cards ?? {}, [...path, 'cards'], found);
  for (const [day, cards] of Object.entries(effect.dated ?? {})) {
    inspectChangedCards(cards, [...path, 'dated', day], found);
  }
  if (effect.asOf !== undefined) inspectFormulas(effect.asOf, [...path, 'asOf'], found);
  if (effect.change?.where !== undefined) {
    inspectFilterWord(effect.change.where, [...path, 'change', 'where'], found.fields, found);
  }
  effect.constraints?.forEach((constraint, i) =>
    inspectConstraint(constraint, [...path, 'constraints', i], found),
  );
  for (const [name, list] of Object.entries(effect.options ?? {})) {
    found.switched.push({ name, path: [...path, 'options', name] });
    const kind = definitionOf('options')?.words['options'];
    if (kind !== undefined) inspectWord(kind, list, [...path, 'options', name], found);
  }
}

/** A name, or each of a list. */
function mention(written: unknown, path: Path, into: NameUse[]): void {
  const names: readonly unknown[] = Array.isArray(written) ? written : [written];
  names.forEach((name, i) => {
    if (typeof name !== 'string' || name.startsWith('=')) return;
    into.push({ name, path: Array.isArray(written) ? [...path, i] : path });
  });
}

function mapOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}
