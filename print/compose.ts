/** A sheet composed: faces rendered and laid out on pages, before any browser sees them. */
import { fault, type Fault } from '../diagnostics/index.ts';
import type { NamedSize } from '../generator/print-sizes.ts';
import { inLocale } from '../generator/words.ts';
import type { Face } from './html/document.ts';
import { gridFor } from './layout/grid.ts';
import { UNPRINTABLE } from './layout/margins.ts';
import { cardPages, panelPages, type PageLayout } from './layout/page.ts';
import { panelArea } from './layout/tiles.ts';
import { renderCards, renderPanel } from './render/faces.ts';
import { chooseCards, type Wanted } from './sheets/selection.ts';
import { PRINT_FILE, type CardSheet, type PanelSheet, type Sheet } from './sheets/sheet.ts';
import type { PrintShop } from './workshop.ts';

export interface Composed {
  /** None when there is nothing to print, or a fault forbids it. */
  readonly pages: readonly PageLayout[];
  readonly faces: readonly Face[];
  /** Copies of cards. */
  readonly cards: number;
  readonly credits: readonly string[];
  readonly faults: readonly Fault[];
}

/** Which of its forms a sheet takes. */
export interface Form {
  readonly locale: string;
  readonly paper: NamedSize;
  readonly wanted: Wanted;
}

export function composeSheet(shop: PrintShop, sheet: Sheet, form: Form): Composed {
  return sheet.sort === 'cards' ? composeCards(shop, sheet, form) : composePanel(shop, sheet, form);
}

const EMPTY: Composed = { pages: [], faces: [], cards: 0, credits: [], faults: [] };

function composeCards(shop: PrintShop, sheet: CardSheet, form: Form): Composed {
  const { locale, paper, wanted } = form;
  const chosen = chooseCards(sheet, shop.data.kinds[sheet.kind] ?? [], shop.linked, wanted);
  if (chosen.length === 0) return isSelection(wanted) ? EMPTY : faulty(emptySheet(sheet));
  const { size, bleed } = sheet;
  const grid = gridFor(size, bleed, paper);
  if (grid === null) return faulty(tooLarge(sheet, paper));
  const { faces, copies, faults, credits } = renderCards(sheet, chosen, locale, shop);
  const pages = faults.length > 0 ? [] : cardPages(copies, grid, bleed, paper);
  return { pages, faces, cards: copies.length, credits, faults };
}

function composePanel(shop: PrintShop, sheet: PanelSheet, form: Form): Composed {
  const { locale, paper, wanted } = form;
  if (isSelection(wanted)) return EMPTY;
  const { faces, faults, credits } = renderPanel(
    sheet,
    sheet.size ?? panelArea(paper),
    locale,
    shop,
  );
  const pages = faults.length > 0 ? [] : panelPages(sheet.size, paper);
  return { pages, faces, cards: 0, credits, faults };
}

/** Whether only some cards are asked for: then a sheet without any of them is no fault. */
export function isSelection({ deck, cards }: Wanted): boolean {
  return deck !== undefined || cards !== undefined;
}

function faulty(found: Fault): Composed {
  return { ...EMPTY, faults: [found] };
}

function emptySheet({ id, index, kind }: CardSheet): Fault {
  const place = { file: PRINT_FILE, path: ['sheets', index, 'id'] };
  return fault('CW3003', place, { sheet: id, kind });
}

function tooLarge({ index, size, bleed }: CardSheet, paper: NamedSize): Fault {
  const place = { file: PRINT_FILE, path: ['sheets', index, 'size'] };
  return fault('CW3002', place, {
    width: size.width + 2 * bleed,
    height: size.height + 2 * bleed,
    paper: inLocale(paper.title ?? paper.id, 'en'),
    across: tenths(paper.width - 2 * UNPRINTABLE),
    down: tenths(paper.height - 2 * UNPRINTABLE),
  });
}

function tenths(length: number): number {
  return Math.round(length * 10) / 10;
}
