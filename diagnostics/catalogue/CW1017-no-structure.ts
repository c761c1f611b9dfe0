import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const noStructure = defineDiagnostic<{ text: string }>({
  code: 'CW1017',
  name: 'no-structure',
  severity: 'error',
  title: 'The file is a single value',
  message: ({ text }) =>
    `The file is the single value ${quote(text)}; a list or a mapping is needed.`,
  hint: ({ text }) =>
    /^[^\s:]+:\S/u.test(text)
      ? 'Put a space after the colon: "key: value".'
      : 'Write properties as "key: value", and begin the items of a list with "- ".',
});
