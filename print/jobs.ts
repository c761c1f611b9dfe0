/** What is to be printed: one file per sheet, language and paper. */
import { paperSizes, type NamedSize } from '../generator/print-sizes.ts';
import type { Sheet } from './sheets/sheet.ts';
import type { PrintShop } from './workshop.ts';

/** One file to print. */
export interface PrintJob {
  readonly sheet: Sheet;
  readonly locale: string;
  readonly paper: NamedSize;
}

/** Which jobs are wanted; all sheets and languages when left out. */
export interface JobRequest {
  /** Only sheets of these kinds. */
  readonly kinds?: readonly string[];
  /** Languages; all of the game when left out. */
  readonly locales?: readonly string[];
  /** Ids of papers: `a4`, `letter`. */
  readonly papers: readonly string[];
}

export function jobsOf(
  { sheets, data }: Pick<PrintShop, 'sheets' | 'data'>,
  { kinds, locales, papers }: JobRequest,
): PrintJob[] {
  const known = paperSizes();
  const wanted = sheets.filter(
    (sheet) => kinds === undefined || (sheet.sort === 'cards' && kinds.includes(sheet.kind)),
  );
  return wanted.flatMap((sheet) =>
    (locales ?? data.manifest.locales).flatMap((locale) =>
      papers.flatMap((id) => {
        const paper = known.get(id);
        return paper === undefined ? [] : [{ sheet, locale, paper }];
      }),
    ),
  );
}

/** `lords-of-war-units-orc-core-en-a4.pdf`; `label` is that of a selection. */
export function fileName(
  shop: Pick<PrintShop, 'data'>,
  job: PrintJob,
  label: string | undefined,
): string {
  return `${baseName(shop, job, label)}-${job.paper.id}.pdf`;
}

/** The same for what has no paper. */
export function baseName(
  { data }: Pick<PrintShop, 'data'>,
  { sheet, locale }: Pick<PrintJob, 'sheet' | 'locale'>,
  label: string | undefined,
): string {
  const parts = [data.manifest.id, sheet.id, label, locale];
  return parts.filter((part) => part !== undefined).join('-');
}
