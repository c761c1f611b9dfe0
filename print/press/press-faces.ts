/** The faces of a sheet, each different one pressed once. */
import { createHash } from 'node:crypto';
import type { Measures, Shape } from '../../generator/print-sizes.ts';
import { packageVersion } from '../../generator/package-root.ts';
import { faceHasher } from '../changes/face-hash.ts';
import type { Face } from '../html/face.ts';
import { facesDocument, measuresOf, type FacePart } from '../html/pieces.ts';
import type { Sheet } from '../sheets/sheet.ts';
import type { PrintShop } from '../workshop.ts';
import { fontVersions } from './font-versions.ts';
import { pressPieces } from './press-pieces.ts';
import type { Press } from './press.ts';
import type { PressedFace } from './pressed-piece.ts';

export interface FaceOrder {
  readonly sheet: Sheet;
  readonly locale: string;
  /** Millimetres by which faces run over the cut. */
  readonly bleed: number;
  readonly shape: Shape;
  readonly ink?: 'low' | undefined;
  readonly tagged?: boolean;
  readonly final?: boolean;
}

/** As a sheet itself says; `bleed` where a print wants another. */
export function edgeOf(sheet: Sheet): Pick<FaceOrder, 'bleed' | 'shape'> {
  return sheet.sort === 'cards'
    ? { bleed: sheet.bleed, shape: sheet.shape }
    : { bleed: 0, shape: 'rectangle' };
}

/** In the order of `parts`; those that are the same share one. */
export async function pressFaces(
  shop: PrintShop,
  order: FaceOrder,
  parts: readonly FacePart[],
  press: Press,
): Promise<PressedFace[]> {
  const { sheet, tagged = false, final = false, ...look } = order;
  const { folder, families } = shop;
  const paper = largest(parts.map((one) => measuresOf(one, look.bleed)));
  const known = faceKeys(shop, order);
  const pieces = parts.map(({ face, part }) => ({ face: nameless(face, shop, sheet), part }));
  // The paper says where on its page a piece is.
  const keys = new Map(
    pieces.map((one) => [one, JSON.stringify([known(one.face), one.part, paper])]),
  );
  return pressPieces(
    {
      pieces,
      keyOf: (one) => keys.get(one) ?? '',
      isAlone: ({ face }) => /<(?:style|link)\b/i.test(face.html),
      job: (some) => {
        const html = facesDocument({ ...look, styles: sheet.styles }, some);
        return { html, folder, families, paper, tagged, final };
      },
    },
    press,
  );
}

/** One size holds all pages of a document. */
export function largest(pages: readonly Measures[]): Measures {
  return {
    width: Math.max(0, ...pages.map(({ width }) => width)),
    height: Math.max(0, ...pages.map(({ height }) => height)),
  };
}

/** By what decides how faces look: the same keys, the same pieces. */
export function faceKeys(shop: PrintShop, order: FaceOrder): (face: Face) => string {
  const { sheet, locale, bleed, shape, ink, tagged = false, final = false } = order;
  const hash = faceHasher(shop, sheet);
  const fonts = fontVersions(shop.families);
  const common = [packageVersion(), fonts, locale, bleed, ink, tagged, final];
  const known = new Map<string, string>();
  return (face) => {
    const named = nameless(face, shop, sheet);
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
function nameless(face: Face, { sources }: PrintShop, { styles }: Sheet): Face {
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
  shop: PrintShop,
  sheet: Sheet,
): { firsts: Face[]; pageOf: number[] } {
  const firsts = new Map<string, { face: Face; page: number }>();
  const pageOf = faces.map((face) => {
    const { card, side, html } = nameless(face, shop, sheet);
    const key = JSON.stringify([side, card, html]);
    const known = firsts.get(key) ?? { face, page: firsts.size };
    firsts.set(key, known);
    return known.page;
  });
  return { firsts: [...firsts.values()].map(({ face }) => face), pageOf };
}
