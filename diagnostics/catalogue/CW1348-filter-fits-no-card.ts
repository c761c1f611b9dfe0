import { defineDiagnostic } from '../define.ts';

export const filterFitsNoCard = defineDiagnostic<object>({
  code: 'CW1348',
  name: 'filter-fits-no-card',
  severity: 'warning',
  title: 'A filter that no card of the game fits',
  message: () => 'No card of the game fits this filter.',
  hint: () => 'Correct it, or remove the rule.',
});
