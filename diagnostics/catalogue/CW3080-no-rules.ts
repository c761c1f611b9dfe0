import { defineDiagnostic } from '../define.ts';

export const noRules = defineDiagnostic<Record<string, never>>({
  code: 'CW3080',
  name: 'no-rules',
  severity: 'error',
  title: 'There are no rules to print',
  message: () => 'The game has no rules.md.',
  hint: () => 'Write the rules as Markdown: rules.md, and rules.ja.md for a translation.',
});
