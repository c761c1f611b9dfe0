/** A sheet imposed: its faces rendered and laid on pages, before any browser sees them. */
import { fault, type Fault } from '../diagnostics/index.ts';
import { inLocale, type NamedSize } from '../kernel/index.ts';
import { forbid } from './faults.ts';
import type { Face } from './html/face.ts';
import { pageMarks, type FaceLook, type PageMarks } from './html/document.ts';
import type { Imprint } from './html/page-marks.ts';
import { boardPages } from './layout/board-pages.ts';
import { impose, roomOn, type Piece } from './layout/impose.ts';
import { UNPRINTABLE, widest, type Imposition } from './layout/setup.ts';
import type { PageLayout } from './layout/page.ts';
import { panelPages, panelArea } from './layout/tiles.ts';
import { edgeOf } from './press/face-keys.ts';
import type { PrintableGame } from './printable-game.ts';
import { renderCards, renderPanel } from './render/faces.ts';
import type { PrintJob } from './request.ts';
import { chooseCards, isSelection, panelsWanted } from './sheets/selection.ts';
import { PRINT_FILE, type CardSheet, type PanelSheet, type Sheet } from './sheets/sheet.ts';

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
  Partial<Pick<PrintJob, 'ink' | 'tagged' | 'final'>> & {
    /** Whether outlines and creases are drawn by others: a press has them in colours of their own. */
    readonly withoutDies?: boolean;
  };

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
  return { ...laid, parts, imprint, marks: pageMarks(laid.pages, imprint, job.withoutDies) };
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
      ...netOf(rendered.faces[front]),
      front: front + faces.length,
      back: back === null ? null : back + faces.length,
      ...(imposition.safeArea ? { safe } : {}),
    }));
    faults.push(...(sheet.part?.faults ?? []), ...tooLarge(own, sheet, paper, imposition));
    pieces.push(...own);
    faces.push(...rendered.faces);
    ends.push(faces.length);
    faults.push(...rendered.faults);
    for (const credit of rendered.credits) credits.add(credit);
  }
  const pages = forbid(faults) ? [] : (impose(pieces, { ...imposition, paper }) ?? []);
  return { pages, faces, ends, cards: pieces.length, credits: [...credits], faults };
}

function netOf(face: Face | undefined): Pick<Piece, 'net'> {
  return face?.net === undefined ? {} : { net: face.net };
}

function layPanel(printable: PrintableGame, sheet: PanelSheet, shown: Shown): Laid {
  const { locale, paper, imposition, wanted } = shown;
  const copies = panelsWanted(sheet, wanted);
  if (copies === 0) return NOTHING;
  if (sheet.part !== null) return layPart(printable, sheet, copies, shown);
  const { margins, marks } = imposition;
  const { overlap, seams, size } = sheet;
  const area = size ?? panelArea(paper, widest(margins));
  const { faces, faults, credits } = renderPanel(sheet, area, locale, printable);
  const one = faults.length > 0 ? [] : panelPages(size, paper, { overlap, seams, margins, marks });
  const pages = Array.from({ length: copies }, () => one).flat();
  return { pages, faces, ends: [faces.length], cards: 0, credits, faults };
}

/** A box, or what else is cut and folded: it lies on paper as cards do, as often as there are of it. */
function layPart(
  printable: PrintableGame,
  sheet: PanelSheet,
  copies: number,
  { locale, paper, imposition }: Shown,
): Laid {
  const { part, size, bleed } = sheet;
  if (part === null || size === null) return { ...NOTHING, faults: part?.faults ?? [] };
  const { faces, faults: wrong, credits } = renderPanel(sheet, size, locale, printable);
  const back = sheet.back === null ? null : 1;
  const one: Piece = { size, bleed, shape: 'rectangle', ...netOf(faces[0]), front: 0, back };
  const pieces = Array.from({ length: copies }, () => one);
  const setup = { ...imposition, paper };
  const isParted = one.net?.whole !== undefined && impose([one], setup) === null;
  const faults = isParted ? wrong : [...wrong, ...tooLarge(pieces, sheet, paper, imposition)];
  const made = (): readonly PageLayout[] =>
    isParted && one.net !== undefined
      ? boardPages({ net: one.net, bleed, front: 0, back, copies }, setup)
      : (impose(pieces, setup) ?? []);
  const pages = forbid(faults) ? [] : made();
  return {
    // What has one side is no card: nobody is to look for its back.
    pages: back === null ? pages.map((page) => ({ ...page, side: 'panel' as const })) : pages,
    faces,
    ends: [faces.length],
    cards: 0,
    credits,
    faults,
  };
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

/** The fault of a piece that goes on no page of this paper. */
function tooLarge(
  pieces: readonly Piece[],
  { index, part }: Sheet,
  paper: NamedSize,
  imposition: Imposition,
): Fault[] {
  const [first] = pieces;
  if (first === undefined || impose([first], { ...imposition, paper }) !== null) return [];
  const { size, bleed } = first;
  const room = roomOn({ ...imposition, paper });
  const params = {
    paper: inLocale(paper.title ?? paper.id, 'en'),
    across: tenths(room.width),
    down: tenths(room.height),
  };
  const measures = { width: size.width + 2 * bleed, height: size.height + 2 * bleed };
  const at = (name: string): Pick<Fault, 'file' | 'path'> => {
    return { file: PRINT_FILE, path: ['sheets', index, name] };
  };
  if (part === null) return [fault('CW3002', at('size'), { ...measures, ...params })];
  const [width, height] = [tenths(measures.width), tenths(measures.height)];
  return [fault('CW3100', at('part'), { part: part.written.shape, width, height, ...params })];
}

function tenths(length: number): number {
  return Math.round(length * 10) / 10;
}
