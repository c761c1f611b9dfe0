import { defineDiagnostic } from '../define.ts';
import { both, didYouMean, either, quote } from '../words.ts';

export const unknownLocale = defineDiagnostic<{
  locale: string;
  /** The locales of game.yaml. */
  known: readonly string[];
  nearest?: string | undefined;
}>({
  code: 'CW1211',
  name: 'unknown-locale',
  severity: 'error',
  title: 'A text in a language that the game does not list',
  message: ({ locale, known }) =>
    `The game has no language ${quote(locale)}; game.yaml lists ${both(known.map(quote))}.`,
  hint: ({ locale, known, nearest }) =>
    didYouMean(
      nearest,
      `Write ${either(known.map(quote))}, or add ${quote(locale)} to the locales in game.yaml.`,
    ),
});
