import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

const kinds = {
  list: () => 'A list cannot be a key.',
  map: () => 'A mapping cannot be a key.',
  empty: () => 'There is no key before the colon.',
  value: (text: string) =>
    `The key ${quote(text)} would be read as a value, not as the text it is.`,
  reserved: (text: string) => `The key ${quote(text)} is not allowed.`,
} as const;

export const badKey = defineDiagnostic<{
  found: keyof typeof kinds;
  /** The key as written. */
  text: string;
}>({
  code: 'CW1009',
  name: 'bad-key',
  severity: 'error',
  title: 'A key that is not a plain text',
  message: ({ found, text }) => kinds[found](text),
  hint: ({ found }) =>
    found === 'value' ? 'Put the key in quotes.' : 'Write a word before the colon.',
});
