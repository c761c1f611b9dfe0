/** What a book shows: cards, sheets and positions as their templates draw them, each as a data address. */
import { fault, type Fault } from '../../diagnostics/index.ts';
import type { Card } from '../../engine/construction/index.ts';
import {
  loadRules,
  namedThings,
  scenarioPositions,
  type CheckedGame,
  type PlacedReference,
} from '../../generator/index.ts';
import { namesIn, type Measures, type NamedSize } from '../../kernel/index.ts';
import { makePdf } from '../make-pdf.ts';
import { pressSingles, singlePage } from '../formats/singles.ts';
import type { Face } from '../html/face.ts';
import { dataAddress } from '../html/addresses.ts';
import { pixels } from '../html/measures.ts';
import type { Press } from '../press/press.ts';
import type { PrintableGame } from '../printable-game.ts';
import { picturesOf } from '../raster/draw.ts';
import { boardOf } from './board.ts';
import { zonesIn, type Zone } from './zones.ts';

export interface Shown {
  /** Of a picture; null for a position without one. */
  readonly address: string | null;
  readonly diagram?: string;
  /** What the diagram says of a position without a board. */
  readonly zones?: readonly Zone[];
  /** Of the whole face, in mm. */
  readonly size: Measures;
  /** Of a board: how much of it is seen. */
  readonly columns?: number;
  readonly rows?: number;
}

export interface PictureOrder {
  readonly file: string;
  readonly references: readonly PlacedReference[];
  readonly locale: string;
  readonly paper: NamedSize;
  readonly date: Date;
}

export interface Pictures {
  /** By what refers to it (`keyOf`). */
  readonly shown: ReadonlyMap<string, Shown>;
  readonly credits: readonly string[];
  readonly faults: readonly Fault[];
}

export function keyOf({ sort, id, after }: PlacedReference['reference']): string {
  return `${sort === 'anatomy' ? 'card' : sort}:${id}${after === undefined ? '' : `/${after}`}`;
}

export async function picturesIn(
  printable: PrintableGame,
  checked: CheckedGame,
  order: PictureOrder,
  press: Press,
): Promise<Pictures> {
  const shown = new Map<string, Shown>();
  const credits = new Set<string>();
  const boards = await boardsIn(printable, checked, order);
  for (const [key, one] of boards.asText) shown.set(key, one);
  await drawSheets(printable, order, press, { shown, credits });
  await drawBoards(printable, boards.faces, order, press, shown);
  return { shown, credits: [...credits, ...boards.credits], faults: boards.faults };
}

/** Dots of the longer side of a whole card, and of a sheet or board, which is printed larger. */
const CARD_DOTS = 560;
const SHEET_DOTS = 1100;

/** Cards from the first sheet that has them, and whole sheets that are one thing. */
async function drawSheets(
  printable: PrintableGame,
  { references, locale, paper, date }: PictureOrder,
  press: Press,
  { shown, credits }: { shown: Map<string, Shown>; credits: Set<string> },
): Promise<void> {
  const idsOf = (...sorts: string[]): string[] => [
    ...new Set(references.flatMap(({ reference: r }) => (sorts.includes(r.sort) ? [r.id] : []))),
  ];
  const inZones = [...shown.values()].flatMap(({ zones = [] }) =>
    zones.flatMap(({ cards }) => cards.map(({ id }) => id)),
  );
  const cards = [...new Set([...idsOf('card', 'anatomy'), ...inZones])];
  const sheets = idsOf('sheet');
  for (const sheet of printable.sheets) {
    const missing = cards.filter((card) => !shown.has(`card:${card}`));
    const isWhole = sheet.sort === 'panel' && sheets.includes(sheet.id);
    if (sheet.sort === 'cards' ? missing.length === 0 : !isWhole) continue;
    const wanted = sheet.sort === 'cards' ? { cards: missing } : {};
    const job = { sheet, locale, paper, wanted, bleed: 0, date };
    const { pdf, faces, pageOf, page, credits: thanks } = await pressSingles(printable, job, press);
    if (pdf === null) continue;
    for (const one of thanks) credits.add(one);
    const fronts = [...faces.entries()].filter(([, { side }]) => side !== 'back');
    const pages = fronts.map(([at]) => ({ page: pageOf[at] ?? 0, size: page }));
    const drawn = await addressesOf(pdf, pages, sheet.sort === 'cards' ? CARD_DOTS : SHEET_DOTS);
    for (const [index, [, { card }]] of fronts.entries()) {
      const key = card === null ? `sheet:${sheet.id}` : `card:${card.id}`;
      shown.set(key, { address: drawn[index] ?? null, size: page });
    }
  }
}

