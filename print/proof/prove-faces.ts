/** Draws each face of a sheet that was not judged before, and judges its pixels. */
import { createHash } from 'node:crypto';
import type { NamedSize } from '../../generator/print-sizes.ts';
import { packageVersion } from '../../generator/package-root.ts';
import { faceHasher } from '../changes/face-hash.ts';
import type { Face } from '../html/face.ts';
import { pageWith } from '../layout/page.ts';
import { pieceOf, sheetPages } from '../pdf/sheet-pages.ts';
import { edgeOf, pressFaces, withoutRepeats } from '../press/press-faces.ts';
import { PagesLost } from '../press/press-pieces.ts';
import type { PressedFace } from '../press/pressed-piece.ts';
import type { Press } from '../press/press.ts';
import { picturesOf } from '../raster/draw.ts';
import { MM_PER_INCH, pixels } from '../raster/picture.ts';
import { renderFaces } from '../render/render-sheet.ts';
import type { Wanted } from '../sheets/selection.ts';
import type { Sheet } from '../sheets/sheet.ts';
import type { PrintShop } from '../workshop.ts';
import { readProofs, rememberProofs } from './known-proofs.ts';
import { proofOf, type Edge, type Proof } from './proof.ts';

export interface ProofOrder {
  readonly sheet: Sheet;
  readonly locale: string;
  /** Whose area a panel without a size fills. */
  readonly paper: NamedSize;
  readonly wanted: Wanted;
  readonly ink?: 'low';
}

export interface ProvedFace {
  readonly face: Face;
  readonly proof: Proof;
}

/**
 * Each face once. None where faults keep the sheet from being printed: the print tells them. Without
 * a press only those that were drawn before.
 */
export async function proveFaces(
  shop: PrintShop,
  order: ProofOrder,
  press: Press | null,
): Promise<readonly ProvedFace[]> {
  const { sheet } = order;
  const { faces, faults } = renderFaces(shop, order);
  if (faults.length > 0) return [];
  const { firsts } = withoutRepeats(faces, shop, sheet);
  const keyOf = keysFor(shop, order);
  const keyed = firsts.map((face) => ({ face, key: keyOf(face) }));
  const known = readProofs(shop.folder);
  const unknown = keyed.filter(({ key }) => !known.has(key));
  const wanted = unknown.map(({ face }) => face);
  const made = press === null ? [] : await proofsOf(wanted, { shop, order, press });
  const fresh = new Map(
    made.flatMap((proof, index) =>
      proof === undefined ? [] : [[unknown[index]?.key ?? '', proof] as const],
    ),
  );
  if (fresh.size > 0) rememberProofs(shop.folder, fresh);
  return keyed.flatMap(({ face, key }) => {
    const proof = fresh.get(key) ?? known.get(key);
    return proof === undefined ? [] : [{ face, proof }];
  });
}

/** What decides how a face looks. */
function keysFor(shop: PrintShop, { sheet, locale, ink }: ProofOrder): (face: Face) => string {
  const hash = faceHasher(shop, sheet);
  const common = [packageVersion(), locale, ink, edgeOf(sheet)];
  return (face) => {
    const all = JSON.stringify([...common, face.bleedFrom, hash([face])]);
    return createHash('sha256').update(all).digest('base64url').slice(0, 16);
  };
}

interface Means {
  readonly shop: PrintShop;
  readonly order: ProofOrder;
  readonly press: Press;
}

/** None of faces that show something that is missing: what is drawn without it means nothing. */
async function proofsOf(
  faces: readonly Face[],
  { shop, order, press }: Means,
): Promise<readonly (Proof | undefined)[]> {
  const [first] = faces;
  if (first === undefined) return [];
  const { sheet, locale, ink } = order;
  const edge = { ...edgeOf(sheet), size: first.size };
  const pressed = await pressedFaces(
    shop,
    { ...edge, sheet, locale, ink },
    faces.map((face) => ({ face })),
    press,
  );
  const drawn = await drawnFaces(pressed, faces, edge);
  const { width, height, perMm } = drawn;
  return pressed.map(({ measured, refused }, at) => {
    const bytes = drawn.pages[at];
    if (measured === null || bytes === undefined || refused.length > 0) return undefined;
    return proofOf(measured, { bytes, width, height, perMm, corner: measured.place }, edge);
  });
}

/** None where pages were lost: the print tells of it. */
function pressedFaces(...wanted: Parameters<typeof pressFaces>): Promise<readonly PressedFace[]> {
  return pressFaces(...wanted).catch((error: unknown) => {
    if (error instanceof PagesLost) return [];
    throw error;
  });
}

/** Fine enough that strokes of small letters have some ground between them. */
const DPI = 110;

/** Of one face: a mat larger than this is drawn more coarsely. */
const MOST_PIXELS = 12e6;

/** The same faces as on paper, each on a page of its size, without ground. */
async function drawnFaces(pressed: readonly PressedFace[], faces: readonly Face[], edge: Edge) {
  const { size, bleed } = edge;
  const page = { width: size.width + 2 * bleed, height: size.height + 2 * bleed };
  const inches = (page.width * page.height) / MM_PER_INCH ** 2;
  const dpi = Math.min(DPI, Math.sqrt(MOST_PIXELS / inches));
  const width = pixels(page.width, dpi);
  const height = pixels(page.height, dpi);
  const trim = { x: bleed, y: bleed, width: size.width, height: size.height };
  const pages = pressed.map((_, face) => pageWith(page, 'front', [{ face, trim, bleed }]));
  const wanted = pages.map((_, at) => {
    return { page: at, width, height, encoding: 'raw' as const, dpi };
  });
  const pieces = {
    faces,
    pressed: new Map(pressed.map((one, face) => [pieceOf({ face }), one])),
    furniture: [],
  };
  const document = await sheetPages(pages, pieces);
  const pdf = await document.save({ addDefaultPage: false, objectsPerTick: Infinity });
  return { pages: await picturesOf(pdf, wanted), width, height, perMm: dpi / MM_PER_INCH };
}
