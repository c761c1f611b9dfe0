/** Rulebooks and lists, read back. */
import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import {
  Duplex,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
  PrintScaling,
  type PDFDocument,
} from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import type { CheckResult } from '../../../generator/check.ts';
import { printList } from '../../../print/list/print-list.ts';
import type { Press } from '../../../print/press/press.ts';
import type { PrintRequest } from '../../../print/request.ts';
import type { PrintResult } from '../../../print/printing.ts';
import { printClauses, printRulebook } from '../../../print/rulebook/print-rulebook.ts';
import { webBooks } from '../../../print/rulebook/web-books.ts';
import { temporaryRoom } from '../../support/games.ts';
import { readPdf } from '../read-pdf.ts';
import { checked, TINY_PRINT, tinyPrint } from '../tiny-game.ts';
import { sharedPress } from '../../support/browsers.ts';

const room = temporaryRoom();
const press = sharedPress();

const chapters = ['Setting up', 'Turns', 'The end'];
const RULES = `# Tiny Beasts

![Otter](card:otter) ![the spear](pattern:spear) <script>alert(1)</script>

| A | B |
|---|---|
| one & two | three |

| Action | Codes in order |
|---|---|
| recall | ${Array.from({ length: 12 }, (_, i) => `\`RECALL_REFUSED_${i}\``).join(', ')} |

${chapters.map((title) => `## ${title}\n\n${'A beast swims, and swims. '.repeat(120)}`).join('\n\n')}
`;

function made(
  print: (checked: CheckResult, request: PrintRequest, press: Press) => Promise<PrintResult>,
  folder: string,
  locale = 'en',
): Promise<PrintResult> {
  const out = join(folder, 'out');
  const request = { out, papers: ['a4'], date: new Date(0), locales: [locale] };
  return print(checked(folder), request, press);
}

/** Titles of all bookmarks, each before those in it. */
function outlineOf(document: PDFDocument): string[] {
  const titlesIn = (holder: PDFDict): string[] => {
    const titles: string[] = [];
    let item = holder.lookupMaybe(PDFName.of('First'), PDFDict);
    while (item !== undefined) {
      titles.push(item.lookup(PDFName.of('Title'), PDFString, PDFHexString).decodeText());
      titles.push(...titlesIn(item));
      item = item.lookupMaybe(PDFName.of('Next'), PDFDict);
    }
    return titles;
  };
  return titlesIn(document.catalog.lookup(PDFName.of('Outlines'), PDFDict));
}

/** How many different pictures the file holds. */
function picturesIn(document: PDFDocument): number {
  const streams = document.context.enumerateIndirectObjects().map(([, object]) => object);
  return streams.filter(
    (object) =>
      object instanceof PDFRawStream &&
      object.dict.lookup(PDFName.of('Subtype')) === PDFName.of('Image'),
  ).length;
}

/** On which page a square figure is, below these lines. */
async function pageBelow(count: number): Promise<number> {
  const text = Array.from({ length: count }, (_, line) => `Line ${line}.`).join('\n\n');
  const folder = tinyPrint(room, {
    'rulebook.md': `# Tiny Beasts\n\n## Play\n\n${text}\n\n![Mat](art/square.svg)\n\nLast.\n`,
    'art/square.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300"/></svg>',
  });
  const { files } = await made(printRulebook, folder);
  const { pages } = await readPdf(files[0]?.path ?? '');
  return pages.findIndex(({ text: words }) => words.includes('Mat')) + 1;
}

test(
  'a figure that just does not fit is drawn smaller, one far too large begins the next page',
  { tags: 'soak' },
  async () => {
    // At its full size it has room below 7 lines, but not below 9.
    expect(await pageBelow(7)).toBe(1);
    expect(await pageBelow(9)).toBe(1);
    expect(await pageBelow(12)).toBe(2);
  },
);

