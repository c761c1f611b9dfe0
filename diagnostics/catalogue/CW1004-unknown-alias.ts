import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const unknownAlias = defineDiagnostic<{
  /** Without the asterisk. */
  alias: string;
}>({
  code: 'CW1004',
  name: 'unknown-alias',
  severity: 'error',
  title: 'An alias has no anchor above it',
  message: ({ alias }) =>
    `The alias ${quote(`*${alias}`)} has no anchor ${quote(`&${alias}`)} above it.`,
  hint: () =>
    'Set the anchor in the same file before its first use; put a text that begins with * in quotes.',
});
