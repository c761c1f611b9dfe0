import { defineDiagnostic } from '../define.ts';
import { both, quote } from '../words.ts';

export const missingGlyph = defineDiagnostic<{
  characters: readonly string[];
  /** The families that were asked for. */
  families: readonly string[];
}>({
  code: 'CW3004',
  name: 'missing-glyph',
  severity: 'error',
  title: 'A character that the fonts of the sheet do not have',
  message: ({ characters, families }) =>
    `The fonts ${both(families.map(quote))} do not have ${both(characters.map(quote))}.`,
  hint: () =>
    'Name a font after them that has it, such as "Zen Kaku Gothic New" for Japanese, or write it otherwise.',
});
