import { defineDiagnostic } from '../define.ts';
import { didYouMean, oneOf, quote } from '../words.ts';

export const unknownFont = defineDiagnostic<{
  family: string;
  /** The families that come with Cardwright, and those that the style sheets define. */
  known: readonly string[];
  nearest?: string | undefined;
}>({
  code: 'CW2022',
  name: 'unknown-font',
  severity: 'error',
  title: 'A font that does not come along',
  message: ({ family }) =>
    `The font ${quote(family)} is not part of the game: on another machine it would be another one.`,
  hint: ({ known, nearest }) =>
    didYouMean(nearest, `There is ${oneOf(known)}; @font-face adds a file of the game folder.`),
});
