/** What an order wants that is not there, and what is to be known of it. */
import { fault, noteWords, type Fault } from '../../diagnostics/index.ts';
import { inLocale, productsOf, type Product } from '../../kernel/index.ts';
import type { Singles } from '../formats/singles.ts';
import type { PrintJob } from '../request.ts';
import { panelsWanted } from '../sheets/selection.ts';
import { PRINT_FILE, type CardSheet } from '../sheets/sheet.ts';
import { unpainted } from './order-files.ts';
import { nearestProduct, type Vendor } from './vendor.ts';

export function sizeFault(vendor: Vendor, { index, size, shape }: CardSheet): Fault {
  const place = { file: PRINT_FILE, path: ['sheets', index, 'size'] };
  const near = nearestProduct(vendor, { ...size, shape });
  return fault('CW3060', place, {
    vendor: inLocale(vendor.title, 'en'),
    width: size.width,
    height: size.height,
    nearest: near === undefined ? undefined : `${near.id}, ${near.width} × ${near.height} mm`,
  });
}

export function backFault(vendor: Vendor, { index }: CardSheet): Fault {
  const place = { file: PRINT_FILE, path: ['sheets', index, 'id'] };
  return fault('CW3063', place, { vendor: inLocale(vendor.title, 'en') });
}

/** Reported once for each template: what it paints is mostly the same on all cards. */
export async function bleedFaults(
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
  const front = sheet.sort === 'panel' ? sheet.template : sheet.front;
  return side === 'back' ? (sheet.back ?? front) : front;
}

/** Of parts also what the vendor calls them, and what is to be known of them. */
export function notesOf(
  vendor: Vendor,
  sheet: PrintJob['sheet'],
  products: readonly Product[],
): Fault[] {
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

/**
 * A sheet that the service has nothing for. Of a box everything is named that is missing in the order, and parts
 * always; else mats of other sizes are another order, elsewhere.
 */
export function notOrdered(
  vendor: Vendor,
  { sheet, wanted }: Pick<PrintJob, 'sheet' | 'wanted'>,
): Fault[] {
  const isWanted = sheet.sort === 'cards' || panelsWanted(sheet, wanted) > 0;
  if (!isWanted || (wanted.box === undefined && sheet.part === null)) return [];
  const shape = sheet.part?.written.shape;
  const own = shape === undefined ? [] : productsOf(vendor).filter(({ id }) => id.includes(shape));
  const names = own.map(({ id }) => `${vendor.id}/${id}`).join(', ');
  const place = { file: PRINT_FILE, path: ['sheets', sheet.index, 'id'] };
  const note = noteWords().notOrdered(sheet.id, names);
  return [fault('CW3062', place, { vendor: inLocale(vendor.title, 'en'), note })];
}
