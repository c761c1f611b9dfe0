import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const unclaimedFile = defineDiagnostic<{
  /** Relative to the game folder. */
  file: string;
  /** The kind whose file pattern comes nearest. */
  nearest?: { readonly kind: string; readonly files: string } | undefined;
}>({
  code: 'CW1216',
  name: 'unclaimed-file',
  severity: 'warning',
  title: 'A file that belongs to no kind',
  message: ({ file }) => `No kind in game.yaml claims ${quote(file)}, so nothing in it is checked.`,
  hint: ({ nearest }) =>
    nearest === undefined
      ? 'Add its path to the files of a kind in game.yaml, move it, or remove it.'
      : `The kind ${quote(nearest.kind)} claims ${quote(nearest.files)}: move the file there, or widen that.`,
});
