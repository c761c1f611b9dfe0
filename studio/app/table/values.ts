/** Values that positions hold, read without belief. */
import type { Place } from './geometry.ts';

export function placeIn(text: string): Place | null {
  const [, column, row] = /^\((-?\d+),(-?\d+)\)$/.exec(text) ?? [];
  return column === undefined ? null : [Number(column), Number(row)];
}

export function mapping(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}
