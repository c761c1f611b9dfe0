import { defineDiagnostic } from '../define.ts';

export const narrowMargin = defineDiagnostic<{
  /** In mm. */
  margin: number;
  reached: number;
}>({
  code: 'CW3030',
  name: 'narrow-margin',
  severity: 'warning',
  title: 'A margin that many printers cannot reach',
  message: ({ margin, reached }) =>
    `This game prints up to ${margin} mm from the edge of the paper; many printers reach only ${reached} mm.`,
  hint: () =>
    'Leave the margins out here, and say those of your own printer with --margins or --printer.',
});
