/** Prints for a print service: checks what it would refuse, and names and orders the files as it wants them. */
import { join } from 'node:path';
import { fault, noteWords, type Fault } from '../../diagnostics/index.ts';
import { writeAtomically, inLocale, type Product } from '../../kernel/index.ts';
import type { Printed } from '../formats/format.ts';
import { pressSingles, type Singles } from '../formats/singles.ts';
import type { Press } from '../press/press.ts';
import type { PrintableGame } from '../printable-game.ts';
import { nameOf, type PrintedFile, type PrintJob } from '../request.ts';
import { drawPictures } from '../raster/draw.ts';
import { pixels } from '../html/measures.ts';
import { PRINT_FILE, type CardSheet } from '../sheets/sheet.ts';
import {
  arrangePages,
  orderedCards,
  orderList,
  type OrderedCard,
  type SinglesOfOrder,
  type OrderedFace,
  unpainted,
} from './order-files.ts';
import { panelsWanted } from '../sheets/selection.ts';
import { canvasFor, type Canvas, nearestProduct, productsFor, type Vendor } from './vendor.ts';

const NONE: Printed = { files: [], faults: [] };

export async function printForVendor(
  vendor: Vendor,
  job: PrintJob,
  printable: PrintableGame,
  press: Press,
): Promise<Printed> {
  const { sheet, locale, paper } = job;
  // What is cut and folded by a net of ours, a service has a template of its own for.
  if (sheet.part !== null) return NONE;
  const products = productsOfSheet(vendor, sheet);
  const [product] = products;
  if (product === undefined || sheet.size === null) {
    // Mats of other sizes are another order, elsewhere.
    return sheet.sort === 'cards' ? { files: [], faults: [sizeFault(vendor, sheet)] } : NONE;
  }
  if (vendor.backs === 'needed' && sheet.sort === 'cards' && sheet.back === null) {
    return { files: [], faults: [backFault(vendor, sheet)] };
  }
  const name = `${nameOf(printable, job)}-${vendor.id}`;
  job.onFile?.(name);
  const canvas = canvasFor(vendor, product, sheet.size);
  const strict = { ...sheet, safe: Math.max(sheet.safe, vendor.safe) };
  const { bleed } = canvas;
  const singles = await pressSingles(
    printable,
    { ...job, sheet: strict, bleed, final: true },
    press,
  );
  if (singles.pdf === null) return { files: [], faults: singles.faults };
  const white = await bleedFaults(vendor, sheet, singles, bleed);
  if (white.length > 0) return { files: [], faults: [...singles.faults, ...white] };
  const pressed = await asPdfX(vendor, singles.pdf, job);
  if (pressed.faults.some(({ code }) => code === TOO_MUCH_INK)) {
    return { files: [], faults: [...singles.faults, ...pressed.faults] };
  }
  const cards = orderedCards(sheet.sort === 'cards' ? singles : asCard(singles, job), vendor);
  const folder = join(job.folder, name);
  const path = await write({ vendor, canvas, singles, pdf: pressed.pdf, cards, folder });
  const pages = cards.length + cards.filter(({ back }) => back !== null).length;
  const file = {
    path,
    sheet: sheet.id,
    locale,
    paper: paper.id,
    pages,
    cards: cards.length,
    ...inkOf(pressed),
  };
  const notes = notesOf(vendor, sheet, products);
  return { files: [file], faults: [...singles.faults, ...pressed.faults, ...notes] };
}

/** What the vendor has for a sheet: for cards anything of their size and shape, for mats and boards its parts. */
function productsOfSheet(vendor: Vendor, sheet: PrintJob['sheet']): Product[] {
  if (sheet.size === null) return [];
  if (sheet.sort === 'panel') return productsFor({ ...vendor, products: [] }, sheet.size);
  return productsFor(vendor, { ...sheet.size, shape: sheet.shape });
}

/** A mat or a board in an order: one picture with the name of its sheet, as often as it is wanted. */
function asCard({ faces, pageOf }: Singles, { sheet, wanted }: PrintJob): SinglesOfOrder {
  const card = { id: sheet.id, kind: sheet.id };
  const copies = Array.from({ length: panelsWanted(sheet, wanted) }, () => ({
    front: 0,
    back: null,
  }));
  return { faces: faces.map((face) => ({ ...face, card })), pageOf, copies };
}

function inkOf({ ink }: { readonly ink?: number }): Pick<PrintedFile, 'ink'> {
  return ink === undefined ? {} : { ink };
}

const TOO_MUCH_INK = 'CW3074';

/** Every face in the colours that the vendor takes. */
async function asPdfX(
  vendor: Vendor,
  pdf: Uint8Array,
  { sheet, profile }: PrintJob,
): Promise<{ readonly pdf: Uint8Array; readonly faults: readonly Fault[]; readonly ink?: number }> {
  const { pdfX } = vendor;
  if (pdfX === undefined) return { pdf, faults: [] };
  const { toPdfX, pdfXFaults, inkProfile } = await import('../separation/index.ts');
  const chosen = profile ?? inkProfile(pdfX.profile);
  if (chosen === null) throw new RangeError(`There is no profile ${pdfX.profile}.`);
  const { flavour, richBlack } = pdfX;
  const target = { flavour, profile: richBlack === undefined ? chosen : { ...chosen, richBlack } };
  const file = await toPdfX(pdf, target);
  const title = inLocale(vendor.title, 'en');
  const limit = pdfX.ink === undefined ? undefined : { ink: pdfX.ink, vendor: title };
  return { pdf: file.pdf, faults: pdfXFaults(file, sheet, limit), ink: file.ink };
}

