/** Pictures that a game names and does not have yet: which they are, and how they are reported. */
import { fault, type Fault } from '../../diagnostics/index.ts';
import { artNamed, isPicture } from '../../generator/index.ts';
import { nearest, remember } from '../../kernel/index.ts';
import { GAME, ORIGIN } from '../html/addresses.ts';
import type { Face } from '../html/face.ts';
import { pathOf } from '../html/resources.ts';
import type { PrintableGame } from '../printable-game.ts';

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
