import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const hugePicture = defineDiagnostic<{ path: string }>({
  code: 'CW3056',
  name: 'huge-picture',
  severity: 'error',
  title: 'A picture that is too large to be printed',
  message: ({ path }) => `${quote(path)} has more than 100 million pixels.`,
  hint: () => 'Scale it down: a card of 63 × 88 mm has 0.8 million at 300 dots per inch.',
});