interface Work {
  readonly vendor: Vendor;
  readonly canvas: Canvas;
  /** As on a screen: pictures are drawn of it. */
  readonly singles: Singles;
  /** The same pages in the colours of the order. */
  readonly pdf: Uint8Array;
  readonly cards: readonly OrderedCard[];
  /** Where its files go, absolute; the place of its one file, without the ending. */
  readonly folder: string;
}

async function write(work: Work): Promise<string> {
  const { vendor, pdf, cards, folder } = work;
  const flavour = vendor.pdfX?.flavour;
  if (vendor.files === 'pdf' && vendor.order !== 'face') {
    const path = `${folder}.pdf`;
    writeAtomically(path, await arrangePages(pdf, sequence(cards, vendor), { flavour }));
    return path;
  }
  const faces = uniqueFaces(cards);
  if (vendor.files === 'pdf') {
    for (const { page, name: file } of faces) {
      writeAtomically(join(folder, `${file}.pdf`), await arrangePages(pdf, [page], { flavour }));
    }
  } else await drawFaces(work, faces, vendor.files);
  if (vendor.proof !== undefined) await drawFaces(work, faces, vendor.proof);
  if (vendor.each === 'card') {
    writeAtomically(join(folder, 'cards.csv'), Buffer.from(orderList(cards, vendor.files)));
  }
  return folder;
}

function sequence(cards: readonly OrderedCard[], { order }: Vendor): number[] {
  return cards.flatMap(({ front, back }) => {
    const sides = [front.page, ...(back === null ? [] : [back.page])];
    return order === 'back-front' ? sides.toReversed() : sides;
  });
}

function uniqueFaces(cards: readonly OrderedCard[]): OrderedFace[] {
  const faces = cards.flatMap(({ front, back }) => [front, ...(back === null ? [] : [back])]);
  return [...new Map(faces.map((face) => [face.name, face])).values()];
}

async function drawFaces(
  { vendor: { dpi }, canvas, singles: { pdf, page }, folder }: Work,
  faces: readonly OrderedFace[],
  encoding: 'png' | 'jpg',
): Promise<void> {
  const byPage = new Map<number, OrderedFace[]>();
  for (const face of faces) byPage.set(face.page, [...(byPage.get(face.page) ?? []), face]);
  // The bleed is the larger one of both directions: the picture is the middle of it.
  const whole = {
    width: Math.max(canvas.width, pixels(page.width, dpi)),
    height: Math.max(canvas.height, pixels(page.height, dpi)),
  };
  const middle = { width: canvas.width, height: canvas.height };
  const pictures = [...byPage.keys()].map((at) => ({ page: at, ...whole, middle, encoding, dpi }));
  await drawPictures(pdf ?? new Uint8Array(), pictures, (bytes, index) => {
    for (const { name } of byPage.get(pictures[index]?.page ?? 0) ?? []) {
      writeAtomically(join(folder, `${name}.${encoding}`), bytes);
    }
  });
}

function sizeFault(vendor: Vendor, { index, size, shape }: CardSheet): Fault {
  const place = { file: PRINT_FILE, path: ['sheets', index, 'size'] };
  const near = nearestProduct(vendor, { ...size, shape });
  return fault('CW3060', place, {
    vendor: inLocale(vendor.title, 'en'),
    width: size.width,
    height: size.height,
    nearest: near === undefined ? undefined : `${near.id}, ${near.width} × ${near.height} mm`,
  });
}

function backFault(vendor: Vendor, { index }: CardSheet): Fault {
  const place = { file: PRINT_FILE, path: ['sheets', index, 'id'] };
  return fault('CW3063', place, { vendor: inLocale(vendor.title, 'en') });
}

/** Told once for each template: what it paints is mostly the same on all cards. */
async function bleedFaults(
  vendor: Vendor,
  sheet: PrintJob['sheet'],
  { pdf, faces, pageOf, page }: Singles,
  bleed: number,
): Promise<Fault[]> {
  const white = await unpainted(pdf ?? new Uint8Array(), Math.max(...pageOf) + 1, page, bleed);
  return (['front', 'back'] as const).flatMap((side) => {
    const widest = faces
      .map((face, index) => ({ face, white: white[pageOf[index] ?? 0] ?? 0 }))
      .filter((one) => (one.face.side === 'back') === (side === 'back') && one.white > 0)
      .toSorted((a, b) => b.white - a.white)[0];
    if (widest === undefined) return [];
    const file = templateOf(sheet, side);
    const card = widest.face.card?.id ?? sheet.id;
    const params = { vendor: inLocale(vendor.title, 'en'), side, bleed, white: widest.white };
    return [fault('CW3061', { file, path: [] }, { ...params, card })];
  });
}

function templateOf(sheet: PrintJob['sheet'], side: 'front' | 'back'): string {
  if (sheet.sort === 'panel') return sheet.template;
  return side === 'back' ? (sheet.back ?? sheet.front) : sheet.front;
}

/** Of parts also what the vendor calls them, and what is to be known of them. */
function notesOf(vendor: Vendor, sheet: PrintJob['sheet'], products: readonly Product[]): Fault[] {
  const title = inLocale(vendor.title, 'en');
  const groups = (vendor.parts ?? []).filter((group) =>
    products.some((product) => group.products.includes(product)),
  );
  const place = { file: PRINT_FILE, path: ['sheets', sheet.index, 'size'] };
  const names = products.map(({ id }) => id).join(', ');
  const known = groups.map(({ note }) => note);
  const onSheet = [noteWords().orderedAs(sheet.id, names), ...new Set(known)].join(' ');
  return [
    ...vendor.notes.map((note) =>
      fault('CW3062', { file: PRINT_FILE, path: [] }, { vendor: title, note }),
    ),
    ...(groups.length === 0 ? [] : [fault('CW3062', place, { vendor: title, note: onSheet })]),
  ];
}
