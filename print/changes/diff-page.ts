/** A diff as a page for a browser: each card as it was and as it is, in figures and in pictures. */
import { language } from '../../diagnostics/index.ts';
import { escape } from '../render/helpers/markup.ts';
import { type CardDiff, type FieldDiff, fieldLine } from '../../generator/index.ts';
import type { GameDiff } from './game-diff.ts';
import { diffWords } from './diff-words.ts';
import { type Change, keyOf, type InventoryItem } from './inventory.ts';
import { type NamedSize, inLocale } from '../../kernel/index.ts';
import { pressSingles } from '../formats/singles.ts';
import type { Press } from '../press/press.ts';
import { picturesOf } from '../raster/draw.ts';
import type { Picture } from '../raster/work.ts';
import { dataAddress } from '../html/addresses.ts';
import { pixels } from '../html/measures.ts';
import type { PrintableGame } from '../printable-game.ts';

interface DiffPage {
  readonly title: string;
  /** The state before, in a reader's words. */
  readonly since: string;
  readonly diff: GameDiff;
  readonly before: Pictures;
  readonly after: Pictures;
}

/** One HTML document that needs nothing beside it. */
function diffPage(page: DiffPage): string {
  const { title, since, diff } = page;
  const shown = new Set(diff.items.map(({ item }) => item.card));
  const others = diff.cards.filter(({ id }) => !shown.has(id));
  return `<!doctype html>
<html lang="${language()}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escape(title)}: ${escape(since)}</title>
<style>${STYLE}</style></head><body>
<h1>${escape(title)}</h1>
<p>${diffWords().since(`<b>${escape(since)}</b>`)} ${summary(diff)}</p>
${diff.items.map((change) => itemSection(change, page)).join('\n')}
${others.map(cardSection).join('\n')}
</body></html>
`;
}

function summary({ items, cards }: GameDiff): string {
  const { fates: names, counted, sentence, nothing, noFace } = diffWords();
  if (items.length + cards.length === 0) return sentence([nothing]);
  const fates = (['new', 'changed', 'more', 'fewer', 'gone'] as const).flatMap((fate) => {
    const count = items.filter((item) => item.fate === fate).length;
    return count === 0 ? [] : [counted(names[fate], count)];
  });
  return sentence(fates.length === 0 ? [noFace] : fates);
}

function itemSection({ item, fate, print, takeOut }: Change, page: DiffPage): string {
  const key = keyOf(item);
  const card = page.diff.cards.find(({ id }) => id === item.card);
  const before = page.before.get(key) ?? [];
  const after = page.after.get(key) ?? [];
  // A back that did not change says nothing.
  const sides = [...Array(Math.max(before.length, after.length)).keys()].filter(
    (side) => before[side] !== after[side],
  );
  const words = diffWords();
  const copies = [
    ...(takeOut > 0 ? [words.takeOut(takeOut)] : []),
    ...(print > 0 ? [words.print(print)] : []),
  ].join(' · ');
  return [
    `<section class="${fate}"><h2>${escape(item.card ?? item.sheet)} <small>${escape(item.sheet)}</small>`,
    `<span class="fate">${words.fates[fate]}</span><span class="copies">${copies}</span></h2>`,
    `<div class="pair">${sides.map((side) => pair(before[side], after[side])).join('')}`,
    `${fieldTable(card?.fields ?? [])}</div></section>`,
  ].join('');
}

function pair(before: string | undefined, after: string | undefined): string {
  const words = diffWords();
  return figure(before, words.before) + figure(after, words.after);
}

function figure(address: string | undefined, caption: string): string {
  return address === undefined
    ? ''
    : `<figure><img src="${address}" alt="${caption}"><figcaption>${caption}</figcaption></figure>`;
}

function fieldTable(fields: readonly FieldDiff[]): string {
  if (fields.length === 0) return '';
  return `<ul>${fields.map((field) => `<li>${escape(fieldLine(field))}</li>`).join('')}</ul>`;
}

