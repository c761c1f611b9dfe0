/** The sheets of Apeiron: figures and marks of cards, their words, pieces, tokens, mat. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { contentFolder } from '../../../cli/find-games.ts';
import { GameChecker } from '../../../generator/check.ts';
import { CardTexts } from '../../../generator/rules-text/card-texts.ts';
import { formatNamed } from '../../../print/formats/index.ts';
import type { FormatName } from '../../../print/formats/names.ts';
import { printGame } from '../../../print/print-game.ts';
import type { PrintedFile } from '../../../print/request.ts';
import { readPdf, type ReadPage } from '../../print/read-pdf.ts';
import { temporaryRoom } from '../../support/games.ts';
import { sharedPress } from '../../support/browsers.ts';

/** A panel in mm: the field mat has nine places of it. */
const PANEL = 88.9;
const MM_PER_POINT = 25.4 / 72;
const KINDS: Readonly<Record<string, string>> = {
  units: 'unit',
  forms: 'form',
  specials: 'special',
  chest: 'chest',
};
const CARDS = Object.values(KINDS);

const room = temporaryRoom();
const press = sharedPress();

const checked = new GameChecker(join(contentFolder(), 'apeiron')).check();
const texts = checked.game === null ? null : new CardTexts(checked.game);
let sheets: readonly PrintedFile[];

beforeAll(async () => {
  sheets = await printed('pdf', ['en']);
});

describe('cards', () => {
  let faces: ReadonlyMap<string, string>;

  beforeAll(async () => {
    const files = await printed('html', ['en'], CARDS);
    const cards = files.filter(({ sheet }) => sheet in KINDS);
    faces = new Map(cards.flatMap(({ path }) => fronts(readFileSync(path, 'utf8'))));
  });

  test('show H, P and M, and each mark beside its figure (APE-3.2.8)', () => {
    const units = cardsOf('unit').filter(({ forms }) => forms === undefined);
    expect(units.length).toBeGreaterThan(40);
    for (const unit of units) {
      expect([unit.id, figuresOf(unit.id)]).toEqual([unit.id, figuresFor(unit)]);
    }
    expect(figuresOf('ember-moth')).toEqual('h1 Grave4 p2 m3 Flying');
    expect(figuresOf('siege-mortar')).toEqual('h3 p2 Long range2–4 m1');
    expect(plain(said(face('storm-wing')))).toContain('★1H:');
    expect(face('ember-moth').includes('rules-text')).toBe(false);
  });

  test('of a two-card unit are two, each with the H of both (APE-3.2.9)', () => {
    expect(faces.has('turncoat-wyrm')).toBe(false);
    expect(figuresOf('coiled-wyrm')).toBe('h4 p1 m1');
    expect(figuresOf('risen-wyrm')).toBe('h4 p2 m3 Flying');
  });

  test.each(['en', 'ja'])('bear every word of their abilities, in %s', async (locale) => {
    // What is written is the same in every format; the fonts and sizes of PDFs are looked at in English.
    const files = locale === 'en' ? sheets : await printed('html', [locale], CARDS);
    for (const { path, sheet } of files.filter(({ sheet: id }) => id in KINDS)) {
      const text = plain(locale === 'en' ? await textOf(path) : said(readFileSync(path, 'utf8')));
      const missing = cardsOf(KINDS[sheet] ?? '').filter(
        ({ id, forms }) =>
          forms === undefined && wordsOf(id, locale).some((w) => !text.includes(w)),
      );
      expect([sheet, missing.map(({ id }) => id)]).toEqual([sheet, []]);
    }
  });

  function face(id: string): string {
    const found = faces.get(id);
    if (found === undefined) throw new Error(`"${id}" is on no sheet of cards.`);
    return found;
  }

  function figuresOf(id: string): string {
    const signs =
      /class="figure figure-(\w)"|class="figure-number"[^>]*>([^<]*)|<title>(Grave|Long range|Flying)|class="mark-words"[^>]*>([^<]*)/g;
    return Array.from(face(id).matchAll(signs), ([, figure, number, mark, words]) =>
      number !== undefined || words !== undefined ? `${number ?? words}` : ` ${figure ?? mark}`,
    )
      .join('')
      .trim();
  }
});

