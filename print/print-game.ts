/** Prints the sheets of a game. */
import type { Diagnostic } from '../diagnostics/index.ts';
import type { CheckResult } from '../generator/index.ts';
import { boxFaults } from './box/box-faults.ts';
import { looksOf, withLooks } from './changes/drawn-looks.ts';
import { inventoryOf, rememberPrinted } from './changes/inventory.ts';
import { forbid, unique } from './faults.ts';
import { pdf } from './formats/pdf.ts';
import { imposeSheet } from './imposed-sheet.ts';
import type { Press } from './press/press.ts';
import { printProved } from './proof/proof-faults.ts';
import { printWith, type PrintResult } from './printing.ts';
import { jobsOf, type PrintRequest } from './request.ts';
import { printableGame, placeInGame } from './printable-game.ts';

/**
 * Writes `<out>/<game>/<game>-<sheet>-<language>-<paper>.pdf`, each whole or not at all. Presumes a
 * sound result. Sheets whose templates or styles have faults are not written; sheets whose texts
 * do not fit are, and the faults are reported.
 */
export function printGame(
  result: CheckResult,
  request: PrintRequest,
  press: Press,
): Promise<PrintResult> {
  return printWith(result, async function* (printable) {
    const { format = pdf } = request;
    const uncounted = request.fromBox === true ? boxFaults(printable) : [];
    if (forbid(uncounted)) {
      yield { files: [], faults: uncounted };
      return;
    }
    // What has no paper is the same for all papers.
    const papers = format.onPaper ? request.papers : request.papers.slice(0, 1);
    // Only pages of paper hold cards of several sheets.
    const together = request.together === true && format === pdf;
    const jobs = jobsOf(printable, { ...request, papers, together });
    if (jobs.length > 1) await format.prepare?.(jobs, printable, press);
    const missing = new Set<string>();
    for (const job of jobs) {
      const made = await printProved(format, job, printable, press);
      if (made.files.length === 0) missing.add(job.locale);
      yield made;
    }
    if (request.remember !== true || !isWhole(request)) return;
    for (const [locale, paper] of new Map(jobs.map((job) => [job.locale, job.paper]))) {
      if (missing.has(locale)) continue;
      const inventory = inventoryOf(printable, locale, paper);
      const looks = await looksOf(printable, inventory.values(), { locale, paper, press: null });
      rememberPrinted(printable.folder, locale, withLooks(inventory, looks));
    }
  });
}

/** Whether nothing is missing. */
function isWhole({ kinds, sheets, deck, cards, fromBox = false }: PrintRequest): boolean {
  const parts = [kinds, sheets, deck, cards];
  return parts.every((part) => part === undefined) && !fromBox;
}

/** Everything that is wrong with the templates and style sheets of a game; needs no browser. */
export function checkTemplates(result: CheckResult): Diagnostic[] {
  const printable = printableGame(result);
  const faults = [...(printable?.remarks ?? []), ...(printable?.faults ?? [])];
  if (printable !== null && !printable.doubts.all) faults.push(...boxFaults(printable));
  if (printable !== null && !forbid(printable.faults)) {
    for (const job of jobsOf(printable, { papers: ['a4'], out: '', date: new Date(0) })) {
      faults.push(...imposeSheet(printable, job).faults);
    }
  }
  return placeInGame(unique(faults), result);
}
