/** A sheet composed: faces rendered and laid out on pages, before any browser sees them. */
import { fault, type Fault } from '../diagnostics/index.ts';
import type { NamedSize } from '../generator/print-sizes.ts';
import { inLocale } from '../generator/words.ts';
import { forbid } from './forbids.ts';
import type { Face } from './html/face.ts';
import type { PrintJob } from './jobs.ts';
import { impose, roomOn, type Piece } from './layout/impose.ts';
import { UNPRINTABLE, widest } from './layout/margins.ts';
import type { PageLayout } from './layout/page.ts';
import { panelPages } from './layout/panel.ts';
import type { Imposition } from './layout/setup.ts';
import { panelArea } from './layout/tiles.ts';
import { renderCards, renderPanel } from './render/faces.ts';
import { chooseCards, type Wanted } from './sheets/selection.ts';
import { PRINT_FILE, type CardSheet, type PanelSheet, type Sheet } from './sheets/sheet.ts';
import type { PrintShop } from './workshop.ts';

export interface Composed {
  /** None when there is nothing to print, or a fault forbids it. */
  readonly pages: readonly PageLayout[];
  readonly faces: readonly Face[];
  /** The sheets whose faces these are, in turn: each has the faces before `end` that are no other's. */
  readonly parts: readonly { readonly sheet: Sheet; readonly end: number }[];
  /** Copies of cards. */
  readonly cards: number;
  readonly credits: readonly string[];
  readonly faults: readonly Fault[];
}

export function composeJob(shop: PrintShop, job: PrintJob, wanted: Wanted): Composed {
  return job.sheet.sort === 'cards'
    ? composeCards(shop, [job.sheet, ...(job.others ?? [])], job, wanted)
    : composePanel(shop, job.sheet, job, wanted);
}

const EMPTY: Composed = { pages: [], faces: [], parts: [], cards: 0, credits: [], faults: [] };

/** The cards of all these sheets on the same pages. */
function composeCards(
  shop: PrintShop,
  sheets: readonly CardSheet[],
  { locale, paper, imposition }: PrintJob,
  wanted: Wanted,
): Composed {
  const faces: Face[] = [];
  const pieces: Piece[] = [];
  const parts: Composed['parts'][number][] = [];
  const faults: Fault[] = imposition.margins === shop.imposition.margins ? narrow(imposition) : [];
  const credits = new Set<string>();
  for (const sheet of sheets) {
    const chosen = chooseCards(sheet, shop.data.kinds[sheet.kind] ?? [], shop.linked, wanted);
    if (chosen.length === 0 && !isSelection(wanted)) faults.push(emptySheet(sheet));
    const rendered = renderCards(sheet, chosen, locale, shop);
    const { size, bleed, shape, safe } = sheet;
    const own = rendered.copies.map(({ front, back }): Piece => ({
      size,
      bleed,
      shape,
      front: front + faces.length,
      back: back === null ? null : back + faces.length,
      ...(imposition.safeArea ? { safe } : {}),
    }));
    if (own.length > 0 && impose(own.slice(0, 1), { ...imposition, paper }) === null) {
      faults.push(tooLarge(sheet, paper, imposition));
    }
    pieces.push(...own);
    faces.push(...rendered.faces);
    parts.push({ sheet, end: faces.length });
    faults.push(...rendered.faults);
    for (const credit of rendered.credits) credits.add(credit);
  }
  const pages = forbid(faults) ? [] : (impose(pieces, { ...imposition, paper }) ?? []);
  return { pages, faces, parts, cards: pieces.length, credits: [...credits], faults };
}

function composePanel(
  shop: PrintShop,
  sheet: PanelSheet,
  { locale, paper, imposition }: PrintJob,
  wanted: Wanted,
): Composed {
  if (isSelection(wanted)) return EMPTY;
  const { margins, marks } = imposition;
  const { overlap, seams, size } = sheet;
  const area = size ?? panelArea(paper, widest(margins));
  const { faces, faults, credits } = renderPanel(sheet, area, locale, shop);
  const pages =
    faults.length > 0 ? [] : panelPages(size, paper, { overlap, seams, margins, marks });
  return { pages, faces, parts: [{ sheet, end: faces.length }], cards: 0, credits, faults };
}

/** Whether only some cards are asked for: then a sheet without any of them is no fault. */
export function isSelection({ deck, cards }: Wanted): boolean {
  return deck !== undefined || cards !== undefined;
}

/** Margins of print.yaml that not everybody's printer reaches. */
function narrow({ margins }: Imposition): Fault[] {
  const margin = margins === null ? UNPRINTABLE : Math.min(...Object.values(margins));
  if (margin >= UNPRINTABLE) return [];
  const place = { file: PRINT_FILE, path: ['imposition', 'margins'] };
  return [fault('CW3030', place, { margin, reached: UNPRINTABLE })];
}

function emptySheet({ id, index, kind }: CardSheet): Fault {
  const place = { file: PRINT_FILE, path: ['sheets', index, 'id'] };
  return fault('CW3003', place, { sheet: id, kind });
}

function tooLarge(
  { index, size, bleed }: CardSheet,
  paper: NamedSize,
  imposition: Imposition,
): Fault {
  const place = { file: PRINT_FILE, path: ['sheets', index, 'size'] };
  const room = roomOn({ ...imposition, paper });
  return fault('CW3002', place, {
    width: size.width + 2 * bleed,
    height: size.height + 2 * bleed,
    paper: inLocale(paper.title ?? paper.id, 'en'),
    across: tenths(room.width),
    down: tenths(room.height),
  });
}

function tenths(length: number): number {
  return Math.round(length * 10) / 10;
}
