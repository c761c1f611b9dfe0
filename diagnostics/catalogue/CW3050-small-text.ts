import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const smallText = defineDiagnostic<{
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
});
