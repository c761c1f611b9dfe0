import { defineDiagnostic } from '../define.ts';
import { are, count } from '../words.ts';

export const listTooShort = defineDiagnostic<{ length: number; min: number }>({
  code: 'CW1111',
  name: 'list-too-short',
  severity: 'error',
  title: 'A list with too few entries',
  message: ({ length, min }) =>
    `This list has ${count(length, 'entry', 'entries')}; at least ${min} ${are(min)} needed.`,
  hint: ({ length, min }) => `Add ${min - length} more.`,
});
