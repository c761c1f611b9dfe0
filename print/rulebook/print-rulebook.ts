/** The rules of a game as a book to read and as a booklet to fold, in each language. */
import { join } from 'node:path';
import { fault, type Fault } from '../../diagnostics/index.ts';
import { type CheckResult, isPicture } from '../../generator/index.ts';
import { nearest, writeAtomically, type NamedSize } from '../../kernel/index.ts';
import { unpaintedFault } from '../art/unpainted.ts';
import { forbid } from '../faults.ts';
import type { Printed } from '../formats/format.ts';
import { describePdf, pressRunning } from '../press/running.ts';
import type { Press } from '../press/press.ts';
import { printWith, type PrintResult } from '../printing.ts';
import { jobsOf, type PrintedFile, type PrintRequest } from '../request.ts';
import { escape } from '../render/helpers/markup.ts';
import { gameAddress } from '../html/addresses.ts';
import { inlineIcon } from '../render/helpers/icon.ts';
import { drawPattern } from '../render/helpers/pattern.ts';
import type { PrintableGame } from '../printable-game.ts';
import { booklet, linkedPages } from './booklet.ts';
import { bookText } from './book.ts';
import {
  readRules,
  referencesIn,
  type Reference,
  type Rules,
  rulesHtml,
  type RulesHtml,
} from './rules-html.ts';
import { pressSingles } from '../formats/singles.ts';
import { picturesOf, type Picture } from '../raster/draw.ts';
import { pixels } from '../html/measures.ts';

export function printRulebook(
  result: CheckResult,
  request: PrintRequest,
  press: Press,
): Promise<PrintResult> {
  return printWith(result, async function* (printable) {
    const jobs = jobsOf(printable, { ...request, papers: request.papers.slice(0, 1) });
    for (const [locale, paper] of new Map(jobs.map((job) => [job.locale, job.paper]))) {
      yield await printBook(printable, { locale, paper }, request, press);
    }
  });
}

/** Twice: page numbers are known when the pages are made. Their width is that of their places. */
async function printBook(
  printable: PrintableGame,
  { locale, paper }: { readonly locale: string; readonly paper: NamedSize },
  { out, date, final, onFile }: PrintRequest,
  press: Press,
): Promise<Printed> {
  const rules = readRules({ paths: printable.game.paths, folder: printable.folder }, locale);
  if (rules === null) {
    return { files: [], faults: [fault('CW3080', { file: 'game.yaml', path: [] }, {})] };
  }
  const faults = referenceFaults(printable, rules);
  if (forbid(faults)) return { files: [], faults };
  const { id } = printable.data.manifest;
  onFile?.(`${id}-rules-${locale}`);
  const cards = referencesIn(rules).flatMap(({ reference: { sort, id: card } }) =>
    sort === 'card' ? [card] : [],
  );
  const fronts = await frontsOf(
    printable,
    { cards: [...new Set(cards)], locale, paper, date },
    press,
  );
  const credits = new Set<string>();
  const html = htmlOf(printable, rules, { locale, fronts, credits });
  const means = { sheet: printable.sheets[0], date, press, final };
  const order = { locale, rules: html, credits: [...credits] };
  const first = await pressRunning(
    printable,
    bookText(printable, { ...order, pages: new Map() }),
    means,
  );
  const pages = first.document === null ? new Map() : linkedPages(first.document);
  const text = bookText(printable, { ...order, pages });
  const book = await pressRunning(printable, text, means);
  if (book.document === null) return { files: [], faults: [...faults, ...book.faults] };
  const folder = join(out, id);
  const files: PrintedFile[] = [];
  for (const [name, document] of [
    [`${id}-rules-${locale}.pdf`, book.document],
    [`${id}-rules-${locale}-booklet.pdf`, await booklet(book.document)],
  ] as const) {
    const path = join(folder, name);
    describePdf(document, text, date);
    writeAtomically(path, await document.save());
    const count = document.getPageCount();
    files.push({ path, sheet: 'rules', locale, paper: paper.id, pages: count, cards: 0 });
  }
  return { files, faults: [...faults, ...book.faults] };
}

interface Showing {
  readonly locale: string;
  readonly fronts: ReadonlyMap<string, string>;
  readonly credits: Set<string>;
}

function htmlOf(
  printable: PrintableGame,
  rules: Rules,
  { locale, fronts, credits }: Showing,
): RulesHtml {
  const scope = { game: printable.data, locale, credits };
  const picture = ({ sort, id }: Reference, words: string): string => {
    if (sort === 'pattern') {
      return `<span class="pattern-picture">${drawPattern(id, { title: words || id }, scope)}</span>`;
    }
    const address = sort === 'card' ? (fronts.get(id) ?? '') : gameAddress(id);
    const name = sort === 'card' ? 'card-picture' : 'picture';
    return `<img class="${name}" src="${escape(address)}" alt="${escape(words)}">`;
  };
  const icon = (name: string): string | null =>
    name in printable.data.marks.icons ? inlineIcon(name, scope) : null;
  return rulesHtml(rules, picture, icon);
}

/** Pictures of things that there are not. */
function referenceFaults(printable: PrintableGame, rules: Rules): Fault[] {
  const { data, game } = printable;
  return referencesIn(rules).flatMap(({ reference: { sort, id }, start, end }) => {
    const place = { file: rules.file, path: [], span: { start, end } };
    if (sort === 'file') {
      if (/^[a-z]+:/i.test(id)) return [fault('CW2023', place, { address: id })];
      if (game.paths.has(id)) return [];
      return isPicture(id)
        ? unpaintedFault(id, printable, place)
        : [fault('CW1214', place, { path: id, nearest: nearest(id, game.paths) })];
    }
    const known = sort === 'card' ? [...data.componentIds()] : Object.keys(data.patterns);
    if (known.includes(id)) return [];
    const what = sort === 'card' ? 'component' : 'pattern';
    return [fault('CW1203', place, { what, id, nearest: nearest(id, known) })];
  });
}

/** Of a whole card: printed a third as large, that is 300 dots per inch. */
const DPI = 110;

interface PictureOrder {
  readonly cards: readonly string[];
  readonly locale: string;
  readonly paper: NamedSize;
  readonly date: Date;
}

/** Data addresses by card, from the first sheet that has the card. */
async function frontsOf(
  printable: PrintableGame,
  { cards, locale, paper, date }: PictureOrder,
  press: Press,
): Promise<ReadonlyMap<string, string>> {
  const fronts = new Map<string, string>();
  for (const sheet of printable.sheets) {
    const missing = cards.filter((card) => !fronts.has(card));
    if (sheet.sort !== 'cards' || missing.length === 0) continue;
    const order = { sheet, locale, paper, wanted: { cards: missing }, bleed: 0, date };
    const { pdf, faces, pageOf, page } = await pressSingles(printable, order, press);
    if (pdf === null) continue;
    const shown = [...faces.entries()].filter(([, { side }]) => side === 'front');
    const size = { width: pixels(page.width, DPI), height: pixels(page.height, DPI) };
    const drawn = await picturesOf(
      pdf,
      shown.map(([at]): Picture => ({ page: pageOf[at] ?? 0, ...size, encoding: 'png', dpi: DPI })),
    );
    for (const [index, [, { card }]] of shown.entries()) {
      const data = Buffer.from(drawn[index] ?? []).toString('base64');
      if (card !== null) fronts.set(card.id, `data:image/png;base64,${data}`);
    }
  }
  return fronts;
}
