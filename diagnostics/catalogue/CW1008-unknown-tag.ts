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
  message: ({ tag }) => `The tag ${quote(tag.replace(/^!+/u, ''))} cannot stand here.`,
  hint: () =>
    'Put a text that begins with an exclamation mark in quotes; what a value is, needs no tag.',
});
