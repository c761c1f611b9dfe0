import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const cutAtComma = defineDiagnostic<{
  /** As written, from its first character to the closing parenthesis. */
  text: string;
}>({
  code: 'CW1461',
  name: 'cut-at-comma',
  severity: 'error',
  title: 'A text in brackets is cut at its comma',
  message: ({ text }) => `Inside brackets, ${quote(text)} is not one text: its comma ends it.`,
  hint: ({ text }) => `Put it in quotes: "${text}".`,
});
