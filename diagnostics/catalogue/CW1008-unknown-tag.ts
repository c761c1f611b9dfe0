import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const unknownTag = defineDiagnostic<{
  /** As written, with its exclamation marks. */
  tag: string;
}>({
  code: 'CW1008',
  name: 'unknown-tag',
  severity: 'error',
  title: 'A tag that is not known or does not fit',
  message: ({ tag }) => `The tag ${quote(tag)} cannot stand here.`,
  hint: () =>
    'Put a text that begins with an exclamation mark in quotes; of tags, "!!str", "!!map" and "!!seq" are read, before a text, a mapping and a list.',
});
