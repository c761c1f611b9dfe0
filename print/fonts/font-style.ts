/** The `@font-face` rules of the families. Japanese fonts come in a hundred slices per weight. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, dirname } from 'node:path';
import { FONTS } from '../html/addresses.ts';
import type { FontFamily } from './families.ts';

interface FontFace {
  readonly rule: string;
  /** Code points that it has, both ends included. */
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

const read = new Map<string, readonly FontFace[]>();

/** The rules that these characters need; their files are fetched from below `FONTS`. */
export function fontStyle(families: readonly FontFamily[], characters: Iterable<string>): string {
  const codes = [...new Set(characters)]
    .map((character) => character.codePointAt(0) ?? 0)
    .toSorted((a, b) => a - b);
  return families
    .flatMap(facesOf)
    .filter(({ ranges }) => ranges.some(([from, to]) => hasOneIn(codes, from, to)))
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
  const known = read.get(family.name);
  if (known !== undefined) return known;
  const folder = fontFolder(family.package);
  const faces = family.sheets
    .map((sheet) => readFileSync(join(folder, sheet), 'utf8'))
    .flatMap((style) => style.match(/@font-face\s*\{[^}]*\}/g) ?? [])
    .map((rule) => ({
      rule: rule.replaceAll('url(./', `url(${FONTS}${family.package}/`),
      ranges: rangesIn(rule),
    }));
  read.set(family.name, faces);
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
