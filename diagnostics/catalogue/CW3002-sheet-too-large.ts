import { defineDiagnostic } from '../define.ts';

export const sheetTooLarge = defineDiagnostic<{
  /** Of one card with its bleed, in mm. */
  width: number;
  height: number;
  /** Name of the paper, and what printers can print on it, in mm. */
  paper: string;
  across: number;
  down: number;
}>({
  code: 'CW3002',
  name: 'sheet-too-large',
  severity: 'error',
  title: 'A card that is larger than the paper',
  message: ({ width, height, paper, across, down }) =>
    `A card of ${width} × ${height} mm does not go on ${paper}, of which ${across} × ${down} mm can be printed.`,
  hint: () => 'Choose a larger paper, or print it as a panel with "pages: tiled".',
});