/** Of a card that no sheet shows otherwise. */
function cardSection({ id, kind, fate, fields }: CardDiff): string {
  return `<section class="${fate}"><h2>${escape(id)} <small>${escape(kind)}</small><span class="fate">${diffWords().fates[fate]}</span></h2>${fieldTable(fields)}</section>`;
}

const STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; color: #222; background: #f4f4f2; }
h1 { font-size: 1.6rem; margin: 0; }
section { background: #fff; border-left: 0.4rem solid #888; margin: 1rem 0; padding: 0.8rem 1.2rem; }
section.new, section.more { border-color: #1a7f4b; }
section.gone, section.fewer { border-color: #b3261e; }
section.changed { border-color: #b07600; }
h2 { font-size: 1.1rem; margin: 0 0 0.6rem; display: flex; gap: 0.8rem; align-items: baseline; }
small { color: #666; font-weight: 400; }
.fate { font-size: 0.85rem; font-weight: 600; }
.copies { font-size: 0.85rem; font-weight: 400; color: #444; margin-left: auto; }
.pair { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; }
figure { margin: 0; }
img { display: block; max-width: 17rem; max-height: 24rem; border-radius: 0.5rem; box-shadow: 0 0 0 1px #ccc; }
figcaption { font-size: 0.8rem; color: #666; text-align: center; }
ul { margin: 0; padding-left: 1.2rem; font-family: ui-monospace, monospace; font-size: 0.85rem; overflow-wrap: anywhere; max-width: 30rem; }
`;

/** Sharp on a screen, at a third of the bytes of a print. */
const DPI = 130;

/** Addresses of the pictures of an item: front, and back where there is one. */
type Pictures = ReadonlyMap<string, readonly string[]>;

async function picturesFor(
  printable: PrintableGame,
  items: readonly Pick<InventoryItem, 'sheet' | 'card'>[],
  {
    locale,
    paper,
    date,
  }: { readonly locale: string; readonly paper: NamedSize; readonly date: Date },
  press: Press,
): Promise<Pictures> {
  const pictures = new Map<string, string[]>();
  for (const sheet of printable.sheets) {
    const own = items.filter((item) => item.sheet === sheet.id);
    if (own.length === 0) continue;
    const cards = own.flatMap(({ card }) => (card === null ? [] : [card]));
    const wanted = sheet.sort === 'panel' ? {} : { cards };
    const order = { sheet, locale, paper, wanted, bleed: 0, date };
    const { pdf, faces, pageOf, page } = await pressSingles(printable, order, press);
    if (pdf === null) continue;
    const size = { width: pixels(page.width, DPI), height: pixels(page.height, DPI) };
    const used = [...new Set(pageOf)];
    const drawn = await picturesOf(
      pdf,
      used.map((at): Picture => ({ page: at, ...size, encoding: 'png', dpi: DPI })),
    );
    for (const [index, { card }] of faces.entries()) {
      const key = keyOf({ sheet: sheet.id, card: card?.id ?? null });
      const bytes = drawn[used.indexOf(pageOf[index] ?? 0)] ?? new Uint8Array();
      const address = dataAddress('image/png', bytes);
      pictures.set(key, [...(pictures.get(key) ?? []), address]);
    }
  }
  return pictures;
}

interface PictureOrder {
  readonly before: PrintableGame | null;
  readonly after: PrintableGame;
  readonly diff: GameDiff;
  readonly locale: string;
  readonly paper: NamedSize;
  readonly date: Date;
  /** The state before, in a reader's words. */
  readonly since: string;
}

/** The page with pictures of both states. Throws what the press throws. */
export async function pictureDiff(order: PictureOrder, press: Press): Promise<string> {
  const { before, after, diff, locale, since } = order;
  const items = diff.items.map(({ item }) => item);
  const own = { locale, paper: order.paper, date: order.date };
  return diffPage({
    title: inLocale(after.data.manifest.title, locale),
    since,
    diff,
    before: before === null ? new Map() : await picturesFor(before, items, own, press),
    after: await picturesFor(after, items, own, press),
  });
}