/** Data addresses of pages. */
async function addressesOf(
  pdf: Uint8Array,
  pages: readonly { readonly page: number; readonly size: Measures }[],
  dots: number,
): Promise<string[]> {
  const drawn = await picturesOf(
    pdf,
    pages.map(({ page, size }) => {
      const dpi = (dots / Math.max(size.width, size.height)) * 25.4;
      const [width, height] = [pixels(size.width, dpi), pixels(size.height, dpi)];
      return { page, width, height, encoding: 'jpg', dpi };
    }),
  );
  return drawn.map((bytes) => dataAddress('image/jpeg', bytes));
}

interface Boards {
  readonly faces: readonly {
    readonly key: string;
    readonly face: Face;
    readonly columns: number;
    readonly rows: number;
  }[];
  readonly asText: readonly (readonly [key: string, shown: Shown])[];
  readonly credits: readonly string[];
  readonly faults: readonly Fault[];
}

/** Plays every scenario that is drawn. */
async function boardsIn(
  printable: PrintableGame,
  checked: CheckedGame,
  { references, locale, file }: PictureOrder,
): Promise<Boards> {
  const wanted = references.filter(({ reference }) => reference.sort === 'scenario');
  if (wanted.length === 0) return { faces: [], asText: [], credits: [], faults: [] };
  const rules = await loadRules(checked.folder);
  const faces: Boards['faces'][number][] = [];
  const asText: Boards['asText'][number][] = [];
  const faults: Fault[] = [];
  const credits = new Set<string>();
  const scope = { game: printable.data, locale, credits };
  const names = namesIn(namedThings(checked.game), locale);
  const component = (id: string): Card | undefined => printable.data.component(id);
  for (const { reference, span } of wanted) {
    const { id: scenario, after } = reference;
    const refuse = (reason: 'failed' | 'no-rules' | 'no-step', difference = ''): void => {
      faults.push(fault('CW3082', { file, path: [], span }, { scenario, reason, difference }));
    };
    const played = rules === null ? null : scenarioPositions(checked, rules, scenario);
    if (played === null) {
      refuse('no-rules');
      continue;
    }
    const { positions, differences } = played;
    const [difference] = differences;
    if (difference !== undefined) {
      const { what, expected, actual } = difference;
      refuse('failed', `${what}: ${JSON.stringify(expected)}, not ${JSON.stringify(actual)}.`);
      continue;
    }
    const step = after === 'all' ? positions.length - 1 : (after ?? 0);
    const position = positions[step];
    if (position === undefined) {
      refuse('no-step');
      continue;
    }
    const key = keyOf(reference);
    const sheet = printable.positions;
    const board = sheet === null ? null : boardOf(positions, step, sheet, component);
    if (sheet === null || board === null) {
      const diagrams = positions.map(({ diagram }) => diagram);
      const zones = zonesIn(diagrams, step, names, (id) => component(id) !== undefined);
      const { diagram } = position;
      const text = { address: null, size: { width: 0, height: 0 }, diagram };
      asText.push([key, zones === null ? text : { ...text, zones }]);
      continue;
    }
    // Which words a piece or a position has, each game decides.
    for (const { counts } of board.pieces) printable.data.openMappings.add(counts);
    printable.data.openMappings.add(position.data);
    const size = {
      width: board.columns * board.square.width,
      height: board.rows * board.square.height,
    };
    const { id, title, options = {} } = printable.data.manifest;
    const game = { id, title, kinds: printable.data.kinds, options };
    const context = {
      sheet: { id: sheet.id, ...size },
      game,
      locale,
      board,
      position: position.data,
    };
    const html = printable.templates.render(sheet.template, context, scope);
    if (typeof html === 'string') {
      const face: Face = { side: 'panel', card: null, size, html };
      faces.push({ key, face, columns: board.columns, rows: board.rows });
    } else if (html !== null) {
      faults.push(html);
    }
  }
  return { faces, asText, credits: [...credits], faults };
}

/** All on pages of their own, in one visit of the browser. */
async function drawBoards(
  printable: PrintableGame,
  boards: Boards['faces'],
  { locale, paper, date }: PictureOrder,
  press: Press,
  shown: Map<string, Shown>,
): Promise<void> {
  const { positions: sheet, imposition } = printable;
  if (sheet === null || boards.length === 0) return;
  const faces = boards.map(({ face }) => face);
  const part = { sheet, edge: [], bleed: 0, shape: 'rectangle' as const, locale, ink: undefined };
  const imposed = {
    pages: faces.map(({ size }, index) => singlePage(index, 'panel', size, 0)),
    faces,
    parts: [{ ...part, final: false, end: faces.length }],
    cards: 0,
    imprint: { game: '', sheet: '', locale, stamp: '', credits: [] },
    marks: [],
    faults: [],
  };
  const { pdf } = await makePdf(printable, imposed, { paper, imposition, date }, press);
  if (pdf === null) return;
  const pages = faces.map(({ size }, page) => ({ page, size }));
  const addresses = await addressesOf(pdf, pages, SHEET_DOTS);
  for (const [index, { key, face, columns, rows }] of boards.entries()) {
    shown.set(key, { address: addresses[index] ?? null, size: face.size, columns, rows });
  }
}