test('credits have who made a picture, the licence and the address, not who only could have made one', async () => {
  const square =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M1 1h7"/></svg>';
  const folder = tinyPrint(room, {
    'rulebook.md': '# Tiny Beasts\n\n## Credits\n\n![](book:credits)\n',
    'art/otter.svg': square,
    'art/heron.svg': square,
    'art.yaml': `pictures:
  - { files: [art/otter.svg], artist: Mira Voss, licence: CC BY 4.0, source: 'https://example.com/mira/' }
  - { files: [art/heron.svg], artist: Mira Voss, licence: CC BY 4.0, source: contract of May }
  - { files: [art/*.svg], artist: Nobody's Studio }
`,
  });
  const { files } = await made(printRulebook, folder);
  const { pages } = await readPdf(files[0]?.path ?? '');
  const text = pages.map((page) => page.text).join(' ');
  // Letters that are moved together lose the space between them when they are read back.
  expect(text).toMatch(/Mira ?Voss, CC BY 4\.0, example\.com\/mira(?!\/)/);
  expect(text).not.toMatch(/Studio|contract/);
});

describe('a rulebook', () => {
  const folder = tinyPrint(room, {
    'rulebook.md': RULES,
    'rulebook.ja.md': '# 小さな獣\n\n## 準備\n',
  });

  test('has contents with the pages on which its chapters stand', async () => {
    const { files, diagnostics } = await made(printRulebook, folder);
    expect(diagnostics).toEqual([]);
    const { pages, document } = await readPdf(files[0]?.path ?? '');
    expect(document.getTitle()).toBe('Tiny Beasts: Rulebook');
    expect(pages.length).toBeGreaterThan(2);
    const texts = pages.map(({ text }) => text.replace(/\s+/g, ' '));
    for (const chapter of chapters) {
      const [, number] = new RegExp(`${chapter} (\\d+)`).exec(texts[0] ?? '') ?? [];
      const page = texts.findIndex(
        (text, index) => index >= Number(number) - 1 && text.includes(chapter),
      );
      expect([chapter, page + 1]).toEqual([chapter, Number(number)]);
    }
    expect(texts.join(' ')).toContain('one & two');
    expect(texts.join(' ')).toContain('<script>');
  });

  test('is set in the bundled fonts, its feet too', async () => {
    for (const locale of ['en', 'ja']) {
      const { files } = await made(printRulebook, folder, locale);
      for (const { path } of files) {
        const { fonts } = await readPdf(path);
        const names = fonts.map(({ name }) => name);
        expect(names).not.toEqual([]);
        for (const name of names) expect(name).toMatch(/^(SourceSans3|Vollkorn|Zen)/);
      }
    }
  });

  test('breaks no word of a narrow column', async () => {
    const { files } = await made(printRulebook, folder);
    const { pages } = await readPdf(files[0]?.path ?? '');
    const words = pages.flatMap(({ text }) => text.split(/\s+/));
    expect(words).toEqual(expect.arrayContaining(['Action', 'recall', 'RECALL_REFUSED_11']));
  });

  test('begins with its title, on pages of exactly A5, with bookmarks', async () => {
    const { files } = await made(printRulebook, folder);
    const { pages, document } = await readPdf(files[0]?.path ?? '');
    expect(pages[0]?.text).toMatch(/^Tiny Beasts[\s\S]*Contents/);
    for (const { media } of pages) {
      expect(media.width).toBeCloseTo((148 / 25.4) * 72, 2);
      expect(media.height).toBeCloseTo((210 / 25.4) * 72, 2);
    }
    const titles = outlineOf(document);
    for (const chapter of chapters) expect(titles).toContain(chapter);
  });

  test('and a booklet of two pages on each side of A4, turned on the short edge', async () => {
    const { files } = await made(printRulebook, folder);
    const book = await readPdf(files[0]?.path ?? '');
    const { pages, document } = await readPdf(files[1]?.path ?? '');
    expect(pages).toHaveLength(2 * Math.ceil(book.pages.length / 4));
    for (const { media, trim, bleed } of pages) {
      expect(media.width).toBeCloseTo((297 / 25.4) * 72, 2);
      expect(media.height).toBeCloseTo((210 / 25.4) * 72, 2);
      expect([trim, bleed]).toEqual([media, media]);
    }
    expect(document.getTitle()).toBe('Tiny Beasts: Rulebook');
    const preferences = document.catalog.getViewerPreferences();
    expect(preferences?.getDuplex()).toBe(Duplex.DuplexFlipShortEdge);
    expect(preferences?.getPrintScaling()).toBe(PrintScaling.None);
  });

  test('is in the language that is asked for', async () => {
    const { files } = await made(printRulebook, folder, 'ja');
    const { pages } = await readPdf(files[0]?.path ?? '');
    expect(pages[0]?.text).toContain('準備');
  });

  test('shows a frame where a picture is not painted yet', async () => {
    const unpainted = tinyPrint(room, { 'rulebook.md': '# Rules\n\n![](art/none.png)\n' });
    const { files, diagnostics } = await made(printRulebook, unpainted);
    expect(files).toHaveLength(2);
    expect(diagnostics.map(({ code, range }) => [code, range?.start.line])).toEqual([
      ['CW3085', 3],
    ]);
  });

  test.each([
    ['![](card:ottr)', 'CW1203'],
    ['![](pattern:spaer)', 'CW1203'],
    ['![](https://example.com/a.png)', 'CW2023'],
  ])('%s is reported at its place', async (picture, code) => {
    const wrong = tinyPrint(room, { 'rulebook.md': `# Rules\n\n${picture}\n` });
    const { files, diagnostics } = await made(printRulebook, wrong);
    expect(files).toEqual([]);
    expect(
      diagnostics.map(({ code: found, file, range }) => [
        found,
        relative(wrong, file),
        range?.start.line,
      ]),
    ).toEqual([[code, 'rulebook.md', 3]]);
  });
});

