import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const rasterisedStyle = defineDiagnostic<{ property: string }>({
  code: 'CW2021',
  name: 'rasterised-style',
  severity: 'error',
  title: 'A style that would turn text into pixels',
  message: ({ property }) =>
    `With ${quote(property)} the browser prints this part, text and all, as a picture.`,
  hint: () => 'Use plain colours, gradients or SVG; lighten by custom properties.',
});
