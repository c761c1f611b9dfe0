/** Each face is pressed once, whatever is printed with it, and placed as often as it is needed. */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownMemory, paperSizes, pressedMemory } from '../../../kernel/index.ts';
import { Memory, useMemories } from '../../../kernel/memory/memory.ts';
import { edgeOf } from '../../../print/press/face-keys.ts';
import { pressFaces } from '../../../print/press/press-faces.ts';
import { Press } from '../../../print/press/press.ts';
import { renderFaces } from '../../../print/render/faces.ts';
import { STAGES } from '../../../print/stages.ts';
import { printableGame } from '../../../print/printable-game.ts';
import { cardwright } from '../../support/command.ts';
import { temporaryRoom } from '../../support/games.ts';
import { readPdf } from '../read-pdf.ts';
import { checked, printed, tinyPrint } from '../tiny-game.ts';

/** Knows what it was asked to print. */
class WatchedPress extends Press {
  readonly asked: string[] = [];

  override print(...wanted: Parameters<Press['print']>): ReturnType<Press['print']> {
    this.asked.push(wanted[0]);
    return super.print(...wanted);
  }
}

const room = temporaryRoom();
const press = new WatchedPress();
const kept = pressedMemory();
// What an earlier print has kept would be compared with itself.
beforeAll(() => useMemories(ownMemory(), new Memory(null, [], '')));
afterAll(async () => {
  useMemories(ownMemory(), kept);
  await press.close();
});

function tinyPrintable() {
  const printable = printableGame(checked(tinyPrint(room)));
  const paper = paperSizes().get('a4');
  if (printable === null || paper === undefined) throw new Error('There is nothing to print.');
  return { printable, paper };
}

describe.for(['en', 'ja'])('in %s', (locale) => {
  test(
    'a face gives the same bytes alone as among others',
    { ...(locale === 'ja' && { tags: 'soak' }) },
    async () => {
      const { printable, paper } = tinyPrintable();
      for (const sheet of printable.sheets) {
        const { faces } = renderFaces(printable, { sheet, locale, paper, wanted: {} });
        const order = { sheet, ...edgeOf(sheet), locale };
        const parts = faces.map((face) => ({ face }));
        press.known.clear();
        const together = await pressFaces(printable, order, parts, press);
        for (const [index, part] of parts.entries()) {
          press.known.clear();
          const [alone] = await pressFaces(printable, order, [part], press);
          expect(alone?.parts).toEqual(together[index]?.parts);
          expect(alone?.fonts).toEqual(together[index]?.fonts);
          expect(alone?.measured.coverage).toEqual(together[index]?.measured.coverage);
        }
      }
    },
  );
});

test(
  'what is beside the faces is pressed in one document, and is as if each file were printed alone',
  { tags: 'soak' },
  async () => {
    const all = { papers: ['a4', 'letter'] };
    press.asked.length = 0;
    const { files } = await printed(tinyPrint(room), press, all);
    const locales = new Set(files.map(({ locale }) => locale));
    expect(files.length).toBeGreaterThan(2 * locales.size);
    expect(press.asked.filter((html) => !html.includes('<article'))).toHaveLength(locales.size);
    const together = new Map(files.map(({ path }) => [basename(path), readFileSync(path)]));
    for (const { path, sheet, locale, paper } of files) {
      press.known.clear();
      const wanted = { sheets: [sheet], locales: [locale], papers: [paper] };
      press.asked.length = 0;
      const alone = await printed(tinyPrint(room), press, wanted);
      expect(press.asked.some((html) => !html.includes('<article'))).toBe(true);
      const [file] = alone.files;
      expect(readFileSync(file?.path ?? '').equals(together.get(basename(path))!)).toBe(true);
    }
  },
);

