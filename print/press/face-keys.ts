/** What faces are known by: what decides how they look. */
import { createHash } from 'node:crypto';
import { packageVersion, remember } from '../../kernel/index.ts';
import { faceHasher } from '../changes/face-hash.ts';
import { fontVersions } from '../fonts/families.ts';
import type { FaceLook } from '../html/document.ts';
import type { Face } from '../html/face.ts';
import type { PrintableGame } from '../printable-game.ts';
import type { Sheet } from '../sheets/sheet.ts';

/** As a sheet itself says; `bleed` where a print wants another. */
export function edgeOf(sheet: Sheet): Pick<FaceLook, 'bleed' | 'shape'> {
  return { bleed: sheet.bleed, shape: sheet.sort === 'cards' ? sheet.shape : 'rectangle' };
}

/** By what decides how faces look: the same keys, the same pieces. */
export function faceKeys(printable: PrintableGame, look: FaceLook): (face: Face) => string {
  const { sheet, locale, bleed, shape, ink, tagged = false, final = false } = look;
  const hash = faceHasher(printable, sheet);
  const fonts = fontVersions(printable.families);
  const common = [packageVersion(), fonts, locale, bleed, ink, tagged, final];
  const known = new Map<string, string>();
  return (face) => {
    const named = nameless(face, printable, sheet);
    const { bleedFrom = 'art' } = face;
    // The shape of a face matters only to what is made of it beyond its cut.
    const edge = bleed === 0 || bleedFrom === 'art' ? 'rectangle' : shape;
    const own = JSON.stringify([named.side, named.card, named.size, named.html]);
    const all = known.get(own) ?? JSON.stringify([...common, edge, bleedFrom, hash([named])]);
    known.set(own, all);
    return createHash('sha256').update(all).digest('base64url').slice(0, 22);
  };
}

/**
 * A face called by what is on it: most games have one back for all cards. Where styles speak of single
 * cards, each stays its own.
 */
export function nameless(face: Face, { sources }: PrintableGame, { styles }: Sheet): Face {
  const { card, html } = face;
  if (card === null || html.includes('data-card') || areOfSingleCards(sources, styles)) return face;
  return { ...face, card: { ...card, id: nameOf(face) } };
}

/** A print asks for each copy, at each stage. */
const nameOf = remember(({ side, html }: Face) =>
  createHash('sha256').update(`${side} ${html}`).digest('hex').slice(0, 16),
);

const areOfSingleCards = remember(
  (sources: PrintableGame['sources'], styles: Sheet['styles']): boolean =>
    styles.some((path) => sources.get(path)?.includes('data-card') === true),
);

/** Each different face once, and where in that list each is found. */
export function withoutRepeats(
  faces: readonly Face[],
  printable: PrintableGame,
  sheet: Sheet,
): { firsts: Face[]; pageOf: number[] } {
  const firsts = new Map<string, { face: Face; page: number }>();
  const pageOf = faces.map((face) => {
    const { card, side, html } = nameless(face, printable, sheet);
    const key = JSON.stringify([side, card, html]);
    const known = firsts.get(key) ?? { face, page: firsts.size };
    firsts.set(key, known);
    return known.page;
  });
  return { firsts: [...firsts.values()].map(({ face }) => face), pageOf };
}
