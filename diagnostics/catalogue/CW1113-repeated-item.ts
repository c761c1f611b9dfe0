import { defineDiagnostic } from '../define.ts';
import { show } from '../words.ts';

export const repeatedItem = defineDiagnostic<{
  value: unknown;
  /** Positions in the list, from 0. */
  first: number;
  second: number;
}>({
  code: 'CW1113',
  name: 'repeated-item',
  severity: 'error',
  title: 'A list says the same twice',
  message: ({ value, first, second }) =>
    `${show(value)} stands twice in this list, as entry ${first + 1} and as entry ${second + 1}.`,
  hint: () => 'Remove or change one of the two.',
});
