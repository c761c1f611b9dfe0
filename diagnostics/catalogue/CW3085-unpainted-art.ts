import { defineDiagnostic } from '../define.ts';
import { didYouMean, quote } from '../words.ts';

export const unpaintedArt = defineDiagnostic<{
  /** A path inside the game folder. */
  path: string;
  /** The file there whose name is nearest. */
  nearest?: string | undefined;
}>({
  code: 'CW3085',
  name: 'unpainted-art',
  severity: 'warning',
  title: 'A picture that is named is not there yet',
  message: ({ path }) =>
    `The game folder has no picture ${quote(path)}; a frame with its name is printed in its place.`,
  hint: ({ nearest }) =>
    didYouMean(nearest, 'Put the picture there, or correct the path. --final refuses to print it.'),
});
