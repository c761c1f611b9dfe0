import { defineDiagnostic } from '../define.ts';
import { didYouMean, quote } from '../words.ts';

export const missingAsset = defineDiagnostic<{
  /** As written: a path inside the game folder. */
  path: string;
  /** The file there whose name is nearest. */
  nearest?: string | undefined;
  /** The path with `/` in place of backslashes, where it has any. */
  slashed?: string | undefined;
}>({
  code: 'CW1214',
  name: 'missing-asset',
  severity: 'error',
  title: 'A picture or template is not there',
  message: ({ path }) => `The game folder has no file ${quote(path)}.`,
  hint: ({ nearest, slashed }) =>
    slashed === undefined
      ? didYouMean(
          nearest,
          'Put the file there, or correct the path; it counts from the game folder.',
        )
      : `Write ${quote(slashed)}: on every machine, / stands between folders and file.`,
});
