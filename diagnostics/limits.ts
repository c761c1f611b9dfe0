/** Numbers of cards in the words of deck errors. */
import { both, count, oneOf, show } from './english.ts';

/** How many copies a deck must have: exactly, or from `min` to `max`. */
export interface Limit {
  readonly expected?: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** `exactly 36 cards`, `at least 2 cards`, `from 2 to 4 cards`. */
export function describeLimit({ expected, min, max }: Limit): string {
  if (expected !== undefined) return `exactly ${count(expected, 'card')}`;
  if (min !== undefined && max !== undefined) return `from ${min} to ${count(max, 'card')}`;
  if (min !== undefined) return `at least ${count(min, 'card')}`;
  return max === undefined ? 'any number of cards' : `at most ${count(max, 'card')}`;
}

/** `exactly 3`, `at least 2`, `from 2 to 4`. */
export function describeBound({ expected, min, max }: Limit): string {
  if (expected !== undefined) return `exactly ${expected}`;
  if (min !== undefined && max !== undefined) return `from ${min} to ${max}`;
  if (min !== undefined) return `at least ${min}`;
  return max === undefined ? 'anything' : `at most ${max}`;
}

/** `Remove 6.`: what a sum is too high or too low by. */
export function correctionOfSum(limit: Limit, actual: number): string | undefined {
  const low = limit.expected ?? limit.min;
  const high = limit.expected ?? limit.max;
  if (low !== undefined && actual < low) return `Add ${difference(low, actual)}.`;
  if (high !== undefined && actual > high) return `Remove ${difference(actual, high)}.`;
  return undefined;
}

/** Without what computers add to 0.3 - 0.1. */
function difference(more: number, less: number): number {
  return Number((more - less).toPrecision(12));
}

/** `Add 1 card.`: the smallest change that meets the limit. */
export function correction(limit: Limit, actual: number): string | undefined {
  const low = limit.expected ?? limit.min;
  const high = limit.expected ?? limit.max;
  if (low !== undefined && actual < low) return `Add ${count(low - actual, 'card')}.`;
  if (high !== undefined && actual > high) return `Remove ${count(actual - high, 'card')}.`;
  return undefined;
}

/**
 * The fields that a rule names beside its own words, since each game has its own:
 * `rank "veteran" and race "orc"`; empty when there are none.
 */
export function describeFields(params: object, own: readonly string[]): string {
  const fields = Object.entries(params).filter(([name]) => !own.includes(name));
  return both(fields.map(([name, value]) => `${name} ${show(value)}`));
}

/** A filter over card fields: `class "archer"`; a filter that is more than a few values, as it is written. */
export function describeFilter(where: unknown): string {
  if (typeof where !== 'object' || where === null) return '';
  const fields = Object.entries(where);
  if (Array.isArray(where) || !fields.every(([, value]) => isPlain(value))) return show(where);
  return both(
    fields.map(([field, value]) => `${field} ${Array.isArray(value) ? oneOf(value) : show(value)}`),
  );
}

function isPlain(value: unknown): boolean {
  return Array.isArray(value)
    ? value.every((item) => typeof item !== 'object')
    : typeof value !== 'object';
}
