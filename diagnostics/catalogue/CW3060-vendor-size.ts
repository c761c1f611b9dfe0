import { defineDiagnostic } from '../define.ts';

export const vendorSize = defineDiagnostic<{
  vendor: string;
  /** Of the cards, as cut, in mm. */
  width: number;
  height: number;
  /** The product that comes nearest, with its size. */
  nearest?: string | undefined;
}>({
  code: 'CW3060',
  name: 'vendor-size',
  severity: 'error',
  title: 'A size that the print service does not cut',
  message: ({ vendor, width, height }) =>
    `${vendor} has no cards of ${width} × ${height} mm, and would scale or crop them.`,
  hint: ({ nearest }) =>
    nearest === undefined
      ? 'Choose another print service.'
      : `Choose another print service, or another size: nearest is ${nearest}.`,
});
