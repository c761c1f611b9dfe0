import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const styleSyntax = defineDiagnostic<{
  /** What the reader of CSS says: `Unclosed block`. */
  reason: string;
}>({
  code: 'CW2020',
  name: 'style-syntax',
  severity: 'error',
  title: 'The style sheet cannot be read',
  message: ({ reason }) => `This is not CSS: ${quote(reason)}.`,
  hint: () => 'Look for a missing brace, colon or semicolon before it.',
});
