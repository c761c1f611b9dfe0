/** The font packages, and their `@font-face` rules. Japanese fonts come in a hundred slices per weight. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, dirname } from 'node:path';
import { FONTS } from '../html/addresses.ts';
import { charactersIn } from './characters.ts';

/**
 * The fonts that come with Cardwright, as npm packages: the same on every machine. All have
 * TrueType outlines, which a PDF can hold as they are; variable fonts it cannot.
 */
export interface FontFamily {
  /** As style sheets name it. */
  readonly name: string;
  readonly package: string;
  /** Style sheets of the package with its faces. */
  readonly sheets: readonly string[];
}

export const fontFamilies: readonly FontFamily[] = [
  {
    name: 'Source Sans 3',
    package: '@fontsource/source-sans-3',
    sheets: withItalics(200, 300, 400, 500, 600, 700, 800, 900),
  },
  {
    name: 'Vollkorn',
    package: '@fontsource/vollkorn',
    sheets: withItalics(400, 500, 600, 700, 800, 900),
  },
  {
    name: 'Zen Kaku Gothic New',
    package: '@fontsource/zen-kaku-gothic-new',
    sheets: upright(300, 400, 500, 700, 900),
  },
  { name: 'Zen Antique', package: '@fontsource/zen-antique', sheets: upright(400) },
  {
    name: 'Source Code Pro',
    package: '@fontsource/source-code-pro',
    sheets: upright(400, 500, 700),
  },
];

/** Of everything that no style sheet says otherwise of. */
export const defaultFonts = ['Source Sans 3', 'Zen Kaku Gothic New'] as const;

/** The default families, and those that are named in `texts`. */
export function familiesNamed(texts: Iterable<string>): FontFamily[] {
  const all = [...texts].join('\n').toLowerCase();
  return fontFamilies.filter(
    ({ name }) => defaultFonts.some((known) => known === name) || all.includes(name.toLowerCase()),
  );
}

function upright(...weights: readonly number[]): string[] {
  return weights.map((weight) => `${weight}.css`);
}

function withItalics(...weights: readonly number[]): string[] {
  return weights.flatMap((weight) => [`${weight}.css`, `${weight}-italic.css`]);
}

interface FontFace {
  readonly rule: string;
  /** Code points that it has, both ends included. */
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

const read = new Map<string, readonly FontFace[]>();

/** The rules that these characters, or those of a text, need; their files are fetched from below `FONTS`. */
export function fontStyle(families: readonly FontFamily[], characters: Iterable<string>): string {
  const distinct = typeof characters === 'string' ? charactersIn(characters) : new Set(characters);
  const codes = [...distinct]
    .map((character) => character.codePointAt(0) ?? 0)
    .toSorted((a, b) => a - b);
  return families
    .flatMap(facesOf)
    .filter(({ ranges }) => ranges.some(([from, to]) => hasOneIn(codes, from, to)))
    .map(({ rule }) => rule)
    .join('\n');
}

/** All rules of one weight of a family, for texts that nobody knows beforehand. */
export function wholeWeight(name: (typeof defaultFonts)[number], weight: number): string {
  return fontFamilies
    .filter((family) => family.name === name)
    .flatMap(facesOf)
    .filter(({ rule }) => rule.includes(`font-weight: ${weight};`))
    .map(({ rule }) => rule)
    .join('\n');
}

/** `codes` ascend; both ends count. */
function hasOneIn(codes: readonly number[], from: number, to: number): boolean {
  let low = 0;
  let high = codes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((codes[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return (codes[low] ?? Infinity) <= to;
}

/** Folder of an installed package of fonts. */
export function fontFolder(name: string): string {
  return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
}

function facesOf(family: FontFamily): readonly FontFace[] {
  // The same family may be asked for with fewer weights.
  const key = [family.name, ...family.sheets].join(' ');
  const known = read.get(key);
  if (known !== undefined) return known;
  const folder = fontFolder(family.package);
  const faces = family.sheets
    .map((sheet) => readFileSync(join(folder, sheet), 'utf8'))
    .flatMap((style) => style.match(/@font-face\s*\{[^}]*\}/g) ?? [])
    .map((rule) => ({
      rule: rule.replaceAll('url(./', `url(${FONTS}${family.package}/`),
      ranges: rangesIn(rule),
    }));
  read.set(key, faces);
  return faces;
}

/** `unicode-range: U+0-FF, U+131`. */
function rangesIn(rule: string): FontFace['ranges'] {
  const written = /unicode-range:\s*([^;}]+)/i.exec(rule)?.[1] ?? 'U+0-10FFFF';
  return written.split(',').map((part) => {
    const [from = '0', to = from] = part.trim().slice(2).split('-');
    return [parseInt(from, 16), parseInt(to, 16)] as const;
  });
}

/** The packages of these fonts, as they are installed. */
export function fontVersions(families: readonly FontFamily[]): string[] {
  const require = createRequire(import.meta.url);
  return families.map(({ package: name }) => {
    const { version } = require(`${name}/package.json`) as { version: string };
    return `${name}@${version}`;
  });
}

/** Of those that come with Cardwright. */
export function fontNames(): string[] {
  return fontFamilies.map(({ name }) => name);
}
