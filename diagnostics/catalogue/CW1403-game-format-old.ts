import { defineDiagnostic } from '../define.ts';

export const gameFormatOld = defineDiagnostic<{
  /** The format that game.yaml states; 0 when it states none. */
  format: number;
  newest: number;
}>({
  code: 'CW1403',
  name: 'game-format-old',
  severity: 'warning',
  title: 'The game is written in an older format',
  message: ({ format, newest }) => `The game has format ${format}; the present one is ${newest}.`,
  hint: () => 'Run "cardwright check --fix" to bring it up to date.',
});
