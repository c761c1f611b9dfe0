import { defineDiagnostic } from '../define.ts';
import { didYouMean, quote } from '../words.ts';

export const unpaintedFinal = defineDiagnostic<{
  /** A path inside the game folder. */
  path: string;
  /** The file there whose name is nearest. */
  nearest?: string | undefined;
}>({
  code: 'CW3086',
  name: 'unpainted-final',
  severity: 'error',
  title: 'A final print lacks a picture',
  message: ({ path }) =>
    `The game folder has no picture ${quote(path)}; without it nothing final is printed.`,
  hint: ({ nearest }) =>
    didYouMean(nearest, 'Put the picture there, or print without --final and --vendor.'),
});
