/**
 * Draws each face of a sheet that was not judged before, and judges its pixels. Proofs are
 * remembered in the folder of the game (`.cardwright/proofs.json`).
 */
import { createHash } from 'node:crypto';
import { afterAnswer, packageVersion, isMapping, writeAtomically } from '../../kernel/index.ts';
import { faceHasher } from '../changes/face-hash.ts';
import type { Face } from '../html/face.ts';
import { pageWith } from '../layout/page.ts';
import { pieceOf } from '../pdf/piece-of.ts';
import { edgeOf, withoutRepeats } from '../press/face-keys.ts';
import { pressFaces } from '../press/press-faces.ts';
import { PagesLost } from '../press/press-pieces.ts';
import type { PressedFace } from '../press/pressed-piece.ts';
import type { MeasuredFace } from '../press/measure.ts';
import type { Press } from '../press/press.ts';
import { proofsOfPictures, startThread } from '../raster/draw.ts';
import { MM_PER_INCH, pixels } from '../html/measures.ts';
import { renderFaces } from '../render/faces.ts';
import type { PrintJob } from '../request.ts';
import type { PrintableGame } from '../printable-game.ts';
import type { Edge, Proof } from './proof.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What of a job decides which faces are judged. */
export type ProofJob = Pick<PrintJob, 'sheet' | 'locale' | 'paper' | 'wanted'> &
  Partial<Pick<PrintJob, 'ink'>>;

export interface ProvedFace {
  readonly face: Face;
  readonly proof: Proof;
}

/** Faces that are drawn before anybody asks whether the others are wanted. */
const PORTION = 8;

/**
 * Each face once. None where faults keep the sheet from being printed: the print tells them. Without
 * a press only those that were drawn before. With `isWanted` in portions, until it says no; what was
 * drawn by then is remembered.
 */
export async function proveFaces(
  printable: PrintableGame,
  job: ProofJob,
  press: Press | null,
  isWanted?: () => boolean,
): Promise<readonly ProvedFace[]> {
  const { sheet } = job;
  const { faces, faults } = renderFaces(printable, job);
  if (faults.length > 0) return [];
  const { firsts } = withoutRepeats(faces, printable, sheet);
  const keyOf = keysFor(printable, job);
  const keyed = firsts.map((face) => ({ face, key: keyOf(face) }));
  const known = readProofs(printable.folder);
  const unknown = keyed.filter(({ key }) => !known.has(key));
  // It starts while the browser presses what is to be drawn.
  if (unknown.length > 0 && press !== null) startThread();
  const fresh = new Map<string, Proof>();
  const portion = isWanted === undefined ? unknown.length : PORTION;
  for (let at = 0; at < unknown.length; at += portion) {
    if (press === null || isWanted?.() === false) break;
    const some = unknown.slice(at, at + portion);
    const faces = some.map(({ face }) => face);
    const proofs = await proofsOf(faces, { printable, job, press });
    for (const [index, { key }] of some.entries()) {
      const proof = proofs[index];
      if (proof !== undefined) fresh.set(key, proof);
    }
  }
  if (fresh.size > 0) afterAnswer(() => rememberProofs(printable.folder, fresh));
  return keyed.flatMap(({ face, key }) => {
    const proof = fresh.get(key) ?? known.get(key);
    return proof === undefined ? [] : [{ face, proof }];
  });
}

/** What decides how a face looks. */
function keysFor(
  printable: PrintableGame,
  { sheet, locale, ink }: ProofJob,
): (face: Face) => string {
  const hash = faceHasher(printable, sheet);
  const common = [packageVersion(), locale, ink, edgeOf(sheet)];
  return (face) => {
    const all = JSON.stringify([...common, face.bleedFrom, hash([face])]);
    return createHash('sha256').update(all).digest('base64url').slice(0, 16);
  };
}

