import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const unclosedBold = defineDiagnostic<{ text: string }>({
  code: 'CW1463',
  name: 'unclosed-bold',
  severity: 'warning',
  title: 'Bold type that does not end',
  message: ({ text }) => `In ${quote(text)} bold type begins and does not end.`,
  hint: () => 'Write ** at its end too; for two asterisks that are to be seen, write \\\\*\\\\*.',
});
