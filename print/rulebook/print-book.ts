/** One book in one language: its pictures, its pages, its page numbers, and the booklet made of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../../diagnostics/index.ts';
import {
  referencesIn,
  termIn,
  termsOf,
  type CheckedGame,
  type PlacedReference,
  type Reference,
} from '../../generator/index.ts';
import { inLocale, writeAtomically, type NamedSize } from '../../kernel/index.ts';
import { creditedArtists } from '../art/credited.ts';
import { withContents } from '../box/contents.ts';
import { forbid } from '../faults.ts';
import type { Printed } from '../formats/format.ts';
import { gameAddress } from '../html/addresses.ts';
import { describePdf, pressRunning, type RunningText } from '../press/running.ts';
import type { Press } from '../press/press.ts';
import type { PrintableGame } from '../printable-game.ts';
import { inlineIcon } from '../render/helpers/icon.ts';
import { escape } from '../render/helpers/markup.ts';
import { drawPattern } from '../render/helpers/pattern.ts';
import type { PrintedFile, PrintRequest } from '../request.ts';
import { artistsHtml, glossaryHtml, indexHtml } from './apparatus.ts';
import { bookText, type BookWords, type PagesOfPlaces } from './book.ts';
import { booklet, linkedPages } from './booklet.ts';
import { withWholeClauses } from './clause-links.ts';
import { bookHtml, type Making } from './markdown.ts';
import { keyOf, picturesIn, type Pictures, type Shown } from './pictures.ts';
import { referenceFaults } from './reference-faults.ts';
import { zonesHtml } from './zones.ts';

export interface Book {
  /** In the game folder. */
  readonly file: string;
  /** In the names of files: `rulebook`, `clauses`. */
  readonly name: string;
  readonly words: BookWords;
}

export interface Means {
  readonly locale: string;
  readonly paper: NamedSize;
  readonly request: PrintRequest;
  readonly press: Press;
}

/** Page numbers are known when the pages are made; with them the last pages may become fewer. */
const MOST_PASSES = 4;

/** Pictures that are wider than this, for a height of 1, are printed below each other. */
const WIDE = 2.2;

/** A book as running text, when the pages of its places are known; null when faults forbid it. */
interface WrittenBook {
  readonly made: ((pages: PagesOfPlaces) => RunningText) | null;
  readonly faults: readonly Fault[];
}

export async function writeBook(
  printable: PrintableGame,
  checked: CheckedGame,
  { file, name, words }: Book,
  { locale, paper, request: { date, onFile }, press }: Means,
): Promise<WrittenBook> {
  const { id } = printable.data.manifest;
  const text = readFileSync(join(printable.folder, file), 'utf8');
  const references = referencesIn(text);
  const faults: Fault[] = referenceFaults(printable, file, references);
  if (forbid(faults)) return { made: null, faults };
  onFile?.(`${id}-${name}-${locale}`);
  const order = { file, references, locale, paper, date };
  const pictures = await picturesIn(printable, checked, order, press);
  faults.push(...pictures.faults);
  if (forbid(faults)) return { made: null, faults };
  return { made: makeText(printable, text, { locale, words, pictures, references }), faults };
}

export async function printBook(
  printable: PrintableGame,
  checked: CheckedGame,
  book: Book,
  by: Means,
): Promise<Printed> {
  const { id } = printable.data.manifest;
  const { name } = book;
  const { locale, paper, press } = by;
  const { out, date, final } = by.request;
  const { made, faults: found } = await writeBook(printable, checked, book, by);
  const faults: Fault[] = [...found];
  if (made === null) return { files: [], faults };
  const means = { sheet: printable.sheets[0], date, press, final };
  let pages: ReadonlyMap<string, number> = new Map();
  for (let pass = 1; ; pass += 1) {
    const text = made(pages);
    const shown = { ...text, body: withWholeClauses(text.body) };
    const pressed = await pressRunning(printable, shown, means);
    if (pressed.document === null) return { files: [], faults: [...faults, ...pressed.faults] };
    const found = linkedPages(pressed.document);
    const isRight = [...found].every(([place, page]) => pages.get(place) === page);
    // A place that shares its page with another has no link any more.
    pages = new Map([...pages, ...found]);
    if (!isRight && pass < MOST_PASSES) continue;
    faults.push(...pressed.faults);
    const files: PrintedFile[] = [];
    for (const [ending, document] of [
      ['', pressed.document],
      ['-booklet', await booklet(pressed.document)],
    ] as const) {
      const path = join(out, id, `${id}-${name}-${locale}${ending}.pdf`);
      describePdf(document, shown, date);
      writeAtomically(path, await document.save());
      const count = document.getPageCount();
      files.push({ path, sheet: name, locale, paper: paper.id, pages: count, cards: 0 });
    }
    return { files, faults };
  }
}