describe('clauses', () => {
  test('are a book of their own, and never in another language under its title', async () => {
    const folder = tinyPrint(room, { 'rules.md': '# Tiny Beasts\n\n## Setting up\n\nA beast.\n' });
    const english = await made(printClauses, folder);
    expect(english.files.map(({ path }) => basename(path))).toEqual([
      'tiny-clauses-en.pdf',
      'tiny-clauses-en-booklet.pdf',
    ]);
    const japanese = await made(printClauses, folder, 'ja');
    expect(japanese.files).toEqual([]);
    expect(japanese.diagnostics.map(({ code, severity }) => [code, severity])).toEqual([
      ['CW3081', 'warning'],
    ]);
  });
});

describe('what a rulebook makes of itself', () => {
  const glossary = `clan:
  term: { en: clan, ja: 一族 }
  meaning: { en: A family of beasts., ja: 獣の家族。 }
den:
  term: { en: den, ja: 巣 }
`;
  const filler = 'A beast swims, and swims. '.repeat(150);
  const book = (index: string): string => `# Tiny Beasts

![The parts of an otter](anatomy:otter)

1. (20, 20) Its **clan**.
2. (80, 90) Its [dens](term:den).

## One

${filler}

## Two

${filler}

Here is the **clan** again.

## Words

![](book:glossary)

## Where

${index}
`;

  test('is an index whose page numbers are right, and a glossary', async () => {
    const folder = tinyPrint(room, {
      'rulebook.md': book('![](book:index)'),
      'glossary.yaml': glossary,
    });
    const { files } = await made(printRulebook, folder);
    const { pages } = await readPdf(files[0]?.path ?? '');
    const texts = pages.map(({ text }) => text.replace(/\s+/g, ' '));
    const again = texts.findIndex((text) => text.includes('Here is the clan again')) + 1;
    const first = texts.findIndex((text) => text.includes('Its clan.')) + 1;
    expect([first, again]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(again).toBeGreaterThan(first);
    expect(texts.at(-1)).toMatch(new RegExp(`clan ${first} ?, ?${again} den ${first}`));
    expect(texts.join(' ')).toContain('A family of beasts.');
  });

  test('shows the numbers of call-outs beside the card and in the list', async () => {
    const folder = tinyPrint(room, { 'rulebook.md': book(''), 'glossary.yaml': glossary });
    const { files } = await made(printRulebook, folder);
    const { document } = await readPdf(files[0]?.path ?? '');
    expect(picturesIn(document)).toBeGreaterThan(0);
  });
});

test('the rulebook of a game draws its positions, in each language', { tags: 'soak' }, async () => {
  const folder = join(import.meta.dirname, '../../../content/lords-of-war');
  const { files, diagnostics } = await printRulebook(
    checked(folder),
    { out: join(room, 'lords-of-war'), papers: ['a4'], date: new Date(0), locales: ['ja'] },
    press,
  );
  expect(diagnostics).toEqual([]);
  const path = files[0]?.path ?? '';
  const drawn =
    readFileSync(join(folder, 'rulebook.ja.md'), 'utf8').match(/!\[[^\]]*\]\((?!book)/g) ?? [];
  // What several examples show is in the file once.
  const { pages, document } = await readPdf(path);
  expect(picturesIn(document)).toBeGreaterThanOrEqual(drawn.length - 2);
  expect(pages[0]?.text.replace(/\s+/g, '')).toContain('ロード・オブ・ウォー');
});

test('on the web a book has the words, the order and the pictures of the printed one', async () => {
  const text = `${RULES}\n## Words\n\n**Recall**: TB-1.1.\n\n![](book:index)\n`;
  const folder = tinyPrint(room, {
    'game.yaml': `${readFileSync(join(TINY_PRINT, 'game.yaml'), 'utf8')}\nclauses: TB\n`,
    'rulebook.md': text,
    'rules.md': '# Rules\n\n- **TB-1.1** A beast swims.\n',
  });
  const { files } = await made(printRulebook, folder);
  const order = { date: new Date(0), clausesAt: (locale: string) => `clauses-${locale}.html` };
  const { books, diagnostics } = await webBooks(checked(folder), order, press);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(books.map(({ name, locale }) => `${name} ${locale}`)).toEqual([
    'rulebook en',
    'clauses en',
  ]);
  const { pages } = await readPdf(files[0]?.path ?? '');
  const feet = pages.map(({ text: words }) => words.replaceAll('Tiny Beasts · Rulebook', ''));
  const [book, clauses] = books;
  expect(lettersOf(textIn(book?.html ?? ''))).toBe(lettersOf(feet.join(' ')));
  expect(book?.html.match(/<img [^>]*data:image/g)).toHaveLength(1);
  expect(book?.html).toContain('href="clauses-en.html#TB-1.1"');
  expect(clauses?.html).toContain('<strong id="TB-1.1">');
});

/** Without mark-up, and without what drawings are called. */
function textIn(html: string): string {
  return html.replaceAll(/<title>[^<]*<\/title>|<[^>]*>/g, ' ');
}

/** Without what breaks lines and numbers pages. */
function lettersOf(text: string): string {
  return text.replaceAll(/&[a-z]+;|[^A-Za-z]/g, '');
}

test('a list has every card with its figures, in words of the game', async () => {
  const { files, diagnostics } = await made(printList, tinyPrint(room));
  expect(diagnostics).toEqual([]);
  const { pages } = await readPdf(files[0]?.path ?? '');
  const text = pages.map((page) => page.text.replace(/\s+/g, ' ')).join(' ');
  for (const name of ['Otter', 'Heron', 'Badger', 'Shrew']) expect(text).toContain(name);
  expect(text).toContain('Reach');
  expect(text).toMatch(/Badger \S+ 3/);
});
