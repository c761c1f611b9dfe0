/** Draws each face of a sheet that was not judged before, and judges its pixels. */
import { createHash } from 'node:crypto';
import type { Measures, NamedSize } from '../../generator/print-sizes.ts';
import { packageVersion } from '../../generator/package-root.ts';
import { faceHasher } from '../changes/face-hash.ts';
import { singlesDocument, withoutRepeats } from '../formats/singles.ts';
import type { Face } from '../html/face.ts';
import { inches, type Press, type Pressed } from '../press/press.ts';
import type { ShownPicture } from '../press/measure.ts';
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
  const { faces, faults } = renderFaces(shop, order);
  if (faults.length > 0) return [];
  const { firsts } = withoutRepeats(faces);
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
  const common = [packageVersion(), locale, ink, edgeOf(sheet, { width: 0, height: 0 })];
  return (face) => {
    const all = JSON.stringify([...common, face.bleedFrom, hash([face])]);
    return createHash('sha256').update(all).digest('base64url').slice(0, 16);
  };
}

function edgeOf(sheet: Sheet, size: Measures): Edge {
  if (sheet.sort === 'panel') return { size, shape: 'rectangle', bleed: 0 };
  return { size, shape: sheet.shape, bleed: sheet.bleed };
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
  const edge = edgeOf(sheet, first.size);
  const { bleed } = edge;
  const wanted = { sheet, locale, bleed, date: new Date(0), ...(ink === undefined ? {} : { ink }) };
  const { pressJob } = singlesDocument(shop, wanted, faces);
  const pressed = await press.print(pressJob);
  if (pressed.refused.some(({ refusal }) => refusal !== 'unpainted')) return [];
  const missing = pressed.refused.map(({ address }) => address);
  const shown = pressed.measured.faces.flatMap(({ pictures }) => pictures.map(addressOf));
  // What style sheets show is on every face.
  if (missing.some((address) => !shown.includes(address))) return [];
  const drawn = await drawnPages(pressed, pressJob.paper, faces.length);
  const onPage = new Map(pressed.measured.faces.map((face) => [face.page, face]));
  return faces.map((_, page) => {
    const [measured, bytes] = [onPage.get(page), drawn.pages[page]];
    if (measured === undefined || bytes === undefined) return undefined;
    if (measured.pictures.map(addressOf).some((one) => missing.includes(one))) return undefined;
    const { width, height, perMm } = drawn;
    return proofOf(measured, { bytes, width, height, perMm, corner: measured.place }, edge);
  });
}

function addressOf({ address }: ShownPicture): string {
  return address;
}

/** Fine enough that strokes of small letters have some ground between them. */
const DPI = 110;

/** Of one face: a mat larger than this is drawn more coarsely. */
const MOST_PIXELS = 12e6;

/** The browser's own pages, a little larger than the faces. */
async function drawnPages({ pdf }: Pressed, face: Measures, count: number) {
  const page = { width: inches(face.width), height: inches(face.height) };
  const dpi = Math.min(DPI, Math.sqrt(MOST_PIXELS / (page.width * page.height)));
  const width = pixels(page.width * MM_PER_INCH, dpi);
  const height = pixels(page.height * MM_PER_INCH, dpi);
  const wanted = Array.from({ length: count }, (_, at) => {
    return { page: at, width, height, encoding: 'raw' as const, dpi };
  });
  return { pages: await picturesOf(pdf, wanted), width, height, perMm: dpi / MM_PER_INCH };
}
