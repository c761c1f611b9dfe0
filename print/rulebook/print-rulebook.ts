/** The rules of a game as a book to read and as a booklet to fold, in each language. */
import { join } from 'node:path';
import { fault, type Fault } from '../../diagnostics/index.ts';
import type { CheckResult } from '../../generator/check.ts';
import { isPicture } from '../../generator/link/assets.ts';
import { nearest } from '../../generator/nearest.ts';
import { writeAtomically } from '../../generator/write-atomically.ts';
import { unpaintedFault } from '../art/unpainted.ts';
import { forbid } from '../forbids.ts';
import type { FormatResult, PrintedFile } from '../formats/format.ts';
import { jobsOf } from '../jobs.ts';
import type { NamedSize } from '../../generator/print-sizes.ts';
import { describePdf, pressRunning } from '../press/press-running.ts';
import type { Press } from '../press/press.ts';
import type { PrintRequest } from '../print-game.ts';
import { printWith, type PrintResult } from '../printing.ts';
import { escape } from '../render/helpers/markup.ts';
import { gameAddress } from '../html/addresses.ts';
import { inlineIcon } from '../render/helpers/inline-icon.ts';
import { drawPattern } from '../render/helpers/pattern.ts';
import type { PrintShop } from '../workshop.ts';
import { booklet } from './booklet.ts';
import { bookText } from './book.ts';
import { frontsOf } from './card-pictures.ts';
import { linkedPages } from './heading-pages.ts';
import { readRules, referencesIn, type Reference, type Rules } from './read-rules.ts';
import { rulesHtml, type RulesHtml } from './rules-html.ts';

export function printRulebook(
  result: CheckResult,
  request: PrintRequest,
  press: Press,
): Promise<PrintResult> {
  return printWith(result, async function* (shop) {
    const jobs = jobsOf(shop, { ...request, papers: request.papers.slice(0, 1) });
    for (const [locale, paper] of new Map(jobs.map((job) => [job.locale, job.paper]))) {
      yield await printBook(shop, { locale, paper }, request, press);
    }
  });
}

/** Twice: page numbers are known when the pages are made. Their width is that of their places. */
async function printBook(
  shop: PrintShop,
  { locale, paper }: { readonly locale: string; readonly paper: NamedSize },
  { out, date, final, onFile }: PrintRequest,
  press: Press,
): Promise<FormatResult> {
  const rules = readRules({ paths: shop.game.paths, folder: shop.folder }, locale);
  if (rules === null) {
    return { files: [], faults: [fault('CW3080', { file: 'game.yaml', path: [] }, {})] };
  }
  const faults = referenceFaults(shop, rules);
  if (forbid(faults)) return { files: [], faults };
  const { id } = shop.data.manifest;
  onFile?.(`${id}-rules-${locale}`);
  const cards = referencesIn(rules).flatMap(({ reference: { sort, id: card } }) =>
    sort === 'card' ? [card] : [],
  );
  const fronts = await frontsOf(shop, { cards: [...new Set(cards)], locale, paper, date }, press);
  const credits = new Set<string>();
  const html = htmlOf(shop, rules, { locale, fronts, credits });
  const means = { sheet: shop.sheets[0], date, press, final };
  const order = { locale, rules: html, credits: [...credits] };
  const first = await pressRunning(shop, bookText(shop, { ...order, pages: new Map() }), means);
  const pages = first.document === null ? new Map() : linkedPages(first.document);
  const text = bookText(shop, { ...order, pages });
  const book = await pressRunning(shop, text, means);
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

function htmlOf(shop: PrintShop, rules: Rules, { locale, fronts, credits }: Showing): RulesHtml {
  const scope = { game: shop.data, locale, credits };
  const picture = ({ sort, id }: Reference, words: string): string => {
    if (sort === 'pattern') {
      return `<span class="pattern-picture">${drawPattern(id, { title: words || id }, scope)}</span>`;
    }
    const address = sort === 'card' ? (fronts.get(id) ?? '') : gameAddress(id);
    const name = sort === 'card' ? 'card-picture' : 'picture';
    return `<img class="${name}" src="${escape(address)}" alt="${escape(words)}">`;
  };
  const icon = (name: string): string | null =>
    name in shop.data.marks.icons ? inlineIcon(name, scope) : null;
  return rulesHtml(rules, picture, icon);
}

/** Pictures of things that there are not. */
function referenceFaults(shop: PrintShop, rules: Rules): Fault[] {
  const { data, game } = shop;
  return referencesIn(rules).flatMap(({ reference: { sort, id }, start, end }) => {
    const place = { file: rules.file, path: [], span: { start, end } };
    if (sort === 'file') {
      if (/^[a-z]+:/i.test(id)) return [fault('CW2023', place, { address: id })];
      if (game.paths.has(id)) return [];
      return isPicture(id)
        ? unpaintedFault(id, shop, place)
        : [fault('CW1214', place, { path: id, nearest: nearest(id, game.paths) })];
    }
    const known = sort === 'card' ? [...data.componentIds()] : Object.keys(data.patterns);
    if (known.includes(id)) return [];
    const what = sort === 'card' ? 'component' : 'pattern';
    return [fault('CW1203', place, { what, id, nearest: nearest(id, known) })];
  });
}
