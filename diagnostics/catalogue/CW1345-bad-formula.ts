import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const badFormula = defineDiagnostic<{
  problem: string;
  /** What the reader of formulas says. */
  detail: string;
  /** Characters before the place, counted from the one behind `=`. */
  at: number;
}>({
  code: 'CW1345',
  name: 'bad-formula',
  severity: 'error',
  title: 'A formula that cannot be read',
  message: ({ problem, detail, at }) =>
    problem === 'too-long'
      ? `The formula could run long: ${quote(detail)} at character ${at + 1}.`
      : `The formula cannot be read at character ${at + 1}: ${detail}.`,
  hint: () =>
    'Formulas join numbers, words and names with + - * / % and comparisons; a formula with a comma or a colon stands in quotes.',
});
