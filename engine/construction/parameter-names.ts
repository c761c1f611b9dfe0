/** Names of the parameters that violations have, as they follow from the words of a constraint. */
import { inspectFilter } from '../filter.ts';

/** A constraint as written. */
type Written = Readonly<Record<string, unknown>>;

/** Those of `brokenLimit`. */
export function limitNames({ exactly, min, max }: Written): string[] {
  return [
    'actual',
    ...(exactly === undefined ? [] : ['expected']),
    ...(min === undefined && max === undefined ? [] : ['limit']),
    ...(min === undefined ? [] : ['min']),
    ...(max === undefined ? [] : ['max']),
  ];
}

/** The field itself, or each of a list. */
export function fieldNames(fields: unknown): string[] {
  return [fields].flat().filter((field) => typeof field === 'string');
}

/** The fields that a filter tests and the names that it compares with. */
export function filterNames(where: unknown): string[] {
  return [...filterFields(where), ...comparedNames(where)];
}

export function filterFields(where: unknown): string[] {
  return where === undefined ? [] : inspectFilter(where).fields.map(({ field }) => field);
}

export function comparedNames(where: unknown): string[] {
  return where === undefined ? [] : inspectFilter(where).names.map(({ name }) => name);
}
