import { defineDiagnostic } from '../define.ts';

export const vendorBack = defineDiagnostic<{ vendor: string }>({
  code: 'CW3063',
  name: 'vendor-back',
  severity: 'error',
  title: 'Cards without backs for a print service that needs them',
  message: ({ vendor }) =>
    `${vendor} takes fronts and backs in turn; this sheet has no backs, and every second card would become one.`,
  hint: () => 'Give the sheet a "back" in print.yaml.',
});
