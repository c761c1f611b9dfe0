import { defineDiagnostic } from '../define.ts';
import { didYouMean, oneOf, quote } from '../words.ts';

export const unknownOption = defineDiagnostic<{
  option: string;
  /** The options of game.yaml. */
  known: readonly string[];
  nearest?: string | undefined;
}>({
  code: 'CW1410',
  name: 'unknown-option',
  severity: 'error',
  title: 'An option that the game does not have',
  message: ({ option }) => `game.yaml declares no option ${quote(option)}.`,
  hint: ({ known, nearest }) =>
    didYouMean(
      nearest,
      known.length === 0 ? 'It declares no options.' : `It declares ${oneOf(known)}.`,
    ),
});