interface Means {
  readonly printable: PrintableGame;
  readonly job: ProofJob;
  readonly press: Press;
}

/** None of faces that show something that is missing: what is drawn without it means nothing. */
async function proofsOf(
  faces: readonly Face[],
  { printable, job, press }: Means,
): Promise<readonly (Proof | undefined)[]> {
  const [first] = faces;
  if (first === undefined) return [];
  const { sheet, locale, ink } = job;
  const edge = { ...edgeOf(sheet), size: first.size };
  const pressed = await pressedFaces(
    printable,
    { ...edge, sheet, locale, ink },
    faces.map((face) => ({ face })),
    press,
  );
  const drawable = pressed.flatMap((one, at): Drawable[] => {
    const [measured] = one.measured.faces;
    const face = faces[at];
    if (measured === undefined || face === undefined || one.refused.length > 0) return [];
    return [{ at, face, pressed: one, measured }];
  });
  const proofs = await drawnProofs(drawable, edge);
  const proofAt = new Map(drawable.map(({ at }, index) => [at, proofs[index]]));
  return faces.map((_, at) => proofAt.get(at));
}

/** A pressed face of which everything is there; `at` of those that are wanted. */
interface Drawable {
  readonly at: number;
  readonly face: Face;
  readonly pressed: PressedFace;
  readonly measured: MeasuredFace;
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
async function drawnProofs(faces: readonly Drawable[], edge: Edge): Promise<readonly Proof[]> {
  if (faces.length === 0) return [];
  const { size, bleed } = edge;
  const page = { width: size.width + 2 * bleed, height: size.height + 2 * bleed };
  const inches = (page.width * page.height) / MM_PER_INCH ** 2;
  const dpi = Math.min(DPI, Math.sqrt(MOST_PIXELS / inches));
  const width = pixels(page.width, dpi);
  const height = pixels(page.height, dpi);
  const trim = { x: bleed, y: bleed, width: size.width, height: size.height };
  const pages = faces.map((_, face) => pageWith(page, 'front', [{ face, trim, bleed }]));
  const wanted = faces.map(({ measured }, at) => {
    const picture = { page: at, width, height, encoding: 'raw' as const, dpi };
    return { picture, measured, edge };
  });
  const pieces = {
    faces: faces.map(({ face }) => face),
    pressed: new Map(faces.map(({ pressed }, face) => [pieceOf({ face }), pressed])),
    marks: [],
  };
  const { sheetPages } = await import('../pdf/put-together.ts');
  const document = await sheetPages(pages, pieces);
  const pdf = await document.save({ addDefaultPage: false, objectsPerTick: Infinity });
  return proofsOfPictures(pdf, wanted);
}

/** Raised when faces are judged otherwise, or by other keys: what was remembered then counts for nothing. */
const FORMAT = 4;

/** A face has a hundred bytes; several states of a large game in several languages. */
const MOST = 20_000;

/** By what decides how a face looks. */
type Proofs = ReadonlyMap<string, Proof>;

function readProofs(folder: string): Proofs {
  try {
    const found: unknown = JSON.parse(readFileSync(fileOf(folder), 'utf8'));
    if (!isMapping(found) || found['format'] !== FORMAT) return new Map();
    return new Map(Object.entries(found['proofs'] as Readonly<Record<string, Proof>>));
  } catch {
    return new Map();
  }
}

/** Those that were not seen for longest are forgotten. A folder that cannot be written remembers nothing. */
function rememberProofs(folder: string, fresh: Proofs): void {
  const others = [...readProofs(folder)].filter(([key]) => !fresh.has(key));
  const proofs = Object.fromEntries([...others, ...fresh].slice(-MOST));
  try {
    writeAtomically(fileOf(folder), Buffer.from(JSON.stringify({ format: FORMAT, proofs })));
  } catch {
    return;
  }
}

function fileOf(folder: string): string {
  return join(folder, '.cardwright', 'proofs.json');
}
