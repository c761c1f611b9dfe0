import { defineDiagnostic } from '../define.ts';
import { are, count } from '../words.ts';

export const listTooLong = defineDiagnostic<{ length: number; max: number }>({
  code: 'CW1112',
  name: 'list-too-long',
  severity: 'error',
  title: 'A list with too many entries',
  message: ({ length, max }) =>
    `This list has ${count(length, 'entry', 'entries')}; at most ${max} ${are(max)} allowed.`,
  hint: ({ length, max }) => `Remove ${length - max}.`,
});
