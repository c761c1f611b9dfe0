/** What is to be printed: one file per sheet, language and paper. */
import type { NamedSize } from '../generator/print-sizes.ts';
import type { BackOffset } from './calibration/back-offset.ts';
import type { Imposition } from './layout/setup.ts';
import { imposedAs, type WantedImposition } from './sheets/imposition.ts';
import type { CardSheet, Sheet } from './sheets/sheet.ts';
import type { PrintShop } from './workshop.ts';

/** One file to print. */
export interface PrintJob {
  readonly sheet: Sheet;
  readonly locale: string;
  readonly paper: NamedSize;
  readonly imposition: Imposition;
  /** Sheets of cards that are printed in the same file. */
  readonly others?: readonly CardSheet[];
  /** Of the printer that it is for. */
  readonly backOffset?: BackOffset;
  /** Whether the PDF tells readers its structure. */
  readonly tagged?: boolean;
  /** Whether pictures that are missing keep it from being printed. */
  readonly final?: boolean;
  /** Outlines on white: style sheets see it as `[data-ink='low']`. */
  readonly ink?: 'low';
}

/** Which jobs are wanted; all sheets and languages when left out. */
export interface JobRequest {
  /** Only sheets of these kinds. */
  readonly kinds?: readonly string[];
  /** Languages; all of the game when left out. */
  readonly locales?: readonly string[];
  /** Ids of papers: `a4`, `letter`. */
  readonly papers: readonly string[];
  /** What is not as print.yaml has it. */
  readonly imposition?: WantedImposition;
  /** Whether cards of all sheets are laid on the same pages. */
  readonly together?: boolean;
  readonly backOffset?: BackOffset;
  readonly tagged?: boolean;
  readonly final?: boolean;
  readonly ink?: 'low';
}

export function jobsOf(
  shop: Pick<PrintShop, 'sheets' | 'data' | 'imposition' | 'papers'>,
  request: JobRequest,
): PrintJob[] {
  const { kinds, locales, papers, imposition = {}, together = false } = request;
  const { backOffset, tagged = false, final = false, ink } = request;
  const wanted = shop.sheets.filter(
    (sheet) => kinds === undefined || (sheet.sort === 'cards' && kinds.includes(sheet.kind)),
  );
  const common = {
    imposition: imposedAs(shop.imposition, imposition),
    tagged,
    final,
    ...(ink === undefined ? {} : { ink }),
    ...(backOffset === undefined ? {} : { backOffset }),
  };
  return runsOf(wanted, together).flatMap((run) =>
    (locales ?? shop.data.manifest.locales).flatMap((locale) =>
      papers.flatMap((id) => {
        const paper = shop.papers.get(id);
        return paper === undefined ? [] : [{ ...run, locale, paper, ...common }];
      }),
    ),
  );
}

/** One file per sheet; or one for all cards, and one for each panel. */
function runsOf(sheets: readonly Sheet[], together: boolean): Pick<PrintJob, 'sheet' | 'others'>[] {
  const [first, ...others] = sheets.filter((sheet) => sheet.sort === 'cards');
  if (!together || first === undefined) return sheets.map((sheet) => ({ sheet }));
  const panels = sheets.filter((sheet) => sheet.sort === 'panel').map((sheet) => ({ sheet }));
  return [{ sheet: first, others }, ...panels];
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
  { sheet, others, locale, ink }: Pick<PrintJob, 'sheet' | 'others' | 'locale' | 'ink'>,
  label: string | undefined,
): string {
  const name = others === undefined ? sheet.id : 'cards';
  const saving = ink === undefined ? undefined : `${ink}-ink`;
  const parts = [data.manifest.id, name, label, saving, locale];
  return parts.filter((part) => part !== undefined).join('-');
}
