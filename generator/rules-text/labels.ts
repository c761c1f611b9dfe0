/** What is in bold before the sentence of an effect: "Awakening 180, 1 AP, range {cross}". */
import type { Path } from '../../diagnostics/index.ts';
import { isNot } from './clauses.ts';
import type { Language } from './language.ts';
import { asksFor, printPhrase, type Placed } from './phrase.ts';
import {
  type ReadValue,
  type Position,
  type Reader,
  readPhrase,
  type SlotValues,
} from './read-phrase.ts';
import type { Run } from './runs.ts';
import type { Scope, Slot } from './slot.ts';
import { labelScope, valuesOf } from './word-slot.ts';

/** A label and what it stands for. */
type Label =
  | { readonly of: 'condition'; readonly value: unknown }
  | { readonly of: 'cost'; readonly value: SlotValues }
  | { readonly of: 'trigger'; readonly value: SlotValues }
  | { readonly of: 'limit'; readonly value: unknown };

/** What labels say of an effect. */
interface Labelled {
  readonly on?: string;
  readonly params: SlotValues;
  readonly if: readonly unknown[];
  readonly cost?: SlotValues;
  readonly limit?: unknown;
}

export type EffectEntry = Readonly<Record<string, unknown>>;

/** Whether a condition is a label, and no clause. Only a clause can deny what has no words for its contrary. */
export function isLabel(condition: unknown, language: Language): boolean {
  const isDenied = isNot(condition);
  const inner = isDenied ? condition.not : condition;
  const word = language.word('conditions', String((inner as { is?: unknown }).is));
  if (word?.label !== true) return false;
  return !isDenied || asksFor(language.phrase(word.phrase), 'negated');
}

/** The labels of an effect in their order: conditions, costs, that of the trigger, the limit. */
export function labelsOf(effect: EffectEntry, place: Path, language: Language): Placed[] {
  const conditions = (effect['if'] ?? []) as readonly unknown[];
  const costs = Object.entries((effect['cost'] ?? {}) as SlotValues);
  const labels: { label: Label; at: Path }[] = [
    ...conditions.flatMap((value, index) =>
      isLabel(value, language)
        ? [{ label: { of: 'condition', value } as const, at: ['if', index] }]
        : [],
    ),
    ...costs.map(([name, value]) => ({
      label: { of: 'cost', value: { [name]: value } } as const,
      at: ['cost'],
    })),
    { label: { of: 'trigger', value: effect }, at: [] },
    ...(effect['limit'] === undefined
      ? []
      : [{ label: { of: 'limit', value: effect['limit'] } as const, at: ['limit'] }]),
  ];
  return labels
    .map(({ label, at }) => ({ value: label, place: [...place, ...at] }))
    .filter(({ value, place: at }) => labelSlot(language).print(value, at, 'plain').length > 0);
}

/** `value`: labels as `labelsOf` gives them. */
export function labelsSlot(language: Language): Slot {
  const one = labelSlot(language);
  const phrase = language.sentence('labels');
  const placed: Slot = {
    ...one,
    print(value, _, look) {
      const { value: label, place } = value as Placed;
      return one.print(label, place, look);
    },
  };
  const scope = (rest: Slot): Scope => ({
    slots: new Map([
      ['first', placed],
      ['rest', rest],
    ]),
    optional: new Set(),
    given: {},
    locale: language.locale,
  });
  const labels: Slot = {
    print(value, place, look) {
      const [first, ...rest] = value as readonly Placed[];
      if (rest.length === 0) return placed.print(first, place, look);
      const values = { first: { value: first, place }, rest: { value: rest, place } };
      return printPhrase(phrase, scope(labels), values);
    },
    read: (reader, from, look) => [
      ...one.read(reader, from, look).map(({ value, next }) => ({ value: [value], next })),
      ...reader.once('labels', from, () =>
        readPhrase(phrase, scope(labels), reader, from).map(({ value, next }) => ({
          value: [value['first'], ...(value['rest'] as readonly unknown[])],
          next,
        })),
      ),
    ],
    key: () => 'some',
    number: (value) => (value as readonly unknown[]).length,
    candidates: [],
  };
  return labels;
}

