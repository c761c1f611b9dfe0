/** What stands on the pages beside the faces: marks, writing, numbers, lines; pressed like faces. */
import type { DocumentPage } from '../html/document.ts';
import { furnitureDocument, type PageFurniture } from '../html/pieces.ts';
import type { PressedFurniture } from '../pdf/sheet-pages.ts';
import type { PrintShop } from '../workshop.ts';
import { fontVersions } from './font-versions.ts';
import { largest } from './press-faces.ts';
import { pressPieces } from './press-pieces.ts';
import type { Press } from './press.ts';
import type { PressedPiece } from './pressed-piece.ts';

/** In the order of `pages`. No style sheet of the game has a part in it. */
export async function pressFurniture(
  { folder, families }: PrintShop,
  locale: string,
  pages: readonly PageFurniture[],
  press: Press,
): Promise<PressedFurniture[]> {
  const pieces = pages.flatMap(({ under, over }) => [under, ...(over === null ? [] : [over])]);
  const fonts = fontVersions(families);
  const paper = largest(pieces.map((piece) => piece.paper));
  const pressed = await pressPieces(
    {
      pieces,
      // The paper says where on its page a piece is.
      keyOf: (piece) => JSON.stringify(['furniture', fonts, locale, paper, piece]),
      job: (some) => ({ html: furnitureDocument(locale, some), folder, families, paper }),
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
