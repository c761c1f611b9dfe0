/** What single words of construction.yaml mention. */
import { inspectFilter, nameOf, type FieldUse, type NameUse } from '../filter.ts';
import type { Path } from '../path.ts';
import type { WordKind } from './constraint.ts';
import { compileFormula, FormulaError, isFormula } from './formula.ts';
import type { CardFilter, ConstructionProblem, FieldMention } from './inspect.ts';

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

export function inspectWord(kind: WordKind, value: unknown, path: Path, found: Findings): void {
  if (typeof kind === 'object') {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    list.forEach((item, i) => {
      if (typeof item !== 'object' || item === null) return;
      for (const [word, written] of Object.entries(item)) {
        const inner = Object.hasOwn(kind.each, word) ? kind.each[word] : undefined;
        if (inner !== undefined) inspectWord(inner, written, [...path, i, word], found);
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
      inspectFilterWord(value, path, found.fields, found);
      return;
    case 'choice-filter':
      inspectFilterWord(value, path, found.choices, found);
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

export function inspectFilterWord(
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
