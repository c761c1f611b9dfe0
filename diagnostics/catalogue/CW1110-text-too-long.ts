import { defineDiagnostic } from '../define.ts';
import { are, count } from '../words.ts';

export const textTooLong = defineDiagnostic<{
  /** In characters, as `max`. */
  length: number;
  max: number;
}>({
  code: 'CW1110',
  name: 'text-too-long',
  severity: 'error',
  title: 'A text that is too long',
  message: ({ length, max }) =>
    `This text has ${count(length, 'character')}; at most ${max} ${are(max)} allowed.`,
  hint: ({ length, max }) => `Make it ${count(length - max, 'character')} shorter.`,
});
