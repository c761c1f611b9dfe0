import { defineDiagnostic } from '../define.ts';

export const blankText = defineDiagnostic<{ value: string }>({
  code: 'CW1108',
  name: 'blank-text',
  severity: 'error',
  title: 'A text without anything to read',
  message: ({ value }) =>
    value === '' ? 'This text is empty.' : 'This text holds nothing but spaces.',
  hint: () => 'Write at least one visible character.',
});
