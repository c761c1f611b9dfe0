import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const nothingToPrint = defineDiagnostic<{ sheet: string; kind: string }>({
  code: 'CW3003',
  name: 'nothing-to-print',
  severity: 'warning',
  title: 'A sheet without cards',
  message: ({ sheet, kind }) => `The sheet ${quote(sheet)} is empty: no ${kind} passes its filter.`,
  hint: () => 'Correct "where", or remove the sheet.',
});
