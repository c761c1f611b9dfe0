import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const deadOption = defineDiagnostic<{ option: string }>({
  code: 'CW1350',
  name: 'dead-option',
  severity: 'warning',
  title: 'An option that no deck needs',
  message: ({ option }) =>
    `No card needs the option ${quote(option)}: others allow all its cards without limit.`,
  hint: () => 'Remove it, or correct its filter.',
});
