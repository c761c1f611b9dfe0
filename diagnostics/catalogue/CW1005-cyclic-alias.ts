import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const cyclicAlias = defineDiagnostic<{
  /** Without the asterisk. */
  alias: string;
}>({
  code: 'CW1005',
  name: 'cyclic-alias',
  severity: 'error',
  title: 'An alias stands inside its own anchor',
  message: ({ alias }) => `The alias ${quote(`*${alias}`)} stands inside what it stands for.`,
  hint: () => 'Write the value out; data cannot contain itself.',
});
