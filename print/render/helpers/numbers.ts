import { failTemplate } from '../strict-compiler.ts';
import { numberValue, type Helper } from './helper.ts';

/** More squares or copies than any sheet holds: a slip, not a wish. */
const LONGEST_RANGE = 10_000;

export const numbers: readonly Helper[] = [
  arithmetic('add', (a, b) => a + b),
  arithmetic('subtract', (a, b) => a - b),
  arithmetic('multiply', (a, b) => a * b),
  arithmetic('divide', (a, b) => a / b),
  {
    name: 'range',
    takes: [2, 2],
    options: [],
    run([from, to]) {
      const first = numberValue('range', from);
      const length = Math.max(0, numberValue('range', to) - first + 1);
      if (length <= LONGEST_RANGE) return Array.from({ length }, (_, index) => first + index);
      const expected = `a range of at most ${LONGEST_RANGE} numbers`;
      return failTemplate('CW2008', { helper: 'range', wrong: 'value', expected, actual: to });
    },
  },
];

function arithmetic(name: string, work: (a: number, b: number) => number): Helper {
  return {
    name,
    takes: [2, 2],
    options: [],
    run([a, b]) {
      const result = work(numberValue(name, a), numberValue(name, b));
      // Sums of tenths stay readable: 0.1 + 0.2 is 0.3.
      return numberValue(name, Math.round(result * 1e6) / 1e6);
    },
  };
}
