import { defineDiagnostic } from '../define.ts';
import { are, count } from '../words.ts';

export const textTooShort = defineDiagnostic<{
  /** In characters, as `min`. */
  length: number;
  min: number;
}>({
  code: 'CW1109',
  name: 'text-too-short',
  severity: 'error',
  title: 'A text that is too short',
  message: ({ length, min }) =>
    `This text has ${count(length, 'character')}; at least ${min} ${are(min)} needed.`,
  hint: ({ length, min }) => `Make it ${count(min - length, 'character')} longer.`,
});
