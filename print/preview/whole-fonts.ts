/** Fonts for pages around the faces. */
import { once } from '../../kernel/index.ts';
import { charactersIn } from '../fonts/characters.ts';
import { defaultFonts, familiesNamed, fontStyle, wholeWeight } from '../fonts/families.ts';

const WEIGHTS = [400, 700];

/**
 * Not every machine has Japanese letters. A browser fetches only the slices that it needs. These fonts
 * are the first that the page names: words that it began with a font of the machine stay boxes where
 * that one has no letters and the slice of this one comes later.
 */
export const wholeFonts = once(() =>
  defaultFonts.flatMap((name) => WEIGHTS.map((weight) => wholeWeight(name, weight))).join('\n'),
);

/** Those of them that a page needs whose text is known. */
export function fontsFor(text: string): string {
  const rules = fontStyle(familiesNamed([]), charactersIn(text)).match(/@font-face[^}]*\}/g) ?? [];
  return rules
    .filter((rule) => rule.includes('font-style: normal;'))
    .filter((rule) => WEIGHTS.some((weight) => rule.includes(`font-weight: ${weight};`)))
    .join('\n');
}
