import type { Path } from '../../diagnostics/index.ts';
import type { Choosing, Phrase, PhraseNode } from './phrase.ts';
import { sentence, strong, type Run } from './runs.ts';
import { ABSENT, counted, selected, type Scope } from './slot.ts';

/** A value with its place on the card. */
export interface Placed {
  readonly value: unknown;
  readonly place: Path;
}

/** What the slots of a phrase hold; one that is left out prints nothing. */
export type Values = Readonly<Record<string, Placed>>;

export function printPhrase(phrase: Phrase, scope: Scope, values: Values): Run[] {
  return phrase.flatMap((node) => printNode(node, scope, values));
}

function printNode(node: PhraseNode, scope: Scope, values: Values): Run[] {
  if (node.node === 'words') return [{ kind: 'text', text: node.text }];
  if (node.node === 'keyword') return strong(printPhrase(node.inside, scope, values));
  if (node.node === 'sentence') {
    return sentence(printPhrase(node.inside, scope, values), scope.locale);
  }
  if (node.node === 'slot') {
    const held = values[node.name];
    if (held?.value === undefined) return [];
    return scope.slots.get(node.name)?.print(held.value, held.place, node.look) ?? [];
  }
  return printPhrase(node.cases.get(caseOf(node, scope, values)) ?? [], scope, values);
}

function caseOf(
  { node, name, cases }: Choosing,
  { slots, given, locale }: Scope,
  values: Values,
): string {
  const fixed = given[name];
  const value = values[name]?.value;
  const slot = slots.get(name);
  if (node === 'select') {
    const key = value === undefined ? ABSENT : (slot?.key(value) ?? ABSENT);
    return selected(cases.keys(), String(fixed ?? key));
  }
  const number =
    typeof fixed === 'number' ? fixed : value === undefined ? null : slot?.number(value);
  return counted(cases.keys(), number ?? null, locale);
}
