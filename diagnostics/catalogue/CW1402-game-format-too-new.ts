import { defineDiagnostic } from '../define.ts';

export const gameFormatTooNew = defineDiagnostic<{
  /** The format that game.yaml states. */
  format: number;
  /** The newest that this version of Cardwright reads. */
  newest: number;
}>({
  code: 'CW1402',
  name: 'game-format-too-new',
  severity: 'error',
  title: 'The game is written for a newer Cardwright',
  message: ({ format, newest }) =>
    `The game has format ${format}; this version of Cardwright reads formats up to ${newest}.`,
  hint: () => 'Install a newer version of Cardwright.',
});
