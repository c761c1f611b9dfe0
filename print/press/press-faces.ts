/** The faces of a sheet, each different one pressed once; and what is beside them, pressed like faces. */
import { createHash } from 'node:crypto';
import { type Measures, packageVersion } from '../../kernel/index.ts';
import { faceHasher } from '../changes/face-hash.ts';
import type { Face } from '../html/face.ts';
import {
  facesDocument,
  measuresOf,
  type FaceLook,
  type FacePart,
  type DocumentPage,
  marksDocument,
  type PageMarks,
} from '../html/document.ts';
import type { Sheet } from '../sheets/sheet.ts';
import type { PrintableGame } from '../printable-game.ts';
import { fontVersions } from '../fonts/families.ts';
import { pressPieces } from './press-pieces.ts';
import type { Press } from './press.ts';
import type { PressedFace, PressedPiece } from './pressed-piece.ts';
import type { PressedMarks } from '../pdf/sheet-pages.ts';

/** As a sheet itself says; `bleed` where a print wants another. */
export function edgeOf(sheet: Sheet): Pick<FaceLook, 'bleed' | 'shape'> {
  return sheet.sort === 'cards'
    ? { bleed: sheet.bleed, shape: sheet.shape }
    : { bleed: 0, shape: 'rectangle' };
}

/** In the order of `parts`; those that are the same share one. */
export async function pressFaces(
  printable: PrintableGame,
  look: FaceLook,
  parts: readonly FacePart[],
  press: Press,
): Promise<PressedFace[]> {
  const { sheet, tagged = false, final = false } = look;
  const paper = largest(parts.map((one) => measuresOf(one, look.bleed)));
  const known = faceKeys(printable, look);
  const pieces = parts.map(({ face, part }) => ({ face: nameless(face, printable, sheet), part }));
  // The paper says where on its page a piece is.
  const keys = new Map(
    pieces.map((one) => [one, JSON.stringify([known(one.face), one.part, paper])]),
  );
  return pressPieces(
    {
      pieces,
      keyOf: (one) => keys.get(one) ?? '',
      isAlone: ({ face }) => /<(?:style|link)\b/i.test(face.html),
      print: (some) => press.print(facesDocument(look, some), printable, { paper, tagged, final }),
    },
    press,
  );
}

/** One size holds all pages of a document. */
function largest(pages: readonly Measures[]): Measures {
  return {
    width: Math.max(0, ...pages.map(({ width }) => width)),
    height: Math.max(0, ...pages.map(({ height }) => height)),
  };
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
function nameless(face: Face, { sources }: PrintableGame, { styles }: Sheet): Face {
  const { card, side, html } = face;
  if (card === null) return face;
  const texts = [html, ...styles.map((path) => sources.get(path) ?? '')];
  if (texts.some((text) => text.includes('data-card'))) return face;
  const id = createHash('sha256').update(`${side} ${html}`).digest('hex').slice(0, 16);
  return { ...face, card: { ...card, id } };
}

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

/** In the order of `pages`. No style sheet of the game has a part in it. */
export async function pressMarks(
  printable: PrintableGame,
  locale: string,
  pages: readonly PageMarks[],
  press: Press,
): Promise<PressedMarks[]> {
  const pieces = pages.flatMap(({ under, over }) => [under, ...(over === null ? [] : [over])]);
  const fonts = fontVersions(printable.families);
  const paper = largest(pieces.map((piece) => piece.paper));
  const pressed = await pressPieces(
    {
      pieces,
      // The paper says where on its page a piece is.
      keyOf: (piece) => JSON.stringify(['marks', fonts, locale, paper, piece]),
      print: (some) => press.print(marksDocument(locale, some), printable, { paper }),
    },
    press,
  );
  const made = new Map<DocumentPage, PressedPiece>();
  for (const [index, piece] of pieces.entries()) {
    const one = pressed[index];
    if (one !== undefined) made.set(piece, one);
  }
  return pages.map(({ under, over }) => ({
    under: found(made, under),
    over: over === null ? null : found(made, over),
  }));
}

function found(made: ReadonlyMap<DocumentPage, PressedPiece>, page: DocumentPage): PressedPiece {
  const piece = made.get(page);
  if (piece === undefined) throw new RangeError('A page was not pressed.');
  return piece;
}
