/** One sheet from its cards to the bytes of its PDF. */
import { ParseSpeeds, PDFDocument } from 'pdf-lib';
import { fault, type Fault } from '../diagnostics/index.ts';
import type { Measures } from '../generator/print-sizes.ts';
import { inLocale } from '../generator/words.ts';
import { pictureFaults } from './art/picture-faults.ts';
import { composeJob, type Composed } from './compose.ts';
import {
  findingFaults,
  findingPlaceOf,
  refusalFaults,
  shrunkFaults,
  type Occasion,
} from './findings.ts';
import { forbid } from './forbids.ts';
import { LAYOUT_SCALE } from './html/base-style.ts';
import { sheetDocument } from './html/document.ts';
import type { Imprint } from './html/furniture.ts';
import type { PrintJob } from './jobs.ts';
import type { PageLayout } from './layout/page.ts';
import { bookmarksOf } from './pdf/bookmarks.ts';
import { finishPdf } from './pdf/finish.ts';
import { fontFaults } from './pdf/font-faults.ts';
import { layOver } from './pdf/overlay.ts';
import { judge } from './press/judge.ts';
import type { Measured } from './press/measure.ts';
import { untranslatedFaults } from './press/untranslated.ts';
import type { Press, PressJob } from './press/press.ts';
import type { Wanted } from './sheets/selection.ts';
import type { Sheet } from './sheets/sheet.ts';
import type { PrintShop } from './workshop.ts';

/** A sheet ready for the press. */
export interface PreparedSheet {
  readonly composed: Composed;
  readonly imprint: Imprint;
  /** All pages, with the faces of the first sheet. */
  readonly pressJob: PressJob;
  /** The faces of the other sheets, each under its own styles. */
  readonly overlays?: readonly PreparedOverlay[];
}

/** Faces of a sheet that lie on pages of another. */
export interface PreparedOverlay {
  readonly sheet: Sheet;
  readonly pressJob: PressJob;
  /** Which of the pages its own pages lie on. */
  readonly pages: readonly number[];
}

/** What the press made of a sheet. */
export interface MadeSheet {
  /** Null when faults forbid it. */
  readonly pdf: Uint8Array | null;
  /** The faces of the first sheet as laid out; null when faults forbid it. */
  readonly measured: Measured | null;
  readonly faults: readonly Fault[];
}

/** `date` is printed on the sheet. */
export function prepareSheet(
  shop: PrintShop,
  job: PrintJob,
  wanted: Wanted,
  date: Date,
): PreparedSheet {
  const { sheet, others = [], locale, imposition } = job;
  const composed = composeJob(shop, job, wanted);
  const titles = [sheet, ...others].map(({ title }) => inLocale(title, locale));
  const imprint = {
    game: inLocale(shop.data.manifest.title, locale),
    sheet: titles.join(', '),
    locale,
    stamp: date.toISOString().slice(0, 10),
    credits: composed.credits,
    flip: imposition.flip,
    marks: imposition.marks,
  };
  const { pages, faces, parts } = composed;
  const { folder, families } = shop;
  const common = {
    folder,
    families,
    paper: largest(composed),
    tagged: job.tagged ?? false,
    final: job.final ?? false,
  };
  const [first, ...rest] = parts.map(({ sheet: own, end }, index) => {
    const begin = parts[index - 1]?.end ?? 0;
    return { own, pages: pages.map((page) => withOnly(page, begin, end)) };
  });
  const shown = { faces, imprint, ink: job.ink };
  const html = sheetDocument({ ...shown, pages: first?.pages ?? [], styles: sheet.styles });
  const overlays = rest.map(({ own, pages: all }): PreparedOverlay => {
    const used = [...all.keys()].filter((at) => all[at]?.placed.length !== 0);
    const ownPages = used.flatMap((at) => all[at] ?? []);
    const { styles } = own;
    const look = { scale: LAYOUT_SCALE, ground: 'none' };
    const document = sheetDocument({ ...shown, pages: ownPages, styles, bare: true, look });
    return { sheet: own, pressJob: { ...common, html: document }, pages: used };
  });
  return { composed, imprint, pressJob: { ...common, html }, overlays };
}

