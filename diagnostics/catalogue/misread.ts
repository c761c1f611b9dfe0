import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

/** YAML that can be read, but hardly as it was meant. */
export const misread = {
  CW1460: defineDiagnostic<{
    /** The line at which the entry begins. */
    text: string;
  }>({
    code: 'CW1460',
    name: 'missing-dash',
    severity: 'error',
    title: 'An entry of a list without its dash',
    message: ({ text }) => `${quote(text)} begins a new entry of the list, without its "- ".`,
    hint: () => 'Write "- " before it, in the column of the other dashes.',
  }),

  CW1461: defineDiagnostic<{
    /** As written, from its first character to the closing parenthesis. */
    text: string;
  }>({
    code: 'CW1461',
    name: 'cut-at-comma',
    severity: 'error',
    title: 'A text in brackets is cut at its comma',
    message: ({ text }) => `Inside brackets, ${quote(text)} is not one text: its comma ends it.`,
    hint: ({ text }) => `Put it in quotes: "${text}".`,
  }),

  CW1462: defineDiagnostic<{
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
  }),

  CW1463: defineDiagnostic<{ text: string }>({
    code: 'CW1463',
    name: 'unclosed-bold',
    severity: 'warning',
    title: 'Bold type that does not end',
    message: ({ text }) => `In ${quote(text)} bold type begins and does not end.`,
    hint: () => 'Write ** at its end too; for two asterisks that are to be seen, write \\\\*\\\\*.',
  }),

  CW1464: defineDiagnostic<{
    file: string;
    /** The name under which it is read. */
    expected: string;
  }>({
    code: 'CW1464',
    name: 'wrong-ending',
    severity: 'error',
    title: 'A file that is read under another ending',
    message: ({ file, expected }) =>
      `${quote(file)} is not read: Cardwright reads ${quote(expected)}.`,
    hint: ({ expected }) => `Rename it to ${quote(expected)}.`,
  }),
} as const;
