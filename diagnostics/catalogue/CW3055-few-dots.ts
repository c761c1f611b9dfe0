import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const fewDots = defineDiagnostic<{
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
});
