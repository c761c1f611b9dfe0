import { defineDiagnostic } from '../define.ts';

export const settledCondition = defineDiagnostic<{
  /** `idle`: the others beside it say it already. */
  holds: 'always' | 'never' | 'idle';
}>({
  code: 'CW1354',
  name: 'settled-condition',
  severity: 'warning',
  title: 'A condition that decides nothing',
  message: ({ holds }) =>
    holds === 'idle'
      ? 'With or without this condition the filter is the same.'
      : `This filter ${holds} holds.`,
  hint: ({ holds }) =>
    holds === 'idle'
      ? 'Remove it, or correct it or the condition beside it.'
      : 'Correct it, or remove it.',
});
