/** Fonts for pages around the faces. */
import { once } from '../../kernel/index.ts';
import { defaultFonts, wholeWeight } from '../fonts/families.ts';

/**
 * Not every machine has Japanese letters. A browser fetches only the slices that it needs. These fonts
 * are the first that the page names: words that it began with a font of the machine stay boxes where
 * that one has no letters and the slice of this one comes later.
 */
export const wholeFonts = once(() =>
  defaultFonts.flatMap((name) => [400, 700].map((weight) => wholeWeight(name, weight))).join('\n'),
);
