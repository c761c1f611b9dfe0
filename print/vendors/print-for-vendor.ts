/** Prints for a print service: checks what it would refuse, and names and orders the files as it wants them. */
import { join } from 'node:path';
import type { Fault } from '../../diagnostics/index.ts';
import { inLocale } from '../../kernel/index.ts';
import type { Printed } from '../formats/format.ts';
import { pressSingles, type Singles } from '../formats/singles.ts';
import type { Press } from '../press/press.ts';
import type { PrintableGame } from '../printable-game.ts';
import { nameOf, type PrintedFile, type PrintJob } from '../request.ts';
import type { Dies } from '../separation/die-lines.ts';
import { panelsWanted } from '../sheets/selection.ts';
import { dieLinesOf, sheetForProduct } from './ordered-parts.ts';
import { orderedCards, type SinglesOfOrder } from './order-files.ts';
import { orderedAs } from './ordered-as.ts';
import { bleedFaults, notesOf } from './vendor-faults.ts';
import type { Vendor } from './vendor.ts';
import { writeOrder } from './write-order.ts';

export async function printForVendor(
  vendor: Vendor,
  job: PrintJob,
  printable: PrintableGame,
  press: Press,
): Promise<Printed> {
  const { sheet, locale, paper } = job;
  const ordered = orderedAs(vendor, job);
  if ('faults' in ordered) return { files: [], faults: ordered.faults };
  const name = `${nameOf(printable, job)}-${vendor.id}`;
  job.onFile?.(name);
  const { products, canvas, safe } = ordered;
  const { bleed } = canvas;
  const asOrdered = { ...sheetForProduct(sheet, vendor, bleed), safe };
  const singles = await pressSingles(
    printable,
    { ...job, sheet: asOrdered, bleed, final: true },
    press,
  );
  if (singles.pdf === null) return { files: [], faults: singles.faults };
  // Beyond its outline a part has nothing to be painted.
  const white = vendor.dies && sheet.part ? [] : await bleedFaults(vendor, sheet, singles, bleed);
  if (white.length > 0) return { files: [], faults: [...singles.faults, ...white] };
  const dies = dieLinesOf(vendor, sheet, singles, bleed);
  const pressed = await asPdfX(vendor, singles.pdf, job, dies);
  if (pressed.faults.some(({ code }) => code === TOO_MUCH_INK)) {
    return { files: [], faults: [...singles.faults, ...pressed.faults] };
  }
  const cards = orderedCards(sheet.sort === 'cards' ? singles : asCard(singles, job), vendor);
  const folder = join(job.folder, name);
  const diePages = dies?.pages.filter((lines) => lines !== null).length ?? 0;
  const path = await writeOrder({
    vendor,
    canvas,
    singles,
    pdf: pressed.pdf,
    cards,
    folder,
    diePages: vendor.pdfX?.flavour === 'x1a' ? diePages : 0,
  });
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

/** A mat or a board in an order: one picture with the name of its sheet, as often as it is wanted. */
function asCard({ faces, pageOf }: Singles, { sheet, wanted }: PrintJob): SinglesOfOrder {
  const card = { id: sheet.id, kind: sheet.id };
  const copies = Array.from({ length: panelsWanted(sheet, wanted) }, () => ({
    front: 0,
    back: faces.length > 1 ? 1 : null,
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
  dies: Dies | undefined,
): Promise<{ readonly pdf: Uint8Array; readonly faults: readonly Fault[]; readonly ink?: number }> {
  const { pdfX } = vendor;
  if (pdfX === undefined) return { pdf, faults: [] };
  const { toPdfX, pdfXFaults, inkProfile } = await import('../separation/index.ts');
  const chosen = profile ?? inkProfile(pdfX.profile);
  if (chosen === null) throw new RangeError(`There is no profile ${pdfX.profile}.`);
  const { flavour, richBlack } = pdfX;
  const target = { flavour, profile: richBlack === undefined ? chosen : { ...chosen, richBlack } };
  const file = await toPdfX(pdf, target, dies);
  const title = inLocale(vendor.title, 'en');
  const limit = pdfX.ink === undefined ? undefined : { ink: pdfX.ink, vendor: title };
  return { pdf: file.pdf, faults: pdfXFaults(file, sheet, limit), ink: file.ink };
}
