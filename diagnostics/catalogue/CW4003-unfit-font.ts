import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

const reasons = {
  drawings: {
    message: (font: string) =>
      font === ''
        ? 'A font without a name stands in the PDF as drawings, not as text.'
        : `The font ${quote(font)} stands in the PDF as drawings, not as text.`,
    hint: 'Use fonts with TrueType outlines, and no variable ones.',
  },
  missing: {
    message: (font: string) => `The font ${quote(font)} is not in the PDF.`,
    hint: 'Its licence or its form forbids that; use another.',
  },
  foreign: {
    message: (font: string) =>
      `The font ${quote(font)} comes from this machine; on another, the sheet would look different.`,
    hint: 'Name a font in the style sheet that has all characters of the text.',
  },
  unreadable: {
    message: (font: string) => `The file of the font ${quote(font)} cannot be read.`,
    hint: 'Put a TTF or WOFF2 file in its place.',
  },
} as const;

export const unfitFont = defineDiagnostic<{
  /** As the PDF names it. */
  font: string;
  wrong: keyof typeof reasons;
}>({
  code: 'CW4003',
  name: 'unfit-font',
  severity: 'error',
  title: 'A font that does not fit for print',
  message: ({ font, wrong }) => reasons[wrong].message(font),
  hint: ({ wrong }) => reasons[wrong].hint,
});
