import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const unsafeText = defineDiagnostic<{
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
    `${quote(text)} stands ${distance} mm from the cut of the ${side} (${locale}); a crooked cut may hit it within ${safe} mm.`,
  hint: () =>
    'Move it inwards, or lower "safe" of the sheet in print.yaml if you cut more exactly than that.',
});
