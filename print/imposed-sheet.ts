/** A sheet imposed: its faces rendered and laid on pages, before any browser sees them. */
import { fault, type Fault } from '../diagnostics/index.ts';
import { inLocale, type NamedSize } from '../kernel/index.ts';
import { forbid } from './faults.ts';
import type { Face } from './html/face.ts';
import { pageMarks, type FaceLook, type PageMarks } from './html/document.ts';
import type { Imprint } from './html/page-marks.ts';
import { impose, roomOn, type Piece } from './layout/impose.ts';
import { UNPRINTABLE, widest, type Imposition } from './layout/setup.ts';
import type { PageLayout } from './layout/page.ts';
import { panelPages, panelArea } from './layout/tiles.ts';
import { edgeOf } from './press/face-keys.ts';
import type { PrintableGame } from './printable-game.ts';
import { renderCards, renderPanel } from './render/faces.ts';
import type { PrintJob } from './request.ts';
import { chooseCards, isSelection, panelsWanted } from './sheets/selection.ts';
import { PRINT_FILE, type CardSheet, type PanelSheet } from './sheets/sheet.ts';

export interface ImposedSheet {
  /** None when there is nothing to print, or a fault forbids it. */
  readonly pages: readonly PageLayout[];
  readonly faces: readonly Face[];
  /** Whose faces these are, in turn. */
  readonly parts: readonly SheetPart[];
  /** Copies of cards. */
  readonly cards: number;
  readonly imprint: Imprint;
  /** By page; none where pages have nothing but faces. */
  readonly marks: readonly PageMarks[];
  readonly faults: readonly Fault[];
}

/** The faces of one sheet: those before `end` that are of no part before. */
export interface SheetPart extends FaceLook {
  readonly end: number;
}

/** As far as faces are laid on pages. */
type Laid = Pick<ImposedSheet, 'pages' | 'faces' | 'cards' | 'faults'> & {
  readonly ends: readonly number[];
  readonly credits: readonly string[];
};

/** What of a job decides what its pages show. */
type Shown = Pick<
  PrintJob,
  'sheet' | 'others' | 'locale' | 'paper' | 'imposition' | 'wanted' | 'date'
> &
  Partial<Pick<PrintJob, 'ink' | 'tagged' | 'final'>>;

/** The day of the job is printed on the sheet. */
export function imposeSheet(printable: PrintableGame, job: Shown): ImposedSheet {
  const { sheet, others = [], locale, ink, tagged = false, final = false } = job;
  const sheets = [sheet, ...others];
  const { ends, credits, ...laid } =
    sheet.sort === 'cards'
      ? layCards(printable, [sheet, ...others], job)
      : layPanel(printable, sheet, job);
  const imprint = {
    game: inLocale(printable.data.manifest.title, locale),
    sheet: sheets.map(({ title }) => inLocale(title, locale)).join(', '),
    locale,
    stamp: job.date.toISOString().slice(0, 10),
    credits,
    flip: job.imposition.flip,
    marks: job.imposition.marks,
  };
  const look = { locale, ink, tagged, final };
  const parts = sheets.flatMap((own, index) => {
    const end = ends[index];
    return end === undefined ? [] : [{ sheet: own, ...edgeOf(own), ...look, end }];
  });
  return { ...laid, parts, imprint, marks: pageMarks(laid.pages, imprint) };
}

const NOTHING: Laid = { pages: [], faces: [], ends: [], cards: 0, credits: [], faults: [] };

/** The cards of all these sheets on the same pages. */
function layCards(
  printable: PrintableGame,
  sheets: readonly CardSheet[],
  { locale, paper, imposition, wanted }: Shown,
): Laid {
  const faces: Face[] = [];
  const pieces: Piece[] = [];
  const ends: number[] = [];
  const faults: Fault[] =
    imposition.margins === printable.imposition.margins ? narrow(imposition) : [];
  const credits = new Set<string>();
  for (const sheet of sheets) {
    const chosen = chooseCards(
      sheet,
      printable.data.kinds[sheet.kind] ?? [],
      printable.linked,
      wanted,
    );
    if (chosen.length === 0 && !isSelection(wanted)) faults.push(emptySheet(sheet));
    const rendered = renderCards(sheet, chosen, locale, printable);
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
    ends.push(faces.length);
    faults.push(...rendered.faults);
    for (const credit of rendered.credits) credits.add(credit);
  }
  const pages = forbid(faults) ? [] : (impose(pieces, { ...imposition, paper }) ?? []);
  return { pages, faces, ends, cards: pieces.length, credits: [...credits], faults };
}

function layPanel(
  printable: PrintableGame,
  sheet: PanelSheet,
  { locale, paper, imposition, wanted }: Shown,
): Laid {
  const copies = panelsWanted(sheet, wanted);
  if (copies === 0) return NOTHING;
  const { margins, marks } = imposition;
  const { overlap, seams, size } = sheet;
  const area = size ?? panelArea(paper, widest(margins));
  const { faces, faults, credits } = renderPanel(sheet, area, locale, printable);
  const one = faults.length > 0 ? [] : panelPages(size, paper, { overlap, seams, margins, marks });
  const pages = Array.from({ length: copies }, () => one).flat();
  return { pages, faces, ends: [faces.length], cards: 0, credits, faults };
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
