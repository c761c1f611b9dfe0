import { defineDiagnostic } from '../define.ts';
import { show } from '../words.ts';

export const filterFitsNothing = defineDiagnostic<{
  /** As written. */
  filter: unknown;
}>({
  code: 'CW1421',
  name: 'filter-fits-nothing',
  severity: 'error',
  title: 'A filter that no card of the game fits',
  message: ({ filter }) => `No card of the game fits ${show(filter)}.`,
  hint: () => 'Widen the filter, or add a card that fits it.',
});