test('a back that all cards share is in the file once, and so are its fonts', async () => {
  const { files } = await printed(tinyPrint(room), press, { kinds: ['beast'], locales: ['en'] });
  const { document, pages, fonts } = await readPdf(files[0]?.path ?? '');
  const forms = document.context
    .enumerateIndirectObjects()
    .filter(
      ([, object]) =>
        object instanceof PDFRawStream && object.dict.get(PDFName.of('BBox')) !== undefined,
    );
  const placed = document
    .getPages()
    .map(
      (page) => page.node.Resources()?.lookup(PDFName.of('XObject'), PDFDict).keys().length ?? 0,
    );
  // Four fronts, a back for each clan at most, and the marks of four pages.
  expect(pages).toHaveLength(4);
  expect(forms.length).toBeLessThanOrEqual(12);
  expect(Math.max(...placed)).toBeLessThanOrEqual(5);
  const names = fonts.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('after an edit of a card its face is pressed, and no other', async () => {
  const folder = tinyPrint(room);
  const wanted = { kinds: ['beast'], locales: ['en'] };
  await printed(folder, press, wanted);
  const file = join(folder, 'beasts.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('en: Otter', 'en: Beaver'));
  press.asked.length = 0;
  await printed(folder, press, wanted);
  expect(press.asked.map((html) => html.match(/<article/g)?.length)).toEqual([1]);
});

describe('kept from print to print', () => {
  const cache = join(room, 'cache');
  mkdirSync(cache, { mode: 0o700 });
  const folder = tinyPrint(room);
  const args = ['print', folder, '--kind', 'beast', '--lang', 'en', '--out'];
  const env = { CARDWRIGHT_CACHE: cache, SOURCE_DATE_EPOCH: '0' };

  async function print(out: string, own: Readonly<Record<string, string>> = env): Promise<Buffer> {
    const { exit, err } = await cardwright([...args, join(room, out)], room, own);
    expect([exit, err]).toEqual([0, expect.not.stringContaining('error')]);
    const [game = ''] = readdirSync(join(room, out));
    const [file = ''] = readdirSync(join(room, out, game));
    return readFileSync(join(room, out, game, file));
  }

  const stages = join(room, 'stages.txt');
  const preload = join(room, 'preload.mjs');
  writeFileSync(
    preload,
    `import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
subscribe('${STAGES}', (stage) => appendFileSync('${stages}', stage + ' '));
`,
  );
  const without = { ...env, CARDWRIGHT_CACHE: 'off' };

  test(
    'what is kept gives the same bytes as what is pressed, and needs no browser',
    { tags: 'soak' },
    async () => {
      const first = await print('first');
      const pressed = join(cache, 'pressed');
      expect(readdirSync(pressed).length).toBeGreaterThan(4);
      const again = await print('again', { ...env, NODE_OPTIONS: `--import ${preload}` });
      expect(again.equals(first)).toBe(true);
      expect(readFileSync(stages, 'utf8')).toBe('templates boxes ');
      expect((await print('without', without)).equals(first)).toBe(true);
    },
  );

  test('damaged or exchanged files count for nothing', { tags: 'soak' }, async () => {
    const before = await print('before');
    const pressed = join(cache, 'pressed');
    const [one = '', other = '', ...rest] = readdirSync(pressed);
    cpSync(join(pressed, one), join(pressed, other));
    for (const name of rest) {
      const text = readFileSync(join(pressed, name), 'utf8');
      writeFileSync(join(pressed, name), text.replace('"pdf":"', '"pdf":"AAAA'));
    }
    expect((await print('after')).equals(before)).toBe(true);
  });

  test(
    'after an edit, a print from what is kept is the same as one from nothing',
    { tags: 'soak' },
    async () => {
      const file = join(folder, 'beasts.yaml');
      writeFileSync(file, readFileSync(file, 'utf8').replace('en: Otter', 'en: Weasel'));
      const kept = await print('edited');
      expect((await print('edited-without', without)).equals(kept)).toBe(true);
    },
  );
});

test('tagged: every copy of every card is read, with what it is made of', async () => {
  const folder = tinyPrint(room, {
    'templates/beast.hbs': '<h2>{{text card.name}}</h2><p>{{text card.name}}</p>',
  });
  const wanted = { kinds: ['beast'], locales: ['en'], tagged: true };
  const { files } = await printed(folder, press, wanted);
  const document = await PDFDocument.load(readFileSync(files[0]?.path ?? ''));
  const sorts = document.context.enumerateIndirectObjects().flatMap(([, object]) => {
    const isElement =
      object instanceof PDFDict && object.get(PDFName.of('Type')) === PDFName.of('StructElem');
    return isElement ? [object.lookup(PDFName.of('S'), PDFName).decodeText()] : [];
  });
  // 12 copies of four cards.
  expect(sorts.filter((sort) => sort === 'H2')).toHaveLength(12);
  const root = document.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  const numbers = root
    .lookup(PDFName.of('ParentTree'), PDFDict)
    .lookup(PDFName.of('Nums'), PDFArray);
  for (let at = 1; at < numbers.size(); at += 2) {
    expect(numbers.lookup(at, PDFArray).size()).toBeGreaterThan(0);
  }
});
