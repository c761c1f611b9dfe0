/** Prints the sheets of a game. */
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { fault, type Diagnostic, type Fault } from '../diagnostics/index.ts';
import type { CheckResult } from '../generator/check.ts';
import { paperSizes, type NamedSize } from '../generator/print-sizes.ts';
import { inLocale } from '../generator/words.ts';
import { writeAtomically } from '../generator/write-atomically.ts';
import { BrowserFailure } from './browser/launch.ts';
import { composeSheet, type Composed } from './compose.ts';
import { findingFaults, refusalFaults, type Occasion } from './findings.ts';
import { sheetDocument } from './html/document.ts';
import type { Imprint } from './html/furniture.ts';
import { finishPdf } from './pdf/finish.ts';
import { fontFaults } from './pdf/font-faults.ts';
import { NoBrowser, type Press } from './press/press.ts';
import type { Wanted } from './sheets/selection.ts';
import { PRINT_FILE, type Sheet } from './sheets/sheet.ts';
import { openShop, placeInGame, type PrintShop } from './workshop.ts';

/** What to print; everything that is left out is printed in full. */
export interface PrintRequest extends Wanted {
  /** Below it, each game has a folder of its own. */
  readonly out: string;
  /** Only sheets of these kinds. */
  readonly kinds?: readonly string[];
  /** Languages; all of the game when left out. */
  readonly locales?: readonly string[];
  /** Ids of papers: `a4`, `letter`. */
  readonly papers: readonly string[];
  /** Stands in the names of files, so that a selection does not replace the whole: the id of a deck. */
  readonly label?: string;
  /** Of the PDFs, and on the paper. */
  readonly date: Date;
  /** Told of each file before it is made. */
  readonly onFile?: (name: string) => void;
}

export interface PrintedFile {
  /** Absolute. */
  readonly path: string;
  readonly sheet: string;
  readonly locale: string;
  readonly paper: string;
  readonly pages: number;
  /** Copies of cards on it; 0 for a panel. */
  readonly cards: number;
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
      for (const job of jobsOf(shop, request)) {
        const printed = await printSheet(shop, job, request, press);
        faults.push(...printed.faults);
        if (printed.file !== null) files.push(printed.file);
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

/** One file to print. */
interface PrintJob {
  readonly sheet: Sheet;
  readonly locale: string;
  readonly paper: NamedSize;
}

function jobsOf(
  { sheets, data }: PrintShop,
  { kinds, locales, papers }: Pick<PrintRequest, 'kinds' | 'locales' | 'papers'>,
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

async function printSheet(
  shop: PrintShop,
  job: PrintJob,
  request: PrintRequest,
  press: Press,
): Promise<{ file: PrintedFile | null; faults: readonly Fault[] }> {
  const { sheet, locale, paper } = job;
  const composed = composeSheet(shop, sheet, { locale, paper, wanted: request });
  if (composed.pages.length === 0) return { file: null, faults: composed.faults };
  const name = fileName(shop, job, request);
  request.onFile?.(name);
  const imprint = imprintOf(shop, job, composed, request.date);
  const { pages, faces } = composed;
  const { styles } = sheet;
  const { families, folder } = shop;
  const html = sheetDocument({ pages, faces, styles, imprint });
  const pressed = await press.print({ html, folder, families, paper: largest(composed) });
  const occasion: Occasion = { shop, sheet, locale };
  const refusals = refusalFaults(pressed.refused, occasion);
  if (refusals.length > 0) return { file: null, faults: [...composed.faults, ...refusals] };
  const document = await PDFDocument.load(pressed.pdf, { updateMetadata: false });
  const fonts = fontFaults(document, pressed.findings, occasion);
  const pdf = await finishPdf(document, pages, {
    title: `${imprint.game} · ${imprint.sheet}`,
    subject: [locale, inLocale(paper.title ?? paper.id, locale), imprint.stamp].join(' · '),
    locale,
    date: request.date,
  });
  const path = join(request.out, shop.data.manifest.id, name);
  writeAtomically(path, pdf);
  const { cards } = composed;
  const file = { path, sheet: sheet.id, locale, paper: paper.id, pages: pages.length, cards };
  return { file, faults: [...findingFaults(pressed.findings, occasion), ...fonts] };
}

function fileName(
  { data }: PrintShop,
  { sheet, locale, paper }: PrintJob,
  request: PrintRequest,
): string {
  const label = request.label === undefined ? [] : [request.label];
  return `${[data.manifest.id, sheet.id, ...label, locale, paper.id].join('-')}.pdf`;
}

function imprintOf(
  { data }: PrintShop,
  { sheet, locale }: PrintJob,
  { credits }: Composed,
  date: Date,
): Imprint {
  return {
    game: inLocale(data.manifest.title, locale),
    sheet: inLocale(sheet.title, locale),
    locale,
    stamp: date.toISOString().slice(0, 10),
    credits,
  };
}

/** All pages of a sheet are of one size: those of a panel may lie. */
function largest({ pages }: Composed): { width: number; height: number } {
  return {
    width: Math.max(...pages.map(({ paper }) => paper.width)),
    height: Math.max(...pages.map(({ paper }) => paper.height)),
  };
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
