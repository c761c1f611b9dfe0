/** Text as outlines, for drawings that must not wait for a font or take one of the machine. */
import fontkit, { type Font } from '@pdf-lib/fontkit';
import { readPageFile } from '../html/resources.ts';
import { defaultFonts, fontFamilies, fontStyle } from './families.ts';

/** One line of text in outlines. Lengths are in ems; y runs downwards from the base line. */
export interface Outlined {
  readonly width: number;
  /** Elements of SVG, with `fill` inherited. */
  readonly svg: string;
}

/** In the default fonts at weight 400; a character that neither has is an empty box of the first. */
export function outlined(text: string): Outlined {
  let width = 0;
  const letters = [...text].map((letter) => {
    const font = fontFor(letter);
    const [glyph] = font.layout(letter).glyphs;
    const em = 1 / font.unitsPerEm;
    const drawn =
      glyph === undefined
        ? ''
        : `<path transform="translate(${rounded(width)} 0) scale(${em} ${-em})" d="${glyph.path.toSVG()}"/>`;
    width += (glyph?.advanceWidth ?? 0) * em;
    return drawn;
  });
  return { width: rounded(width), svg: letters.join('') };
}

const families = fontFamilies.filter(({ name }) => defaultFonts.some((known) => known === name));

function fontFor(letter: string): Font {
  const fonts = filesFor(letter).map(opened);
  const code = letter.codePointAt(0) ?? 0;
  return fonts.find((font) => font.hasGlyphForCodePoint(code)) ?? opened(filesFor('a')[0] ?? '');
}

/** The slices that say they have it, in the order of the families, as pages ask for them. */
function filesFor(letter: string): string[] {
  const rules = families.map((family) => fontStyle([family], letter)).join('\n');
  return [...rules.matchAll(/url\(([^)]*-400-normal\.woff)\)/g)].map(([, address = '']) => address);
}

const known = new Map<string, Font>();

function opened(address: string): Font {
  const found = known.get(address);
  if (found !== undefined) return found;
  const bytes = readPageFile(address, '.');
  if (bytes === null) throw new Error(`No font is at ${address}.`);
  const font = fontkit.create(bytes);
  known.set(address, font);
  return font;
}

function rounded(ems: number): number {
  return Math.round(ems * 1000) / 1000;
}
