import { defineDiagnostic } from '../define.ts';
import { nounOf } from '../groups.ts';
import { didYouMean, oneOf, quote } from '../words.ts';

export const unreadParameter = defineDiagnostic<{
  parameter: string;
  word: string;
  /** The group of the word: `operations`. */
  group: string;
  nearest?: string | undefined;
  /** Other words of the group that read it. */
  readBy: readonly string[];
}>({
  code: 'CW1417',
  name: 'unread-parameter',
  severity: 'error',
  title: 'A parameter that its word does not read',
  message: ({ parameter, word, group }) =>
    `The ${nounOf(group)} ${quote(word)} does not read ${quote(parameter)}.`,
  hint: ({ nearest, parameter, readBy }) =>
    didYouMean(
      nearest,
      readBy.length === 0
        ? 'Remove it.'
        : `Remove it, or use a word that reads ${quote(parameter)}: ${oneOf(readBy)}.`,
    ),
});
