/** What a print would make, before any browser sees it: pages as they are laid out, or pictures with their edges. */
import type { Diagnostic, Fault } from '../diagnostics/index.ts';
import type { Text } from '../engine/index.ts';
import type { CheckResult } from '../generator/index.ts';
import { type Measures, type Shape } from '../kernel/index.ts';
import { unique } from './faults.ts';
import { pdf } from './formats/pdf.ts';
import { imposeSheet } from './imposed-sheet.ts';
import type { PageLayout } from './layout/page.ts';
import { withoutRepeats } from './press/face-keys.ts';
import { openedForPrint } from './printing.ts';
import { placeInGame, type PrintableGame } from './printable-game.ts';
import { renderFaces } from './render/faces.ts';
import { jobsOf, type PrintJob, type PrintRequest } from './request.ts';
import { gridFor, packCards } from './tabletops/pack.ts';
import type { Tabletop } from './tabletops/tabletop.ts';
import { orderedAs } from './vendors/ordered-as.ts';
import { notesOf } from './vendors/vendor-faults.ts';
import type { Vendor } from './vendors/vendor.ts';

export interface PlannedSheet {
  readonly sheet: string;
  readonly title: Text;
  /** Pages, pictures of many cards, or different faces. */
  readonly pages: number;
  /** Copies of cards. */
  readonly cards: number;
  /** The first page; null for pictures. */
  readonly page: PageLayout | null;
  /** A picture of one face; null for pages. */
  readonly face: PlannedFace | null;
  /** A picture of many; null for what is none. */
  readonly grid: {
    readonly columns: number;
    readonly rows: number;
    readonly cell: Measures;
  } | null;
}

/** Lengths in mm. */
export interface PlannedFace {
  readonly size: Measures;
  readonly shape: Shape;
  readonly bleed: number;
  readonly safe: number;
}

export interface PlanRequest extends Omit<PrintRequest, 'out' | 'date'> {
  readonly vendor?: Vendor | undefined;
  readonly table?: Tabletop | undefined;
}

/** Of the first language only: the others have as many pages. */
export function planPrint(
  result: CheckResult,
  request: PlanRequest,
): { readonly sheets: PlannedSheet[]; readonly diagnostics: readonly Diagnostic[] } {
  const printable = openedForPrint(result);
  if (printable === null) return { sheets: [], diagnostics: [] };
  const { format = pdf, together = false } = request;
  const locales = (request.locales ?? printable.data.manifest.locales).slice(0, 1);
  const whole = { ...request, locales, together: together && format === pdf };
  const jobs = jobsOf(printable, { ...whole, out: '', date: new Date(0) });
  const planned = jobs.map((job) => planOf(job, printable, request));
  const faults = unique(planned.flatMap((one) => one.faults));
  return {
    sheets: planned.flatMap(({ sheet }) => (sheet === null ? [] : [sheet])),
    diagnostics: placeInGame(faults, result),
  };
}

interface Planned {
  readonly sheet: PlannedSheet | null;
  readonly faults: readonly Fault[];
}

function planOf(job: PrintJob, printable: PrintableGame, request: PlanRequest): Planned {
  const { format = pdf, vendor, table } = request;
  const isPages = format.onPaper && vendor === undefined && table === undefined;
  return isPages ? plannedPages(job, printable) : plannedPictures(job, printable, request);
}

function plannedPages(job: PrintJob, printable: PrintableGame): Planned {
  const { pages, cards, faults } = imposeSheet(printable, job);
  const [page] = pages;
  if (page === undefined) return { sheet: null, faults };
  const isOne = job.others === undefined;
  const title = isOne ? job.sheet.title : printable.data.manifest.title;
  return {
    sheet: { ...called(job, title), cards, pages: pages.length, page, face: null, grid: null },
    faults,
  };
}

function plannedPictures(
  job: PrintJob,
  printable: PrintableGame,
  { vendor, table }: PlanRequest,
): Planned {
  const { sheet } = job;
  const { faces, copies, faults } = renderFaces(printable, job);
  const [first] = faces;
  if (first === undefined) return { sheet: null, faults };
  const common = { ...called(job, sheet.title), cards: copies.length, page: null };
  if (table !== undefined) {
    if (sheet.sort !== 'cards') return { sheet: null, faults: [] };
    const { pageOf } = withoutRepeats(faces, printable, sheet);
    const packed = packCards({ copies, faces, pageOf }, table.limits);
    const grid = gridFor(packed[0]?.cards.length ?? 0, sheet.size, table.limits);
    return { sheet: { ...common, pages: packed.length, face: null, grid }, faults };
  }
  const shape = sheet.sort === 'cards' ? sheet.shape : 'rectangle';
  const face = { size: first.size, shape, bleed: 0, safe: sheet.safe };
  const pages = faces.length;
  if (vendor === undefined) return { sheet: { ...common, pages, face, grid: null }, faults };
  const ordered = orderedAs(vendor, job);
  if ('faults' in ordered) return { sheet: null, faults: ordered.faults };
  const { products, canvas, safe } = ordered;
  const own = { ...face, bleed: canvas.bleed, safe };
  return {
    sheet: { ...common, pages, face: own, grid: null },
    faults: [...faults, ...notesOf(vendor, sheet, products)],
  };
}

function called({ sheet }: PrintJob, title: Text): Pick<PlannedSheet, 'sheet' | 'title'> {
  return { sheet: sheet.id, title };
}
