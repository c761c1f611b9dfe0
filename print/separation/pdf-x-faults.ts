/** What had to become a picture in a file for a press, and too much ink. */
import { fault, type Fault } from '../../diagnostics/index.ts';
import { PRINT_FILE, type Sheet } from '../sheets/sheet.ts';
import { DPI } from './flatten.ts';
import type { PdfXFile } from './to-pdf-x.ts';

/** Of 255 steps each, four plates are rounded by less than this, in percent. */
const ROUNDED = 1;

/** Where `limit` is more ink than a press accepts, in percent. */
export function pdfXFaults(
  { ink, pictured, whole }: PdfXFile,
  { index }: Sheet,
  limit?: { readonly ink: number; readonly vendor: string },
): Fault[] {
  const place = { file: PRINT_FILE, path: ['sheets', index] };
  const faults: Fault[] = [];
  if (pictured > whole.length)
    faults.push(fault('CW3072', place, { pages: pictured, dpi: DPI.drawings }));
  if (whole.length > 0) {
    const pages = whole.map((page) => page + 1);
    faults.push(fault('CW3073', place, { pages, dpi: DPI.pages }));
  }
  if (limit !== undefined && ink > limit.ink + ROUNDED) {
    const { vendor } = limit;
    faults.push(fault('CW3074', place, { ink: Math.round(ink), limit: limit.ink, vendor }));
  }
  return faults;
}