/** The page with the faces from `begin` to before `end`. */
function withOnly(page: PageLayout, begin: number, end: number): PageLayout {
  return { ...page, placed: page.placed.filter(({ face }) => face >= begin && face < end) };
}

/** What of a job its PDF tells. */
type Told = Pick<PrintJob, 'sheet' | 'locale' | 'paper' | 'imposition' | 'backOffset'>;

/** Prints a prepared sheet that has pages. */
export async function makeSheet(
  shop: PrintShop,
  job: Told,
  { composed, imprint, pressJob, overlays = [] }: PreparedSheet,
  date: Date,
  press: Press,
): Promise<MadeSheet> {
  const { sheet, locale, paper, imposition, backOffset } = job;
  const base = await pressed(
    shop,
    { sheet, pressJob, locale, count: composed.pages.length },
    press,
  );
  const faults = [...base.faults];
  let { document } = base;
  for (const overlay of overlays) {
    const { pages: on } = overlay;
    const other = await pressed(shop, { ...overlay, locale, count: on.length }, press);
    faults.push(...other.faults);
    if (document === null || other.document === null) document = null;
    else await layOver(document, other.document, on);
  }
  if (document === null) return { pdf: null, measured: null, faults };
  const pdf = await finishPdf(document, composed.pages, {
    title: `${imprint.game} · ${imprint.sheet}`,
    subject: [locale, inLocale(paper.title ?? paper.id, locale), imprint.stamp].join(' · '),
    locale,
    date,
    flip: imposition.flip,
    bookmarks: bookmarksOf(composed, shop, locale),
    ...(backOffset === undefined ? {} : { backOffset }),
  });
  return { pdf, measured: base.measured, faults };
}

/** `count`: the pages of the document. */
interface Wish extends Pick<PreparedOverlay, 'sheet' | 'pressJob'> {
  readonly locale: string;
  readonly count: number;
}

interface PressedSheet {
  readonly document: PDFDocument | null;
  readonly measured: Measured | null;
  readonly faults: readonly Fault[];
}

/** One document printed and judged; no document where faults forbid it. */
async function pressed(
  shop: PrintShop,
  { sheet, pressJob, locale, count }: Wish,
  press: Press,
): Promise<PressedSheet> {
  const made = await press.print(pressJob);
  const occasion: Occasion = { shop, sheet, locale };
  const refusals = refusalFaults(made.refused, occasion, pressJob.final);
  if (forbid(refusals)) return { document: null, measured: null, faults: refusals };
  const document = await PDFDocument.load(made.pdf, {
    updateMetadata: false,
    parseSpeed: ParseSpeeds.Fastest,
  });
  const actual = document.getPageCount();
  if (actual !== count) {
    const file = sheet.styles.at(-1) ?? findingPlaceOf(null, null, occasion).file;
    const lost = fault('CW2103', { file, path: [] }, { expected: count, actual });
    return { document: null, measured: null, faults: [lost] };
  }
  const findings = judge(made.measured, sheet);
  const faults = [
    ...refusals,
    ...findingFaults(findings, occasion),
    ...shrunkFaults(made.shrunk, occasion),
    ...untranslatedFaults(made.measured, occasion),
    ...pictureFaults(made.measured, occasion),
    ...fontFaults(document, { ...made.measured, ...findings }, occasion),
  ];
  return { document, measured: made.measured, faults };
}

/** The pages of a panel may lie, those of cards all stand; one size holds all pages of a sheet. */
function largest({ pages }: Composed): Measures {
  return {
    width: Math.max(0, ...pages.map(({ paper }) => paper.width)),
    height: Math.max(0, ...pages.map(({ paper }) => paper.height)),
  };
}
