/** Prints the sheets of a game. */
import { join } from 'node:path';
import { fault, type Diagnostic, type Fault } from '../diagnostics/index.ts';
import type { CheckResult } from '../generator/check.ts';
import { BrowserFailure } from './browser/launch.ts';
import { composeSheet } from './compose.ts';
import type { Format, PrintedFile } from './formats/format.ts';
import { pdf } from './formats/pdf.ts';
import { jobsOf, type JobRequest } from './jobs.ts';
import { NoBrowser, type Press } from './press/press.ts';
import type { Wanted } from './sheets/selection.ts';
import { PRINT_FILE } from './sheets/sheet.ts';
import { openShop, placeInGame } from './workshop.ts';

/** What printers of photographs and cards ask for. */
export const DPI = 300;

/** What to print; everything that is left out is printed in full. */
export interface PrintRequest extends Wanted, JobRequest {
  /** Below it, each game has a folder of its own. */
  readonly out: string;
  /** Stands in the names of files, so that a selection does not replace the whole: the id of a deck. */
  readonly label?: string;
  /** Of the PDFs, and on the paper. */
  readonly date: Date;
  /** PDF when left out. */
  readonly format?: Format;
  /** Of pictures; 300 when left out. */
  readonly dpi?: number;
  /** Told of each file before it is made. */
  readonly onFile?: (name: string) => void;
}

export interface PrintResult {
  readonly files: readonly PrintedFile[];
  readonly diagnostics: readonly Diagnostic[];
  /** Whether a browser printed, or none was there, or it broke off. */
  readonly browser: 'good' | 'none' | 'failed';
}

/**
 * Writes `<out>/<game>/<game>-<sheet>-<language>-<paper>.pdf`, each whole or not at all. Presumes a
 * sound result. Sheets whose templates or styles have faults are not written; sheets whose texts
 * do not fit are, and the faults are told.
 */
export async function printGame(
  result: CheckResult,
  request: PrintRequest,
  press: Press,
): Promise<PrintResult> {
  const files: PrintedFile[] = [];
  const faults: Fault[] = [];
  let browser: PrintResult['browser'] = 'good';
  const shop = openShop(result);
  faults.push(...(shop?.faults ?? []));
  if (shop !== null && faults.length === 0) {
    try {
      const { out, label, date, dpi = DPI, onFile } = request;
      const format = request.format ?? pdf;
      const folder = join(out, shop.data.manifest.id);
      // What has no paper is the same for all papers.
      const papers = format.onPaper ? request.papers : request.papers.slice(0, 1);
      for (const job of jobsOf(shop, { ...request, papers })) {
        const order = { shop, job, wanted: request, label, folder, date, dpi, press, onFile };
        const printed = await format.print(order);
        faults.push(...printed.faults);
        files.push(...printed.files);
      }
    } catch (error) {
      browser = error instanceof NoBrowser ? 'none' : 'failed';
      faults.push(browserFault(error));
    }
  }
  return { files, diagnostics: placeInGame(unique(faults), result), browser };
}

/** Everything that is wrong with the templates and style sheets of a game; needs no browser. */
export function checkTemplates(result: CheckResult): Diagnostic[] {
  const shop = openShop(result);
  const faults = [...(shop?.faults ?? [])];
  if (shop !== null && faults.length === 0) {
    for (const { sheet, locale, paper } of jobsOf(shop, { papers: ['a4'] })) {
      faults.push(...composeSheet(shop, sheet, { locale, paper, wanted: {} }).faults);
    }
  }
  return placeInGame(unique(faults), result);
}

/** The machine's fault, told at the file that asks for printing. */
function browserFault(error: unknown): Fault {
  const place = { file: PRINT_FILE, path: [] };
  if (error instanceof NoBrowser) return fault('CW4001', place, { platform: process.platform });
  if (error instanceof BrowserFailure) {
    return fault('CW4002', place, { browser: error.browser, reason: error.message });
  }
  throw error;
}

/** The same fault on A4 and Letter, in a partial of two sheets, is one. */
function unique(faults: readonly Fault[]): Fault[] {
  const byKey = new Map(
    faults.map((one) => [
      JSON.stringify([one.code, one.file, one.path, one.span, one.params]),
      one,
    ]),
  );
  return [...byKey.values()];
}
