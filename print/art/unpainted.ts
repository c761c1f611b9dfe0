/** Pictures that a game names and does not have yet: a frame with their names replaces them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fault, type Fault } from '../../diagnostics/index.ts';
import { artNamed, isPicture } from '../../generator/index.ts';
import { nearest, remember } from '../../kernel/index.ts';
import { defaultFonts, fontFamilies, fontFolder, fontStyle } from '../fonts/families.ts';
import { FONTS, GAME, ORIGIN } from '../html/addresses.ts';
import type { Face } from '../html/face.ts';
import { pathOf, readResource, type Refusal, type Resource } from '../html/resources.ts';
import { escape } from '../render/helpers/markup.ts';
import type { PrintableGame } from '../printable-game.ts';

/** What a proof shows at an address: what is there, else the frame of a picture that is not. */
export function readForProof(
  address: string,
  folder: string,
): { readonly resource: Resource; readonly isUnpainted: boolean } | Refusal {
  const read = readResource(address, folder);
  if (typeof read !== 'string') return { resource: read, isUnpainted: false };
  const path = pathOf(address) ?? '';
  if (read !== 'missing' || !path.startsWith(GAME) || !isPicture(path)) return read;
  return { resource: frame(path.slice(GAME.length)), isUnpainted: true };
}

/** A grey box that fills whatever place the picture has, with its path in the middle. */
function frame(path: string): Resource {
  // Wide letters take an em, narrow ones about half of it.
  const ems = [...path].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 1 : 0.56), 0);
  const size = `min(9vmin, ${(92 / ems).toFixed(3)}vw)`;
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">',
    `<style>${fontsInside(path)}`,
    `text { font: 400 ${size} 'Source Sans 3', 'Zen Kaku Gothic New'; fill: #444; }</style>`,
    '<rect width="100%" height="100%" fill="#e4e4e4"/>',
    '<g stroke="#c8c8c8" stroke-width="0.6%">',
    '<line x1="0" y1="0" x2="100%" y2="100%"/><line x1="100%" y1="0" x2="0" y2="100%"/></g>',
    '<rect x="1%" y="1%" width="98%" height="98%" fill="none" stroke="#999" stroke-width="0.8%"/>',
    '<rect x="2%" y="43%" width="96%" height="14%" fill="#e4e4e4"/>',
    '<text x="50%" y="50%" text-anchor="middle" dominant-baseline="central">',
    `${escape(path)}</text></svg>`,
  ].join('');
  return { type: 'image/svg+xml', bytes: Buffer.from(svg) };
}

/** Pictures ask for nothing outside themselves: the letters that the name needs are written into it. */
function fontsInside(text: string): string {
  const families = fontFamilies
    .filter(({ name }) => defaultFonts.some((known) => known === name))
    .map((family) => ({ ...family, sheets: ['400.css'] }));
  return fontStyle(families, text).replace(
    /url\(([^)]*\.woff2)\)\s*format\([^)]*\)(?:,\s*url\([^)]*\)\s*format\([^)]*\))?/g,
    (_, address: string) => `url(data:font/woff2;base64,${fontFile(address)})`,
  );
}

function fontFile(address: string): string {
  const [scope = '', name = '', ...file] = address.slice(FONTS.length).split('/');
  return readFileSync(join(fontFolder(`${scope}/${name}`), ...file)).toString('base64');
}

/** Paths of the pictures of the game that a face shows, there or not. */
export function picturesOn(face: Face): string[] {
  return [...new Set(addressesOn(face).map(addressedBy))].filter(isPicture);
}

/** Those that the game does not have. */
export function unpaintedIn(face: Face, paths: ReadonlySet<string>): string[] {
  return picturesOn(face).filter((path) => !paths.has(path));
}

const ADDRESS =
  /\b(?:src|href)=(["'])(?<attribute>.*?)\1|\burl\(\s*(["']|&quot;|&#39;|)(?<css>[^"')]*?)\3\s*\)|@import\s*(["'])(?<sheet>.*?)\5/gi;

/** The addresses that a face names: in attributes, and in styles. */
export const addressesOn = remember(({ html }: Face): readonly string[] =>
  Array.from(html.matchAll(ADDRESS), ({ groups }) =>
    (groups?.['attribute'] ?? groups?.['css'] ?? groups?.['sheet'] ?? '')
      .trim()
      .replaceAll('&amp;', '&'),
  ),
);

/** The path of an address that counts from the game folder; empty for any other. */
function addressedBy(written: string): string {
  try {
    const path = pathOf(new URL(written, ORIGIN + GAME).href) ?? '';
    return path.startsWith(GAME) ? path.slice(GAME.length) : '';
  } catch {
    return '';
  }
}

/**
 * Nothing where a card names the picture: the check has reported it there. In a print that is
 * `final` it is an error, wherever it is named. `elsewhere`: the place of an address that no card
 * names.
 */
export function unpaintedFault(
  path: string,
  { game }: Pick<PrintableGame, 'game'>,
  elsewhere: Pick<Fault, 'file' | 'path' | 'span'>,
  isFinal = false,
): Fault[] {
  const named = artNamed(game).get(path);
  if (named !== undefined && !isFinal) return [];
  const code = isFinal ? 'CW3086' : 'CW3085';
  return [fault(code, named ?? elsewhere, { path, nearest: nearest(path, game.paths) })];
}
