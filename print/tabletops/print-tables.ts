import { join } from 'node:path';
import type { CheckResult } from '../../generator/check.ts';
import { jobsOf, type JobRequest } from '../jobs.ts';
import type { Press } from '../press/press.ts';
import { printWith, type PrintResult } from '../printing.ts';
import type { Wanted } from '../sheets/selection.ts';
import { printTabletop } from './print-tabletop.ts';
import type { Tabletop } from './tabletop.ts';

export interface TablesRequest extends Wanted, Omit<JobRequest, 'papers'> {
  readonly table: Tabletop;
  /** Where the pictures will be found on a network; on this machine when left out. */
  readonly address?: string;
  readonly out: string;
  readonly date: Date;
  readonly onFile?: (name: string) => void;
}

/** The game for a virtual table, once in each language. */
export function printTables(
  result: CheckResult,
  request: TablesRequest,
  press: Press,
): Promise<PrintResult> {
  return printWith(result, async function* (shop) {
    const { table, out, date, address, onFile } = request;
    const folder = join(out, shop.data.manifest.id);
    const all = jobsOf(shop, { ...request, papers: ['a4'] });
    const locales = [...new Set(all.map(({ locale }) => locale))];
    for (const locale of locales) {
      const jobs = all.filter((job) => job.locale === locale);
      const order = { shop, jobs, wanted: request, folder, address, date, press, onFile };
      yield await printTabletop(table, order);
    }
  });
}
