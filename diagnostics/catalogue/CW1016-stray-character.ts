import { defineDiagnostic } from '../define.ts';

export const strayCharacter = defineDiagnostic<{
  /** `U+0007`. */
  character: string;
}>({
  code: 'CW1016',
  name: 'stray-character',
  severity: 'error',
  title: 'A character that no text has',
  message: ({ character }) =>
    character === 'U+000D'
      ? 'A carriage return (U+000D) stands alone, without a line feed.'
      : `The character ${character} cannot stand in a text.`,
  hint: ({ character }) =>
    character === 'U+000D' ? 'Save the file with the line ends LF or CRLF.' : 'Remove it.',
});
