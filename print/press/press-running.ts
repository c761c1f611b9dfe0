import { PDFDocument, type PDFPage } from 'pdf-lib';
import type { Fault } from '../../diagnostics/index.ts';
import type { Measures } from '../../generator/print-sizes.ts';
import { packageVersion } from '../../generator/package-root.ts';
import { forbid } from '../forbids.ts';
import { refusalFaults } from '../findings.ts';
import { points } from '../pdf/points.ts';
import { runningDocument, type RunningText } from '../html/running.ts';
import type { Sheet } from '../sheets/sheet.ts';
import type { PrintShop } from '../workshop.ts';
import type { Press } from './press.ts';

export interface RunningPdf {
  /** Null when faults forbid it. */
  readonly document: PDFDocument | null;
  readonly faults: readonly Fault[];
}

/** Prints running text. `sheet` is blamed for what its faces ask for in vain. */
export async function pressRunning(
  shop: PrintShop,
  text: RunningText,
  {
    sheet,
    date,
    press,
    final = false,
  }: {
    readonly sheet: Sheet | undefined;
    readonly date: Date;
    readonly press: Press;
    readonly final?: boolean | undefined;
  },
): Promise<RunningPdf> {
  const html = runningDocument(text);
  const { folder, families } = shop;
  const job = { html, folder, families, paper: text.page, running: true, final };
  const { pdf, refused } = await press.print(job);
  const occasion = sheet === undefined ? null : { shop, sheet, locale: text.locale };
  const faults = occasion === null ? [] : refusalFaults(refused, occasion, final);
  if (forbid(faults)) return { document: null, faults };
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  for (const page of document.getPages()) cutTo(page, text.page);
  describePdf(document, text, date);
  return { document, faults };
}

/** What programs tell of it: its title, its language, when and by what it was made. */
export function describePdf(
  document: PDFDocument,
  { title, locale }: Pick<RunningText, 'title' | 'locale'>,
  date: Date,
): void {
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setAuthor('Cardwright');
  document.setCreator(`Cardwright ${packageVersion()}`);
  document.setCreationDate(date);
  document.setModificationDate(date);
  document.setLanguage(locale);
}

/** Browsers make pages of whole pixels; the paper is a little larger or smaller. */
function cutTo(page: PDFPage, { width, height }: Measures): void {
  page.translateContent(0, points(height) - page.getHeight());
  page.setMediaBox(0, 0, points(width), points(height));
  page.setCropBox(0, 0, points(width), points(height));
  page.setTrimBox(0, 0, points(width), points(height));
  page.setBleedBox(0, 0, points(width), points(height));
}
