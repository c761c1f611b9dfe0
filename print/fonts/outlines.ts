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

export function outlined(text: string): Outlined {
  const { width, letters } = lettersOf(text);
  const svg = letters.map(
    ({ x, em, path }) =>
      `<path transform="translate(${rounded(x)} 0) scale(${em} ${-em})" d="${path}"/>`,
  );
  return { width: rounded(width), svg: svg.join('') };
}

/** The outline of a letter, in units of its font: `em` of them are 1. Its y runs upwards. */
interface Letter {
  /** From the beginning of the line, in ems. */
  readonly x: number;
  readonly em: number;
  readonly path: string;
}

/** In the default fonts at weight 400; a character that neither has is an empty box of the first. */
export function lettersOf(text: string): {
  readonly width: number;
  readonly letters: readonly Letter[];
} {
  let width = 0;
  const letters = [...text].flatMap((letter): Letter[] => {
    const font = fontFor(letter);
    const [glyph] = font.layout(letter).glyphs;
    if (glyph === undefined) return [];
    const em = 1 / font.unitsPerEm;
    const x = width;
    width += glyph.advanceWidth * em;
    return [{ x, em, path: glyph.path.toSVG() }];
  });
  return { width, letters };
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
