import { defineDiagnostic } from '../define.ts';
import { both, quote } from '../words.ts';

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
    title: 'Text that is too small to read on paper',
    message: ({ text, size, smallest, locale }) =>
      `${quote(text)} is ${size} pt high (${locale}); the sheet asks for at least ${smallest} pt.`,
    hint: () =>
      'Set it larger in the style sheet, or lower "smallest" of the sheet in print.yaml if you can read it on a test print.',
  }),

  CW3051: defineDiagnostic<{
    text: string;
    side: 'front' | 'back' | 'panel';
    /** Of the nearest letter from the cut, in mm; less than 0 beyond it. */
    distance: number;
    safe: number;
    locale: string;
  }>({
    code: 'CW3051',
    name: 'unsafe-text',
    severity: 'warning',
    title: 'Text beyond the safe line',
    message: ({ text, side, distance, safe, locale }) =>
      `${quote(text)} is ${distance} mm from the cut of the ${side} (${locale}); a crooked cut may hit it within ${safe} mm.`,
    hint: () =>
      'Move it inwards, or lower "safe" of the sheet in print.yaml if you cut more exactly than that.',
  }),

  CW3052: defineDiagnostic<{
    /** What `data-fit` of the box says. */
    field?: string | undefined;
    /** In pt: as the style sheet has it, and as printed. */
    from: number;
    to: number;
    /** Lines as printed, in times of the size; left out where they stayed. */
    leading?: number | undefined;
    locale: string;
  }>({
    code: 'CW3052',
    name: 'shrunk-text',
    severity: 'info',
    title: 'Text that was set smaller to fit its box',
    message: ({ field, from, to, leading, locale }) => {
      const what = field === undefined ? 'A text' : quote(field);
      const size = to < from ? `at ${to} pt instead of ${from} pt` : `at ${from} pt`;
      const lines = leading === undefined ? '' : `, with lines of ${leading} times that`;
      return `${what} is printed ${size}${lines} (${locale}).`;
    },
    hint: () => 'Shorten the text if it shall be as large as on the other cards.',
  }),

  CW3053: defineDiagnostic<{
    text: string;
    side: 'front' | 'back' | 'panel';
  }>({
    code: 'CW3053',
    name: 'untranslated-text',
    severity: 'warning',
    title: 'Text that no translation can reach',
    message: ({ text, side }) =>
      `${quote(text)} on the ${side} is the same in every language: the template writes it itself.`,
    hint: () => 'Move it to templates/words.yaml, and write it with the helper "t".',
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
    title: 'A picture with too few dots for its size on paper',
    message: ({ path, dpi, least }) =>
      `${quote(path)} has ${dpi} dots per inch where it is printed; below ${least} they are seen.`,
    hint: () => 'Take a larger picture, best with 300 dots per inch, or show it smaller.',
  }),

  CW3056: defineDiagnostic<{ path: string }>({
    code: 'CW3056',
    name: 'huge-picture',
    severity: 'error',
    title: 'A picture that is too large to be printed',
    message: ({ path }) => `${quote(path)} has more than 100 million pixels.`,
    hint: () => 'Scale it down: a card of 63 × 88 mm has 0.8 million at 300 dots per inch.',
  }),

  CW3057: defineDiagnostic<Record<string, never>>({
    code: 'CW3057',
    name: 'placeholder',
    severity: 'info',
    title: 'A card whose picture is still missing',
    message: () => 'The card has no picture yet; a crossed frame is printed in its place.',
    hint: () => 'Name its picture in the field that the template shows.',
  }),

  CW3058: defineDiagnostic<{ path: string }>({
    code: 'CW3058',
    name: 'broken-picture',
    severity: 'error',
    title: 'A file that is not the picture that its name says',
    message: ({ path }) => `${quote(path)} cannot be read as a picture.`,
    hint: () => 'Save it again from the program that made it, with the ending of its format.',
  }),

  CW3070: defineDiagnostic<{
    text: string;
    side: 'front' | 'back' | 'panel';
    locale: string;
    /** Of the text to what it stands on, from 1 to 21. */
    ratio: number;
    least: number;
  }>({
    code: 'CW3070',
    name: 'low-contrast',
    severity: 'warning',
    title: 'Text that hardly stands out from its ground',
    message: ({ text, side, locale, ratio, least }) =>
      `${quote(text)} on the ${side} (${locale}) has a contrast of ${ratio} : 1 with its ground; ${least} : 1 can be read by nearly everybody.`,
    hint: () => 'Make the text darker or its ground lighter, or the other way round.',
  }),

  CW3071: defineDiagnostic<{
    /** By which the cards are told apart. */
    field: string;
    values: readonly [string, string];
    /** Who confuses them; empty for everybody. */
    deficiencies: readonly string[];
  }>({
    code: 'CW3071',
    name: 'confusable-colours',
    severity: 'warning',
    title: 'Cards that shall be told apart look alike',
    message: ({ field, values, deficiencies }) => {
      const who =
        deficiencies.length === 0 ? 'everybody' : `people with ${both([...deficiencies])}`;
      return `The cards of ${field} ${both(values.map(quote))} look alike to ${who}.`;
    },
    hint: () =>
      'Make one of them lighter or darker, or give each a sign of its own: a shape tells more than a colour.',
  }),
} as const;
