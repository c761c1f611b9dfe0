import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const lowContrast = defineDiagnostic<{
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
});
