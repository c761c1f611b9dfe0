import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const emptyValue = defineDiagnostic<{
  /** The property that was asked of nothing; undefined when nothing itself was to be written. */
  field?: string | undefined;
}>({
  code: 'CW2004',
  name: 'empty-value',
  severity: 'error',
  title: 'A template uses something that the card leaves out',
  message: ({ field }) =>
    field === undefined
      ? 'There is nothing to write here: the value is left out.'
      : `What should have ${quote(field)} is left out.`,
  hint: () => 'Put {{#if …}} around it, for the cards that leave it out.',
});
