/** What a constraint of construction.yaml mentions. */
import type { Path } from '../plain-data.ts';
import { definitionOf } from './compiled-constraint.ts';
import {
  inspectFilterKey,
  inspectKey,
  knowing,
  mention,
  seenIn,
  type CardFilter,
  type Findings,
} from './inspect-keys.ts';
import type { Constraint } from './rules.ts';

export function inspectConstraint(constraint: Constraint, path: Path, found: Findings): void {
  const definition = definitionOf(constraint.use);
  if (definition === undefined) {
    const problem = 'unknown-constraint';
    found.problems.push({ problem, path: [...path, 'use'], found: constraint.use });
  }
  mention(constraint.in, [...path, 'in'], found.sections);
  for (const [key, value] of Object.entries(constraint)) {
    const at = [...path, key];
    const kind = Object.hasOwn(definition?.keys ?? {}, key) ? definition?.keys[key] : undefined;
    const from = found.filters.length;
    if (key === 'if') inspectFilterKey(value, at, found.choices, found);
    else if (kind === 'constraints' && Array.isArray(value)) {
      // What is attached to a unit is in no section of its own.
      const inUnits = knowing(found, unitName(constraint), 'sum');
      value.forEach((inner, i) => inspectConstraint(inner as Constraint, [...at, i], inUnits));
    } else if (kind !== undefined) {
      inspectKey(kind, value, at, found);
      seenIn(found.filters, from, constraint.in);
      if (key !== 'where') seenBeside(found.filters, from, constraint['where']);
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
    for (const key of ['copies', 'points']) {
      for (const name of Object.keys(mapOf(list[key]))) {
        found.cards.push({ name, path: [...at, key, name] });
      }
    }
    mention(list['cards'], [...at, 'cards'], found.cards);
  }
}

function mapOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}
