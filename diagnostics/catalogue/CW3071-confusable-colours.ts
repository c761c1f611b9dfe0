import { defineDiagnostic } from '../define.ts';
import { both, quote } from '../words.ts';

export const confusableColours = defineDiagnostic<{
  /** By which the cards are told apart. */
  field: string;
  values: readonly [string, string];
  /** Who confuses them; empty for everybody. */
  deficiencies: readonly string[];
}>({
  code: 'CW3071',
  name: 'confusable-colours',
  severity: 'warning',
  title: 'Cards that shall be told apart look alike',
  message: ({ field, values, deficiencies }) => {
    const who = deficiencies.length === 0 ? 'everybody' : `people with ${both([...deficiencies])}`;
    return `The cards of ${field} ${both(values.map(quote))} look alike to ${who}.`;
  },
  hint: () =>
    'Make one of them lighter or darker, or give each a sign of its own: a shape tells more than a colour.',
});
