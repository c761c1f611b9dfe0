import { failTemplate } from '../template-fault.ts';
import type { Helper } from './helper.ts';

export const builders: readonly Helper[] = [
  { name: 'array', takes: [0, Infinity], options: [], run: (values) => [...values] },
  { name: 'object', takes: [0, 0], options: 'any', run: (_, options) => ({ ...options }) },
  {
    name: 'concat',
    takes: [1, Infinity],
    options: [],
    run: (values) => values.map(piece).join(''),
  },
];

function piece(actual: unknown): string {
  if (typeof actual === 'string' || typeof actual === 'number') return String(actual);
  const expected = 'texts and numbers';
  return failTemplate('CW2008', { helper: 'concat', wrong: 'value', expected, actual });
}
