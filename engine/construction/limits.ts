/** Bounds on numbers of copies, for constraints that count, and the names of the parameters that violations have. */
import { inspectFilter } from '../filter.ts';

/** As resolved: a number, or null (and anything else that is no number) for no limit. */
export interface Limits {
  readonly exactly?: unknown;
  readonly min?: unknown;
  readonly max?: unknown;
}

/** `value` when it is a limit; null when there is none. */
export function limitOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/** A whole number of copies: `most` of a limit of 5.14 is 5. What is reported can be done. */
export function mostOf(value: unknown): number | null {
  const limit = limitOf(value);
  return limit === null ? null : Math.floor(settled(limit));
}

/** `least` of a limit of 5.14 is 6. */
export function leastOf(value: unknown): number | null {
  const limit = limitOf(value);
  return limit === null ? null : Math.ceil(settled(limit));
}

/** What computers make of 0.1 + 0.2 is 0.3. */
function settled(number: number): number {
  return Number.isInteger(number) ? number : Number(number.toPrecision(12));
}

/**
 * Parameters that say how a number of copies, cards or groups breaks the limits, or null when it keeps
 * them: `{ expected, actual }` for `exactly`; `{ min?, max?, limit, actual }` otherwise, where `limit`
 * is the bound that is broken.
 */
export function brokenLimit(
  actual: number,
  { exactly, min, max }: Limits,
): Readonly<Record<string, number>> | null {
  return broken(actual, { expected: limitOf(exactly), min: leastOf(min), max: mostOf(max) });
}

/** The same for a sum, which need not be whole. */
export function brokenSum(
  actual: number,
  { exactly, min, max }: Limits,
): Readonly<Record<string, number>> | null {
  const [expected = null, low = null, high = null] = [exactly, min, max].map((limit) => {
    const number = limitOf(limit);
    return number === null ? null : settled(number);
  });
  return broken(settled(actual), { expected, min: low, max: high });
}

interface Bounds {
  readonly expected: number | null;
  readonly min: number | null;
  readonly max: number | null;
}

function broken(
  actual: number,
  { expected, min, max }: Bounds,
): Readonly<Record<string, number>> | null {
  if (expected !== null) return actual === expected ? null : { expected, actual };
  const limit = min !== null && actual < min ? min : max !== null && actual > max ? max : null;
  if (limit === null) return null;
  return { ...(min !== null && { min }), ...(max !== null && { max }), limit, actual };
}

/** Whether adding cards could fix what these parameters say. */
export function isLacking({ actual, limit, expected }: Readonly<Record<string, unknown>>): boolean {
  const wanted = limit ?? expected;
  return typeof actual === 'number' && typeof wanted === 'number' && actual < wanted;
}

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

function filterFields(where: unknown): string[] {
  return where === undefined ? [] : inspectFilter(where).fields.map(({ field }) => field);
}

export function comparedNames(where: unknown): string[] {
  return where === undefined ? [] : inspectFilter(where).names.map(({ name }) => name);
}
