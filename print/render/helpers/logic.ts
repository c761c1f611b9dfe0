import { type Helper, numberValue } from './helper.ts';

/** What counts as true in templates: everything but nothing, `false`, an empty text and an empty list. */
export function isPresent(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === '') return false;
  return !Array.isArray(value) || value.length > 0;
}

const any = Infinity;

export const logic: readonly Helper[] = [
  { name: 'eq', takes: [2, 2], options: [], run: ([a, b]) => a === b },
  { name: 'ne', takes: [2, 2], options: [], run: ([a, b]) => a !== b },
  {
    name: 'gt',
    takes: [2, 2],
    options: [],
    run: ([a, b]) => numberValue('gt', a) > numberValue('gt', b),
  },
  {
    name: 'lt',
    takes: [2, 2],
    options: [],
    run: ([a, b]) => numberValue('lt', a) < numberValue('lt', b),
  },
  { name: 'and', takes: [1, any], options: [], run: (values) => values.every(isPresent) },
  { name: 'or', takes: [1, any], options: [], run: (values) => values.some(isPresent) },
  { name: 'not', takes: [1, 1], options: [], run: ([value]) => !isPresent(value) },
];
