/** Prints the sheets of a game. */
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/index.ts';
import type { CheckResult } from '../generator/check.ts';
import { looksOf, withLooks } from './changes/drawn-looks.ts';
import { inventoryOf } from './changes/inventory.ts';
import { rememberPrinted } from './changes/last-print.ts';
import { composeJob } from './compose.ts';
import { forbid } from './forbids.ts';
import type { Format } from './formats/format.ts';
import { pdf } from './formats/pdf.ts';
import { jobsOf, type JobRequest } from './jobs.ts';
import type { Press } from './press/press.ts';
import { printProved } from './proof/print-proved.ts';
import { printWith, type PrintResult } from './printing.ts';
import { unique } from './unique-faults.ts';
import type { Wanted } from './sheets/selection.ts';
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
  /** Whether files must be of just that moment, as for prints that are the same byte for byte. */
  readonly exactDate?: boolean;
  /** PDF when left out. */
  readonly format?: Format;
  /** Of pictures; 300 when left out. */
  readonly dpi?: number;
  /** Whether a print of the whole game is remembered, for `--since last`. */
  readonly remember?: boolean;
  /** Told of each file before it is made. */
  readonly onFile?: (name: string) => void;
}

/**
 * Writes `<out>/<game>/<game>-<sheet>-<language>-<paper>.pdf`, each whole or not at all. Presumes a
 * sound result. Sheets whose templates or styles have faults are not written; sheets whose texts
 * do not fit are, and the faults are told.
 */
export function printGame(
  result: CheckResult,
  request: PrintRequest,
  press: Press,
): Promise<PrintResult> {
  return printWith(result, async function* (shop) {
    const { out, label, date, exactDate = false, dpi = DPI, onFile, format = pdf } = request;
    const folder = join(out, shop.data.manifest.id);
    // What has no paper is the same for all papers.
    const papers = format.onPaper ? request.papers : request.papers.slice(0, 1);
    // Only pages of paper hold cards of several sheets.
    const together = request.together === true && format === pdf;
    const jobs = jobsOf(shop, { ...request, papers, together });
    const missing = new Set<string>();
    for (const job of jobs) {
      const order = {
        shop,
        job,
        wanted: request,
        label,
        folder,
        date,
        exactDate,
        dpi,
        press,
        onFile,
      };
      const made = await printProved(format, order);
      if (made.files.length === 0) missing.add(job.locale);
      yield made;
    }
    if (request.remember !== true || !isWhole(request)) return;
    for (const [locale, paper] of new Map(jobs.map((job) => [job.locale, job.paper]))) {
      if (missing.has(locale)) continue;
      const inventory = inventoryOf(shop, locale, paper);
      const looks = await looksOf(shop, inventory.values(), { locale, paper, press: null });
      rememberPrinted(shop.folder, locale, withLooks(inventory, looks));
    }
  });
}

/** Whether nothing is left out. */
function isWhole({ kinds, deck, cards }: PrintRequest): boolean {
  return kinds === undefined && deck === undefined && cards === undefined;
}

/** Everything that is wrong with the templates and style sheets of a game; needs no browser. */
export function checkTemplates(result: CheckResult): Diagnostic[] {
  const shop = openShop(result);
  const faults = [...(shop?.remarks ?? []), ...(shop?.faults ?? [])];
  if (shop !== null && !forbid(shop.faults)) {
    for (const job of jobsOf(shop, { papers: ['a4'] })) {
      faults.push(...composeJob(shop, job, {}).faults);
    }
  }
  return placeInGame(unique(faults), result);
}
