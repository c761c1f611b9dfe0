/** Judges how all faces look, without printing them: nothing is written. */
import type { CheckResult } from '../../generator/check.ts';
import { jobsOf } from '../jobs.ts';
import type { Press } from '../press/press.ts';
import type { PrintRequest } from '../print-game.ts';
import { printWith, type PrintResult } from '../printing.ts';
import { proofFaults } from '../proof/proof-faults.ts';

export function checkColours(
  result: CheckResult,
  request: PrintRequest,
  press: Press,
): Promise<PrintResult> {
  return printWith(result, async function* (shop) {
    const jobs = jobsOf(shop, { ...request, papers: request.papers.slice(0, 1) });
    for (const job of jobs) {
      request.onFile?.(`the colours of ${job.sheet.id}, ${job.locale}`);
      const faults = await proofFaults(shop, { ...job, wanted: request }, press);
      yield { files: [], faults };
    }
  });
}
