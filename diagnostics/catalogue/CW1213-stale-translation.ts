import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const staleTranslation = defineDiagnostic<{
  /** The locale whose text is out of date. */
  locale: string;
  /** The locale it was translated from. */
  source: string;
}>({
  code: 'CW1213',
  name: 'stale-translation',
  severity: 'warning',
  title: 'The original of a translation has changed',
  message: ({ locale, source }) =>
    `The ${quote(source)} text was changed after this ${quote(locale)} text was translated from it.`,
  hint: ({ locale }) => `Bring the ${quote(locale)} text up to date.`,
});
