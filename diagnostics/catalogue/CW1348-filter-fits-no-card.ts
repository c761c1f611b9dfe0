import { defineDiagnostic } from '../define.ts';
import { oneOf } from '../words.ts';

export const filterFitsNoCard = defineDiagnostic<{
  /** Cards of the game fit, but none that stands in these. */
  sections?: readonly string[] | undefined;
  /** Cards of the game fit, but none that the filter of the whole constraint picks. */
  beside?: true | undefined;
}>({
  code: 'CW1348',
  name: 'filter-fits-no-card',
  severity: 'warning',
  title: 'A filter that no card of the game fits',
  message: ({ sections, beside }) => {
    if (sections !== undefined)
      return `No card that stands in ${oneOf(sections)} fits this filter.`;
    return beside === true
      ? 'No card that passes the "where" of this rule fits this filter.'
      : 'No card of the game fits this filter.';
  },
  hint: () => 'Correct it, or remove the rule.',
});
