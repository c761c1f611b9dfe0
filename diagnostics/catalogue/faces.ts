import { defineDiagnostic } from '../define.ts';
import { both, quote } from '../english.ts';

/** Faces as they are printed: text, pictures, colours. */
export const faces = {
  CW3050: defineDiagnostic<{
    text: string;
    /** As printed, in pt. */
    size: number;
    smallest: number;
    locale: string;
  }>({
    code: 'CW3050',
    name: 'small-text',
    severity: 'warning',
    title: 'Text too small to read',
    message: ({ text, size, smallest, locale }) =>
      `${quote(text)} is ${size} pt high (${locale}); the minimum of the sheet is ${smallest} pt.`,
    hint: () =>
      'Make it larger in the style sheet, or lower "smallest" of the sheet in print.yaml if it is readable on a test print.',
  }),

  CW3051: defineDiagnostic<{
    text: string;
    side: 'front' | 'back' | 'panel';
    /** Of the nearest letter from the cut, in mm; less than 0 beyond it. */
    distance: number;
    /** What is nearest. */
    line: 'cut' | 'crease';
    safe: number;
    locale: string;
  }>({
    code: 'CW3051',
    name: 'unsafe-text',
    severity: 'warning',
    title: 'Text outside the safe area',
    message: ({ text, side, distance, line, safe, locale }) =>
      `${quote(text)} is ${distance} mm from ${line === 'cut' ? 'the cut' : 'a crease'} of the ${side} (${locale}); the safe distance is ${safe} mm.`,
    hint: () =>
      'Move it inwards, or lower "safe" of the sheet in print.yaml if your cuts are more exact.',
  }),

  CW3052: defineDiagnostic<{
    /** What `data-fit` of the box says. */
    field?: string | undefined;
    /** In pt: as the style sheet has it, and as printed. */
    from: number;
    to: number;
    /** Line height as printed, in times of the size; omitted where it is unchanged. */
    leading?: number | undefined;
    locale: string;
  }>({
    code: 'CW3052',
    name: 'shrunk-text',
    severity: 'info',
    title: 'Text shrunk to fit its box',
    message: ({ field, from, to, leading, locale }) => {
      const what = field === undefined ? 'A text' : quote(field);
      const size = to < from ? `at ${to} pt instead of ${from} pt` : `at ${from} pt`;
      const lines = leading === undefined ? '' : `, with a line height of ${leading}`;
      return `${what} is printed ${size}${lines} (${locale}).`;
    },
    hint: () => 'Shorten the text to have it as large as on the other cards.',
  }),

  CW3053: defineDiagnostic<{
    text: string;
    side: 'front' | 'back' | 'panel';
  }>({
    code: 'CW3053',
    name: 'untranslated-text',
    severity: 'warning',
    title: 'Text that cannot be translated',
    message: ({ text, side }) =>
      `${quote(text)} on the ${side} is the same in every language: it is written in the template.`,
    hint: () => 'Move it to templates/words.yaml, and print it with the helper "t".',
  }),

  CW3055: defineDiagnostic<{
    path: string;
    /** Per inch, at the size at which it is printed. */
    dpi: number;
    least: number;
  }>({
    code: 'CW3055',
    name: 'few-dots',
    severity: 'warning',
    title: 'Picture resolution too low',
    message: ({ path, dpi, least }) =>
      `${quote(path)} is printed with ${dpi} dots per inch; below ${least}, single dots are visible.`,
    hint: () => 'Use a larger picture, ideally with 300 dots per inch, or print it smaller.',
  }),

  CW3056: defineDiagnostic<{ path: string }>({
    code: 'CW3056',
    name: 'huge-picture',
    severity: 'error',
    title: 'Picture too large',
    message: ({ path }) => `${quote(path)} has more than 100 million pixels.`,
    hint: () => 'Scale it down: a card of 63 × 88 mm has 0.8 million at 300 dots per inch.',
  }),

  CW3057: defineDiagnostic<Record<string, never>>({
    code: 'CW3057',
    name: 'placeholder',
    severity: 'info',
    title: 'Card without a picture',
    message: () => 'The card has no picture yet; a crossed frame is printed in its place.',
    hint: () => 'Name its picture in the field that the template shows.',
  }),

  CW3058: defineDiagnostic<{ path: string }>({
    code: 'CW3058',
    name: 'broken-picture',
    severity: 'error',
    title: 'Unreadable picture',
    message: ({ path }) => `${quote(path)} cannot be read as a picture.`,
    hint: () => 'Save it again from the program that made it, with the extension of its format.',
  }),

  CW3070: defineDiagnostic<{
    text: string;
    side: 'front' | 'back' | 'panel';
    locale: string;
    /** Of the text to its background, from 1 to 21. */
    ratio: number;
    least: number;
  }>({
    code: 'CW3070',
    name: 'low-contrast',
    severity: 'warning',
    title: 'Low contrast',
    message: ({ text, side, locale, ratio, least }) =>
      `${quote(text)} on the ${side} (${locale}) has a contrast of ${ratio} : 1 with its background; the minimum for easy reading is ${least} : 1.`,
    hint: () => 'Make the text darker or its background lighter, or the other way round.',
  }),

  CW3071: defineDiagnostic<{
    /** By which the cards are distinguished. */
    field: string;
    values: readonly [string, string];
    /** Who confuses them; empty for everybody. */
    deficiencies: readonly string[];
  }>({
    code: 'CW3071',
    name: 'confusable-colours',
    severity: 'warning',
    title: 'Cards that colour-blind players may confuse',
    message: ({ field, values, deficiencies }) => {
      const who =
        deficiencies.length === 0 ? 'everybody' : `people with ${both([...deficiencies])}`;
      return `The cards of ${field} ${both(values.map(quote))} look alike to ${who}.`;
    },
    hint: () =>
      'Make one of them lighter or darker, or add a symbol to each: shapes are easier to distinguish than colours.',
  }),
} as const;
