import { defineDiagnostic } from '../define.ts';
import { both, quote } from '../words.ts';

export const kindsOverlap = defineDiagnostic<{
  /** Relative to the game folder. */
  file: string;
  /** All kinds that claim it. */
  kinds: readonly string[];
}>({
  code: 'CW1407',
  name: 'kinds-overlap',
  severity: 'error',
  title: 'A file belongs to two kinds',
  message: ({ file, kinds }) => `${quote(file)} is claimed by the kinds ${both(kinds.map(quote))}.`,
  hint: () => 'Narrow the file patterns in game.yaml, so that each file fits one kind.',
});
