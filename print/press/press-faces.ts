/** The faces of a sheet, each different one pressed once; and what is beside them, pressed like faces. */
import type { Measures } from '../../kernel/index.ts';
import {
  facesDocument,
  measuresOf,
  type FaceLook,
  type FacePart,
  type DocumentPage,
  marksDocument,
  type PageMarks,
} from '../html/document.ts';
import type { Face } from '../html/face.ts';
import type { Box } from '../layout/page.ts';
import type { PrintableGame } from '../printable-game.ts';
import { fontVersions } from '../fonts/families.ts';
import { faceKeys, nameless } from './face-keys.ts';
import { pressPieces } from './press-pieces.ts';
import type { Press } from './press.ts';
import type { PressedFace, PressedPiece } from './pressed-piece.ts';
import type { PressedMarks } from '../pdf/sheet-pages.ts';

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
  const pieces = parts.map(({ face, part }) => ({
    face: nameless(face, printable, sheet),
    part: isWhole(face, part) ? undefined : part,
  }));
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

function isWhole({ size }: Face, part: Box | undefined): boolean {
  if (part === undefined) return true;
  const { x, y, width, height } = part;
  return x === 0 && y === 0 && width === size.width && height === size.height;
}

/** One size holds all pages of a document. */
function largest(pages: readonly Measures[]): Measures {
  return {
    width: Math.max(0, ...pages.map(({ width }) => width)),
    height: Math.max(0, ...pages.map(({ height }) => height)),
  };
}

/** Holds A4 and Letter, upright and lying: marks of all are pressed together, and are the same as when they are alone. */
const USUAL_PAPER: Measures = { width: 297, height: 297 };

/** In the order of `pages`. No style sheet of the game has a part in it. */
export async function pressMarks(
  printable: PrintableGame,
  locale: string,
  pages: readonly PageMarks[],
  press: Press,
): Promise<PressedMarks[]> {
  const pieces = pages.flatMap(({ under, over }) => [under, ...(over === null ? [] : [over])]);
  const fonts = fontVersions(printable.families);
  const paper = largest([USUAL_PAPER, ...pieces.map((piece) => piece.paper)]);
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
