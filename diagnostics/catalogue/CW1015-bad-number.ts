import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const badNumber = defineDiagnostic<{ text: string }>({
  code: 'CW1015',
  name: 'bad-number',
  severity: 'error',
  title: 'A number that cannot be held',
  message: ({ text }) => `The number ${quote(text)} is too large to be held exactly.`,
  hint: () => 'Put it in quotes if it is a text, a product code for example.',
});