describe('on the table', () => {
  test('every unit has a piece with a side for each player', async () => {
    const pages = await pagesOf(file('pieces').path);
    expect(pages).toHaveLength(2);
    for (const { name } of cardsOf('unit')) {
      const written = plain(name.en);
      expect(pages.map(({ text }) => plain(text).includes(written))).toEqual([true, true]);
    }
  });

  test('panels are there as they are after a change, four of each kind of terrain', async () => {
    const text = await textOf(file('grounds').path);
    for (const ground of ['Grassland', 'Forest', 'Rocky', 'Sea']) {
      expect([ground, count(text, ground)]).toEqual([ground, 4]);
    }
  });

  // APE-4.3.4, APE-4.3.5
  test('there are as many objects as a field can hold, and the numbers of its places', async () => {
    const [page, ...others] = await pagesOf(file('counters').path);
    expect(others).toEqual([]);
    const text = page?.text ?? '';
    const objects = ['Treasure', 'Poison Square', 'Bomb', 'Stop Square', 'Cactus'];
    expect(objects.map((name) => count(text, name))).toEqual([4, 5, 5, 5, 5]);
    for (const place of ['4', '5', '6', '7', '8', '9']) {
      // Among the tokens, and in the count of turns.
      expect([
        place,
        linesOf(text).filter((line) => line.split(' ').includes(place)).length,
      ]).toEqual([place, 2]);
    }
  });

  // APE-3.1.2
  test('the mat is parted between its nine places', async () => {
    const pages = await pagesOf(file('mat').path);
    for (const { trim } of pages) {
      for (const length of [trim.width, trim.height]) {
        const rest = (length * MM_PER_POINT) % PANEL;
        // Of all but the last, a millimetre lies under the next.
        expect([rest, Math.min(rest, PANEL - rest, Math.abs(rest - 1)) < 0.1]).toEqual([
          rest,
          true,
        ]);
      }
    }
    const lines = pages.flatMap(({ text }) => linesOf(text));
    const numbers = lines.flatMap((line) => (/^[\d ]+$/.test(line) ? line.split(' ') : []));
    expect(numbers.toSorted()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });

  test('the aid takes one page', async () => {
    expect(await pagesOf(file('aid').path)).toHaveLength(1);
  });
});

/** What is printed of a unit; of other cards, what they have of it. */
interface AnyCard {
  readonly id: string;
  readonly name: { readonly en: string };
  readonly forms?: readonly string[];
  readonly h?: number;
  readonly p?: number;
  readonly m?: number;
  readonly grave?: number;
  readonly longRange?: { readonly min: number; readonly max: number };
  readonly flying?: boolean;
}

function cardsOf(kind: string): readonly AnyCard[] {
  const cards: readonly unknown[] = checked.linked?.cards[kind] ?? [];
  return cards as readonly AnyCard[];
}

/** What must be read off the left edge of a card, from above. */
function figuresFor({ h, grave, p, longRange, m, flying }: AnyCard): string {
  const parts = [
    `h${h}`,
    grave === undefined ? [] : `Grave${grave}`,
    `p${p}`,
    longRange === undefined ? [] : `Long range${longRange.min}–${longRange.max}`,
    `m${m}`,
    flying === true ? 'Flying' : [],
  ];
  return parts.flat().join(' ');
}

async function printed(
  format: FormatName,
  locales: readonly string[],
  kinds?: readonly string[],
  dpi = 100,
): Promise<readonly PrintedFile[]> {
  const request = { out: room, date: new Date(0), papers: ['a4'], locales, dpi };
  const only = kinds === undefined ? {} : { kinds };
  const wanted = { ...request, ...only, format: formatNamed(format) };
  const { files, diagnostics } = await printGame(checked, wanted, press);
  expect(diagnostics).toEqual([]);
  return files;
}

function file(sheet: string): PrintedFile {
  const found = sheets.find((one) => one.sheet === sheet);
  if (found === undefined) throw new Error(`${sheet} was not printed.`);
  return found;
}

async function pagesOf(path: string): Promise<readonly ReadPage[]> {
  return (await readPdf(path)).pages;
}

async function textOf(path: string): Promise<string> {
  return (await pagesOf(path)).map(({ text }) => text).join('\n');
}

/** The words of HTML, without its tags and styles. */
function said(html: string): string {
  return html.replace(/<style[^]*?<\/style>|<[^>]*>/g, '');
}

function linesOf(text: string): string[] {
  return text.split(/\r?\n/).map((line) => line.trim());
}

/** The fronts on a page of HTML, by card. */
function fronts(html: string): [string, string][] {
  return html
    .split('<article ')
    .filter((part) => part.startsWith('class="card front"'))
    .map((part) => [/data-card="([^"]*)"/.exec(part)?.[1] ?? '', part]);
}

/** Stretches of the rules text between drawings, without spaces. */
function wordsOf(id: string, locale: string): string[] {
  return (texts?.paragraphs(id, locale) ?? []).flatMap(({ runs }) =>
    runs.filter(({ kind }) => kind !== 'icon').map(({ text }) => plain(text)),
  );
}

function plain(text: string): string {
  return text.replace(/[\s\u200B\u00A0]/g, '');
}

function count(text: string, word: string): number {
  return Array.from(text.matchAll(new RegExp(`(?<![\\w+])${word}(?!\\w)`, 'g'))).length;
}
