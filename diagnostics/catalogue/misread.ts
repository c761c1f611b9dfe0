import { defineDiagnostic } from '../define.ts';
import { quote } from '../english.ts';

/** YAML that can be read, but hardly as it was meant. */
export const misread = {
  CW1460: defineDiagnostic<{
    /** The line at which the entry begins. */
    text: string;
  }>({
    code: 'CW1460',
    name: 'missing-dash',
    severity: 'error',
    title: 'Missing dash before an entry of a list',
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
    title: 'Text in brackets cut at a comma',
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
    title: 'Text cut at a number sign',
    message: ({ text, comment }) =>
      `The text is only ${quote(text)}: ${quote(comment)} is read as a comment.`,
    hint: () => 'Put the whole text in quotes; for a comment, write a space after the number sign.',
  }),

  CW1463: defineDiagnostic<{ text: string }>({
    code: 'CW1463',
    name: 'unclosed-bold',
    severity: 'warning',
    title: 'Bold type without an end',
    message: ({ text }) => `Bold type begins in ${quote(text)} and does not end.`,
    hint: () => 'Write ** at its end too; for two visible asterisks, write \\\\*\\\\*.',
  }),

  CW1464: defineDiagnostic<{
    file: string;
    /** The name under which it is read. */
    expected: string;
  }>({
    code: 'CW1464',
    name: 'wrong-ending',
    severity: 'error',
    title: 'File with the wrong extension',
    message: ({ file, expected }) =>
      `${quote(file)} is not read: Cardwright reads ${quote(expected)}.`,
    hint: ({ expected }) => `Rename it to ${quote(expected)}.`,
  }),
} as const;
