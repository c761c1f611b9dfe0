import { defineDiagnostic } from '../define.ts';

export const unescapedOutput = defineDiagnostic<Record<string, never>>({
  code: 'CW2006',
  name: 'unescaped-output',
  severity: 'error',
  title: 'A template writes something without escaping it',
  message: () => 'With three braces (or {{&}}) a text of the game would be read as HTML.',
  hint: () => 'Write two braces.',
});
