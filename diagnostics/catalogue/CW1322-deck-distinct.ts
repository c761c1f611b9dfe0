import { defineDiagnostic } from '../define.ts';
import { boundWords, type Limit } from '../limits.ts';
import { listed, show } from '../words.ts';

export const deckDistinct = defineDiagnostic<
  Limit & {
    actual: number;
    values: readonly unknown[];
    readonly [field: string]: unknown;
  }
>({
  code: 'CW1322',
  name: 'deck-distinct',
  severity: 'error',
  title: 'The cards have too many or too few different values of a field',
  message: ({ values, actual, ...limit }) =>
    `There are ${actual} different values (${listed(values)}); there must be ${boundWords(limit)}.`,
  hint: ({ values, expected, max, actual }) => {
    const most = expected ?? max;
    if (most === undefined || actual <= most) return undefined;
    return `The rarest is ${show(values[0])}: do without its cards.`;
  },
});
