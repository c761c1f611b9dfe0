import { both, either, show } from './words.ts';

/** A property whose value decides what may stand beside it. */
export interface Decider {
  readonly property: string;
  /** As written; undefined when the property is left out. */
  readonly value: unknown;
}

/** `when class is "infantry"`. */
export function when(deciders: readonly Decider[]): string {
  if (deciders.length === 0) return 'here';
  return `when ${both(deciders.map(state))}`;
}

/** `, or change class`: the other way out; empty when it is not known. */
export function otherwiseChange(deciders: readonly Decider[]): string {
  if (deciders.length === 0) return '';
  return `, or change ${either(deciders.map(({ property }) => property))}`;
}

function state({ property, value }: Decider): string {
  return value === undefined ? `${property} is left out` : `${property} is ${show(value)}`;
}