/** What labels that were read say together; null when they contradict each other. */
export function joinLabels(labels: readonly Label[]): Labelled | null {
  const triggers = labels.flatMap((label) => (label.of === 'trigger' ? [label.value] : []));
  const limits = labels.flatMap((label) => (label.of === 'limit' ? [label.value] : []));
  if (triggers.length > 1 || limits.length > 1) return null;
  const { on, ...params } = triggers[0] ?? {};
  const costs = labels.flatMap((label) => (label.of === 'cost' ? [label.value] : []));
  return {
    ...(typeof on === 'string' ? { on } : {}),
    params,
    if: labels.flatMap((label) => (label.of === 'condition' ? [label.value] : [])),
    ...(costs.length === 0 ? {} : { cost: Object.assign({}, ...costs) as SlotValues }),
    ...(limits.length === 0 ? {} : { limit: limits[0] }),
  };
}

function labelSlot(language: Language): Slot {
  const limits = language.words('limits');
  const plain = language.words('conditions', null, { negated: 'no', last: 'yes' });
  const denied = language.words('conditions', null, { negated: 'yes', last: 'yes' });
  return {
    print(value, place, look) {
      const label = value as Label;
      if (label.of === 'limit') return limits.print(label.value, place, look);
      if (label.of === 'cost') return printCost(label.value, place, language);
      if (label.of === 'trigger') return printTrigger(label.value, place, language);
      return isNot(label.value)
        ? denied.print(label.value.not, [...place, 'not'], look)
        : plain.print(label.value, place, look);
    },
    read: (reader, from, look) => [
      ...limits.read(reader, from, look).map(labelled('limit')),
      ...plain.read(reader, from, look).filter(isLabelWord).map(labelled('condition')),
      ...denied
        .read(reader, from, look)
        .map(({ value, next }) => ({ value: { not: value }, next }))
        .filter(isLabelWord)
        .map(labelled('condition')),
      ...readCosts(reader, from, language).map(labelled('cost')),
      ...readTriggers(reader, from, language).map(labelled('trigger')),
    ],
    key: () => '',
    number: () => null,
    candidates: [],
  };

  function isLabelWord({ value }: ReadValue): boolean {
    return isLabel(value, language);
  }
}

function labelled(of: Label['of']): (found: ReadValue) => ReadValue {
  return ({ value, next }) => ({ value: { of, value }, next });
}

function printCost(cost: SlotValues, place: Path, language: Language): Run[] {
  return Object.entries(cost).flatMap(([name, value]) => {
    const word = language.word('costs', name);
    return word === undefined ? [] : language.value(word).print(value, [...place, name], 'plain');
  });
}

function readCosts(reader: Reader, from: Position, language: Language): ReadValue[] {
  return [...language.vocabulary.groups.costs.values()].flatMap((word) =>
    language
      .value(word)
      .read(reader, from, 'plain')
      .map(({ value, next }) => ({ value: { [word.name]: value }, next })),
  );
}

function printTrigger(effect: SlotValues, place: Path, language: Language): Run[] {
  const word = language.word('triggers', String(effect['on']));
  if (word?.label === undefined || word.label === true) return [];
  const runs = printPhrase(
    language.phrase(word.label),
    language.scope(word, {}),
    valuesOf(effect, place),
  );
  return runs.some(({ text }) => text !== '') ? runs : [];
}

function readTriggers(reader: Reader, from: Position, language: Language): ReadValue[] {
  return [...language.vocabulary.groups.triggers.values()].flatMap((word) => {
    if (word.label === undefined || word.label === true) return [];
    const phrase = language.phrase(word.label);
    return readPhrase(phrase, labelScope(word, phrase, language), reader, from)
      .filter(({ next }) => next.at > from.at)
      .map(({ value, next }) => ({ value: { on: word.name, ...value }, next }));
  });
}
