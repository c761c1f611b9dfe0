import { defineDiagnostic } from '../define.ts';
import { count } from '../words.ts';

export const shrunkList = defineDiagnostic<{ since: string; before: number; now: number }>({
  code: 'CW1352',
  name: 'shrunk-list',
  severity: 'warning',
  title: 'A list has lost nearly all its cards',
  message: ({ since, before, now }) =>
    `The list of ${since} names ${count(now, 'card')}; the one before names ${before}.`,
  hint: () => 'Write the whole list under each day: it stands in the place of the one before.',
});
