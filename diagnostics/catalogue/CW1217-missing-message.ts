import { defineDiagnostic } from '../define.ts';
import { didYouMean, quote } from '../words.ts';

export const missingMessage = defineDiagnostic<{
  /** A code of the game. */
  code: string;
  /** A code that messages.yaml has. */
  nearest?: string | undefined;
}>({
  code: 'CW1217',
  name: 'missing-message',
  severity: 'warning',
  title: 'A code of the game has no words',
  message: ({ code }) => `messages.yaml has no words for ${quote(code)}.`,
  hint: ({ code, nearest }) =>
    didYouMean(nearest, `Add ${quote(code)} with its text and fix to messages.yaml.`),
});
