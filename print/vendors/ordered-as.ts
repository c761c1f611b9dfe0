/** What a print service makes of a sheet, before anything is printed. */
import type { Fault } from '../../diagnostics/index.ts';
import type { Product } from '../../kernel/index.ts';
import type { PrintJob } from '../request.ts';
import { panelsWanted } from '../sheets/selection.ts';
import { productsOfPart } from './ordered-parts.ts';
import { backFault, notOrdered, sizeFault } from './vendor-faults.ts';
import { canvasFor, productsFor, type Canvas, type Vendor } from './vendor.ts';

/** How a vendor makes a sheet. */
interface Ordered {
  /** All that its file fits; the first is the nearest. */
  readonly products: readonly Product[];
  readonly canvas: Canvas;
  /** The larger of what both want, in mm. */
  readonly safe: number;
}

/** Before anything is printed: what is made of the sheet, or why it cannot be ordered; no faults for what nobody wants. */
export function orderedAs(
  vendor: Vendor,
  job: Pick<PrintJob, 'sheet' | 'wanted'>,
): Ordered | { readonly faults: readonly Fault[] } {
  const { sheet, wanted } = job;
  const products = productsOfSheet(vendor, sheet);
  const [product] = products;
  const isCards = sheet.sort === 'cards' && sheet.part === null;
  if (product === undefined || sheet.size === null) {
    return { faults: isCards ? [sizeFault(vendor, sheet)] : notOrdered(vendor, job) };
  }
  if (sheet.sort === 'panel' && panelsWanted(sheet, wanted) === 0) return { faults: [] };
  if (vendor.backs === 'needed' && isCards && sheet.back === null) {
    return { faults: [backFault(vendor, sheet)] };
  }
  const safe = Math.max(sheet.safe, vendor.safe);
  return { products, canvas: canvasFor(vendor, product, sheet.size), safe };
}

/** What the vendor has for a sheet: for cards anything of their size and shape, for mats and boards its parts. */
function productsOfSheet(vendor: Vendor, sheet: PrintJob['sheet']): Product[] {
  if (sheet.size === null) return [];
  if (sheet.part !== null) return productsOfPart(vendor, sheet, sheet.part);
  if (sheet.sort === 'panel') return productsFor({ ...vendor, products: [] }, sheet.size);
  return productsFor(vendor, { ...sheet.size, shape: sheet.shape });
}
