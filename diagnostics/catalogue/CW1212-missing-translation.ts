import { defineDiagnostic } from '../define.ts';
import { both, quote } from '../words.ts';

export const missingTranslation = defineDiagnostic<{
  /** The locale of game.yaml that the text lacks. */
  locale: string;
  /** The locales that it has. */
  present: readonly string[];
}>({
  code: 'CW1212',
  name: 'missing-translation',
  severity: 'warning',
  title: 'A text is not translated',
  message: ({ locale, present }) =>
    `This text is missing in ${quote(locale)}; it has ${both(present.map(quote))}.`,
  hint: ({ locale }) =>
    `Add ${quote(locale)}. A text that is the same in every language is written once, without languages.`,
});
