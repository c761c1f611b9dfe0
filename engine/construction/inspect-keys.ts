/** What single keys of construction.yaml mention. */
import {
  inspectFilter,
  nameOf,
  type FieldUse,
  type FilterProblem,
  type NameUse,
} from '../filter.ts';
import type { Path } from '../plain-data.ts';
import type { KeyKind } from './constraint.ts';
import { compileFormula, FormulaError, isFormula, type FormulaProblem } from './formula.ts';

/** A place where a card field is named without being tested: `per: rank`, `same: [rank]`. */
export interface FieldMention {
  readonly field: string;
  readonly path: Path;
}

export interface CardFilter {
  readonly where: unknown;
  readonly path: Path;
  /** The sections whose cards it sees; of all when omitted. */
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

export interface Findings {
  readonly fields: (FieldMention | FieldUse)[];
  readonly choices: FieldUse[];
  readonly names: NameUse[];
  readonly sections: NameUse[];
  readonly switched: NameUse[];
  readonly changed: NameUse[];
  readonly formats: NameUse[];
  readonly cards: NameUse[];
  readonly filters: CardFilter[];
  readonly conditions: { readonly where: unknown; readonly path: Path }[];
  readonly problems: ConstructionProblem[];
  /** Names of cards that mean something at this place: `card`, `self`. */
  readonly cardNames: readonly string[];
}

/** The same findings at a place where more names of cards mean something. */
export function knowing(found: Findings, ...names: readonly string[]): Findings {
  return { ...found, cardNames: [...found.cardNames, ...names] };
}

export function inspectKey(kind: KeyKind, value: unknown, path: Path, found: Findings): void {
  if (typeof kind === 'object') {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    list.forEach((item, i) => {
      if (typeof item !== 'object' || item === null) return;
      for (const [key, written] of Object.entries(item)) {
        const inner = Object.hasOwn(kind.each, key) ? kind.each[key] : undefined;
        if (inner !== undefined) inspectKey(inner, written, [...path, i, key], found);
      }
    });
    return;
  }
  switch (kind) {
    case 'card-field':
    case 'card-fields':
      mentionFields(value, path, found);
      return;
    case 'card-number':
      if (typeof value === 'string' && !value.startsWith('=')) mentionFields(value, path, found);
      else inspectFormulas(value, path, knowing(found, 'card'));
      return;
    case 'value':
      inspectFormulas(value, path, found);
      return;
    case 'card-value':
      inspectFormulas(value, path, knowing(found, 'card'));
      return;
    case 'pair-value':
      inspectFormulas(value, path, knowing(found, 'a', 'b'));
      return;
    case 'card-filter':
      inspectFilterKey(value, path, found.fields, found);
      return;
    case 'choice-filter':
      inspectFilterKey(value, path, found.choices, found);
      return;
    case 'word':
    case 'constraints':
  }
}

function mentionFields(value: unknown, path: Path, { fields }: Findings): void {
  if (Array.isArray(value)) {
    value.forEach((field, i) => fields.push({ field: String(field), path: [...path, i] }));
  } else fields.push({ field: String(value), path });
}

export function inspectFilterKey(
  value: unknown,
  path: Path,
  into: (FieldMention | FieldUse)[] | FieldUse[],
  found: Findings,
): void {
  const { fields, names, problems } = inspectFilter(value, path);
  (into as FieldUse[]).push(...fields);
  for (const use of names) addName(use, found);
  found.problems.push(...problems);
  if (problems.length > 0) return;
  (into === found.fields ? found.filters : found.conditions).push({ where: value, path });
}

/** Names and formulas anywhere in a value. */
export function inspectFormulas(value: unknown, path: Path, found: Findings): void {
  if (isFormula(value)) {
    inspectFormula(value, path, found);
    return;
  }
  const name = nameOf(value);
  if (name !== null) addName({ name, path }, found);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    inspectFormulas(item, [...path, Array.isArray(value) ? Number(key) : key], found);
  }
}

function inspectFormula(text: string, path: Path, found: Findings): void {
  try {
    for (const name of compileFormula(text.slice(1)).names) addName({ name, path }, found);
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    found.problems.push({ problem: 'formula', path, found: error.found });
  }
}

/** Names of cards: their fields are those of cards. */
const OF_CARDS = ['card', 'self', 'unit', 'sum', 'a', 'b'];

function addName({ name, path }: NameUse, found: Findings): void {
  const [head = '', field] = name.split('.');
  if (field === undefined) found.names.push({ name, path });
  else if (found.cardNames.includes(head)) found.fields.push({ field, path });
  else if (OF_CARDS.includes(head)) {
    found.problems.push({ problem: 'name-out-of-place', path, found: name });
  } else found.names.push({ name: head, path });
}

/** A name, or each of a list. */
export function mention(written: unknown, path: Path, into: NameUse[]): void {
  const names: readonly unknown[] = Array.isArray(written) ? written : [written];
  names.forEach((name, i) => {
    if (typeof name !== 'string' || name.startsWith('=')) return;
    into.push({ name, path: Array.isArray(written) ? [...path, i] : path });
  });
}

/** Says which sections the filters from this index on see. */
export function seenIn(filters: CardFilter[], from: number, sections: unknown): void {
  if (sections === undefined) return;
  const names = [sections].flat().map(String);
  for (let i = from; i < filters.length; i += 1) {
    const filter = filters[i];
    if (filter !== undefined) filters[i] = { ...filter, sections: names };
  }
}
