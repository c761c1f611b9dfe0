/** Small pieces of English that several messages share. */
import { asYaml, cut, LIST_LIMIT, oneLine } from './shown.ts';

/** The text in double quotes, on one line, without control characters, cut when it is long. */
export function quote(text: string): string {
  return `"${oneLine(text)}"`;
}

/** A value as a reader of YAML knows it: `"orc"`, `12`, `[0, 0]`. */
export function show(value: unknown): string {
  return typeof value === 'string' ? quote(value) : asYaml(value, 'nothing');
}

/** A value with the word for its type: `the text "4"`, `a list`. */
export function describe(value: unknown): string {
  if (typeof value === 'string') return `the text ${quote(value)}`;
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'boolean') return `the word ${value}`;
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'a mapping';
  return 'nothing';
}

/** `a, b or c`. */
export function either(parts: readonly string[]): string {
  return join(parts, 'or');
}

/** `a, b and c`. */
export function both(parts: readonly string[]): string {
  return join(parts, 'and');
}

/** Quoted alternatives, not more than a reader takes in: `"a", "b" or "c"`. */
export function oneOf(values: readonly unknown[]): string {
  if (values.length <= LIST_LIMIT) return either(values.map(show));
  const shown = values.slice(0, LIST_LIMIT).map(show);
  return `${shown.join(', ')} or one of ${values.length - LIST_LIMIT} more`;
}

/** `1 card`, `3 cards`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** `is` after one, `are` after any other number. */
export function are(number: number): string {
  return number === 1 ? 'is' : 'are';
}

/** The question that proposes the nearest word, or what to do when there is none near. */
export function didYouMean(nearest: string | undefined, otherwise: string): string {
  return nearest === undefined ? otherwise : `Did you mean ${quote(nearest)}?`;
}

function join(parts: readonly string[], conjunction: string): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

/** Quoted, not more than a reader takes in: `"a", "b" and 3 more`. */
export function listed(values: readonly unknown[]): string {
  const shown = values.slice(0, LIST_LIMIT).map(show);
  if (values.length <= LIST_LIMIT) return both(shown);
  return `${shown.join(', ')} and ${values.length - LIST_LIMIT} more`;
}

/** Numbers by name: `crown 3, hills 2`. */
export function describeCounts(counts: Readonly<Record<string, number>>): string {
  const shown = Object.entries(counts).slice(0, LIST_LIMIT);
  const rest = Object.keys(counts).length - shown.length;
  const parts = shown.map(([name, value]) => `${cut(name)} ${value}`).join(', ');
  return rest > 0 ? `${parts}, and ${rest} more` : parts;
}

/** ` since 2026-07-01`, for a list that changes by date; empty for one that does not. */
export function describeSince(since: string | undefined): string {
  return since === undefined ? '' : ` since ${since}`;
}

/** What words of a vocabulary are called, by their group. */
const nouns: Readonly<Record<string, string>> = {
  triggers: 'trigger',
  conditions: 'condition',
  requirements: 'requirement',
  slots: 'slot',
  costs: 'cost',
  limits: 'limit',
  choices: 'choice',
  picks: 'name of a choice',
  targets: 'target',
  counts: 'count',
  operations: 'operation',
  durations: 'duration',
};

/** `operation`, of `operations`. */
export function nounOf(group: string): string {
  return nouns[group] ?? 'word';
}

/** `an operation`, of `operations`. */
export function aWordOf(group: string): string {
  const noun = nounOf(group);
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** A property whose value decides what may be beside it. */
export interface Decider {
  readonly property: string;
  /** As written; undefined when the property is missing. */
  readonly value: unknown;
}

/** `when class is "infantry"`. */
export function when(deciders: readonly Decider[]): string {
  if (deciders.length === 0) return 'here';
  return `when ${both(deciders.map(state))}`;
}

/** `, or change class`: the other remedy; empty when it is not known. */
export function otherwiseChange(deciders: readonly Decider[]): string {
  if (deciders.length === 0) return '';
  return `, or change ${either(deciders.map(({ property }) => property))}`;
}

function state({ property, value }: Decider): string {
  return value === undefined ? `${property} is missing` : `${property} is ${show(value)}`;
}