interface Content {
  readonly locale: string;
  readonly words: BookWords;
  readonly pictures: Pictures;
  readonly references: readonly PlacedReference[];
}

/** The book as running text, when the pages of its places are known. */
function makeText(
  printable: PrintableGame,
  text: string,
  { locale, words, pictures }: Content,
): (pages: PagesOfPlaces) => RunningText {
  const credits = new Set(pictures.credits);
  const scope = { game: printable.data, locale, credits };
  const terms = termsOf(printable.game, locale);
  const making: Making = {
    picture: (reference, caption, isAlone) => {
      if (reference.sort === 'book') return `<!--${reference.id}-->`;
      const inside = pictureHtml(reference, caption);
      if (!isAlone) return inside;
      const below = caption === '' ? '' : `<figcaption>${escape(caption)}</figcaption>`;
      const { width, height } = pictures.shown.get(keyOf(reference))?.size ?? {
        width: 0,
        height: 1,
      };
      const look = width > WIDE * height ? `${reference.sort} wide` : reference.sort;
      return `<figure class="${look}">${inside}${below}</figure>`;
    },
    address: (reference) => {
      const shown = pictures.shown.get(keyOf(reference));
      return shown?.address == null
        ? null
        : { href: shown.address, ratio: shown.size.height / shown.size.width };
    },
    icon: (name) => (name in printable.data.marks.icons ? inlineIcon(name, scope) : null),
    termKey: termIn(terms),
  };
  const { html, headings, places } = bookHtml(withContents(text, printable, locale), making);
  return (pages) =>
    bookText({
      game: inLocale(printable.data.manifest.title, locale),
      words,
      locale,
      headings,
      pages,
      credits: [...credits],
      html: html
        .replaceAll('<!--glossary-->', () => glossaryHtml(terms))
        .replaceAll('<!--credits-->', () => artistsHtml(creditedArtists(printable), locale))
        .replaceAll('<!--index-->', () => indexHtml(terms, places, pages)),
    });

  function faceOf(card: string): string | undefined {
    return pictures.shown.get(`card:${card}`)?.address ?? undefined;
  }

  function pictureHtml(reference: Reference, caption: string): string {
    const { sort, id } = reference;
    if (sort === 'pattern') {
      return `<span class="pattern-picture">${drawPattern(id, { title: caption || id }, scope)}</span>`;
    }
    const shown = pictures.shown.get(keyOf(reference));
    if (shown?.zones !== undefined) return zonesHtml(shown.zones, faceOf);
    if (shown?.diagram !== undefined) return diagramHtml(shown);
    const address = sort === 'file' ? gameAddress(id) : (shown?.address ?? '');
    const look = sort === 'card' ? 'card-picture' : `picture ${sort}-picture`;
    const most =
      shown?.columns === undefined
        ? ''
        : ` style="--columns: ${shown.columns}; --rows: ${shown.rows}"`;
    return `<img class="${look}"${most} src="${escape(address)}" alt="${escape(caption)}">`;
  }
}

/** Letters in columns: no bundled font has letters of one width. */
function diagramHtml({ diagram = '' }: Shown): string {
  const rows = diagram.split('\n').map((line) => {
    const cells = [...line].map((letter) => `<i>${letter === ' ' ? '' : escape(letter)}</i>`);
    return `<div>${cells.join('')}</div>`;
  });
  return `<div class="diagram">${rows.join('')}</div>`;
}
