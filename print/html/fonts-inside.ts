/** Fonts written into a page, which then looks the same on every machine and asks nobody for them. */
import { fontFamilies, fontStyle } from '../fonts/families.ts';
import { dataAddress } from './addresses.ts';
import { readPageFile } from './resources.ts';

/** A text as a page sets it. */
export interface SetText {
  /** Families, in the order in which a browser looks for a letter. */
  readonly families: readonly string[];
  readonly weight: number;
  readonly text: string;
}

/** What the first slice of each Latin family has: English would come with slices of a Japanese font, too. */
const LATIN = /[\0-\u00ff–—‘’‚“”„•…‹›−™€↑↓]/gu;

/** The `@font-face` rules that a text needs, with the fonts in them. */
export function fontsInside({ families, weight, text }: SetText): string {
  const beyondLatin = text.replaceAll(LATIN, '');
  return families
    .flatMap((name, place) => {
      const family = fontFamilies.filter((one) => one.name === name);
      const rules = fontStyle(family, place === 0 ? text : beyondLatin);
      return newestForms(rules).match(/@font-face[^}]*\}/g) ?? [];
    })
    .filter((rule) => rule.includes('font-style: normal;'))
    .filter((rule) => rule.includes(`font-weight: ${weight};`))
    .map((rule) =>
      rule.replace(/url\(([^)]+)\)/, (_, address: string) => `url(${inside(address)})`),
    )
    .join('\n');
}

/** Without the older form of each font, for browsers that nobody has. */
export function newestForms(rules: string): string {
  return rules.replace(/,\s*url\([^)]*\.woff\)\s*format\([^)]*\)/g, '');
}

function inside(address: string): string {
  const bytes = readPageFile(address, '.');
  if (bytes === null) throw new Error(`No font is at ${address}.`);
  return dataAddress('font/woff2', bytes);
}
