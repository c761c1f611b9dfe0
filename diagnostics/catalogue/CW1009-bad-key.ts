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

const hints: Readonly<Record<keyof typeof kinds, string>> = {
  list: 'Write a text before the colon.',
  map: 'Write a text before the colon.',
  empty: 'Write a word before the colon, or remove it; put a text that begins with ": " in quotes.',
  value: 'Put the key in quotes.',
  reserved: 'Choose another name.',
};

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
  hint: ({ found }) => hints[found],
});
