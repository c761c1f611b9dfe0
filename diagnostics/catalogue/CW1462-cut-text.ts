import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const cutText = defineDiagnostic<{
  /** What is left of it. */
  text: string;
  /** What is read as a comment. */
  comment: string;
}>({
  code: 'CW1462',
  name: 'cut-text',
  severity: 'warning',
  title: 'A text that ends at a number sign',
  message: ({ text, comment }) =>
    `The text is only ${quote(text)}: ${quote(comment)} is read as a comment.`,
  hint: () =>
    'Put the whole text in quotes; where a comment is meant, write a space behind the number sign.',
});
