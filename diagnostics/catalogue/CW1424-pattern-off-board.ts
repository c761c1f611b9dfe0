import { defineDiagnostic } from '../define.ts';

export const patternOffBoard = defineDiagnostic<{
  /** Of the board, as game.yaml declares it. */
  columns: number;
  rows: number;
}>({
  code: 'CW1424',
  name: 'pattern-off-board',
  severity: 'error',
  title: 'A pattern that never reaches the board',
  message: ({ columns, rows }) =>
    `From no square of the board, which has ${columns} columns and ${rows} rows, this pattern reaches another.`,
  hint: () => 'Draw it smaller, or correct "board" in game.yaml.',
});
