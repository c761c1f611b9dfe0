/**
 * A PDF made fit for presses: its colours become inks, and nothing is left that the kind of file forbids.
 * Boxes, title, dates and bookmarks stay. The same input gives the same bytes.
 */
import { PDFDocument } from 'pdf-lib';
import { drawDies, type Dies } from './die-lines.ts';
import { withoutUnused } from './drawing.ts';
import { asPictures, flattened, shinesThrough, withoutGroups } from './flatten.ts';
import { saidAs, type Flavour } from './flavours.ts';
import { declarePdfX } from './pdf-x.ts';
import type { InkProfile } from './profiles.ts';
import { screenColours, separate } from './separate.ts';

/** What a press wants. */
export interface PdfXTarget {
  readonly flavour: Flavour;
  readonly profile: InkProfile;
}

export interface PdfXFile {
  readonly pdf: Uint8Array;
  /** The most ink of all colours and pictures, in percent. */
  readonly ink: number;
  /** How many pages have their drawings as a picture below their text. */
  readonly pictured: number;
  /** Pages, from 0, that are one picture with their text. */
  readonly whole: readonly number[];
}

/** `dies` are drawn over what the PDF has. */
export async function toPdfX(pdf: Uint8Array, target: PdfXTarget, dies?: Dies): Promise<PdfXFile> {
  const { flavour, profile } = target;
  const { document, ink, isFlattened, whole } = await separated(pdf, target);
  if (flavour === 'x1a') withoutGroups(document);
  withoutUnused(document);
  const left = screenColours(document);
  if (left.length > 0) throw new RangeError(`Not all colours became inks: ${left.join(', ')}.`);
  const pictured = isFlattened ? document.getPageCount() : 0;
  if (dies !== undefined) drawDies(document, dies, flavour);
  declarePdfX(document, flavour, profile, {
    title: document.getTitle() ?? '',
    creator: document.getCreator() ?? '',
    date: document.getCreationDate() ?? new Date(0),
  });
  const saved = await document.save({
    updateFieldAppearances: false,
    addDefaultPage: false,
    // PDF 1.4 has none.
    useObjectStreams: flavour !== 'x1a',
    objectsPerTick: Infinity,
  });
  return { pdf: saidAs(saved, flavour), ink: Math.round(ink * 1000) / 10, pictured, whole };
}

interface Separated {
  readonly document: PDFDocument;
  readonly ink: number;
  readonly isFlattened: boolean;
  readonly whole: readonly number[];
}

async function separated(pdf: Uint8Array, { flavour, profile }: PdfXTarget): Promise<Separated> {
  const document = await loaded(pdf);
  const isFlattened = flavour === 'x1a' && document.getPages().some(shinesThrough);
  const flat = isFlattened ? await flattened(pdf) : { document, whole: [] };
  withoutUnused(flat.document);
  const first = await separate(flat.document, profile);
  if (first.lost.size === 0) {
    return { document: flat.document, ink: first.most, isFlattened, whole: flat.whole };
  }
  // The pages with something that has no inks are pictures, and all others are done once more.
  const pages = [...new Set([...flat.whole, ...first.lost.keys()])].toSorted((a, b) => a - b);
  const again = isFlattened ? (await flattened(pdf)).document : await loaded(pdf);
  await asPictures(again, pages, pdf);
  withoutUnused(again);
  const { most, lost } = await separate(again, profile);
  if (lost.size > 0)
    throw new RangeError(`There are no inks for ${[...lost.values()].join(', ')}.`);
  return { document: again, ink: most, isFlattened, whole: pages };
}

function loaded(pdf: Uint8Array): Promise<PDFDocument> {
  return PDFDocument.load(pdf, { updateMetadata: false });
}
