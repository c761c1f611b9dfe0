/** Text that shines through, in files without transparency: text in the colour that one sees, over a flat ground. */
import { PDFDocument, PDFName, StandardFonts, rgb, type Color, type PDFPage } from 'pdf-lib';
import { expect, test } from 'vitest';
import { commandsOf, drawingStreams } from '../../../print/separation/drawing.ts';
import { flattened } from '../../../print/separation/flatten.ts';
import { defaultProfile } from '../../../print/separation/profiles.ts';
import { toPdfX } from '../../../print/separation/to-pdf-x.ts';

const CREAM = rgb(0.96, 0.92, 0.82);
const BLUE = rgb(0.1, 0.2, 0.6);

/** Two halves with a text over the left one, or across both. */
async function halves(
  text: { x: number; opacity: number; color?: Color },
  right = BLUE,
): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.HelveticaBold);
  const page = document.addPage([200, 100]);
  page.drawRectangle({ x: 0, y: 0, width: 100, height: 100, color: CREAM });
  page.drawRectangle({ x: 100, y: 0, width: 100, height: 100, color: right });
  page.drawText('Otter', { y: 40, size: 20, font, color: rgb(0, 0, 0), ...text });
  return document;
}

function commands(document: PDFDocument): string {
  return [...drawingStreams(document).values()].map(commandsOf).join('\n');
}

/** The colour that the text is shown in. */
function colourOfText(document: PDFDocument): number[] {
  const [, before = ''] = /(?:^|\n)BT([^]*?)Tj/.exec(commands(document)) ?? [];
  const [, colour = ''] = [...before.matchAll(/([\d.]+ [\d.]+ [\d.]+) rg/g)].at(-1) ?? [];
  return colour.split(' ').map(Number);
}

test('over one colour, it is the mixture of both', async () => {
  const { document, whole } = await flattened(await (await halves({ x: 10, opacity: 0.6 })).save());
  expect(whole).toEqual([]);
  const seen = [0.96, 0.92, 0.82].map((part) => part * 0.4);
  colourOfText(document).forEach((part, at) => expect(part).toBeCloseTo(seen[at] ?? 0, 2));
});

test('across two colours there is no such colour, and the page is a picture', async () => {
  const pdf = await (await halves({ x: 75, opacity: 0.6 })).save();
  const { document, whole } = await flattened(pdf);
  expect(whole).toEqual([0]);
  expect(commands(document)).not.toContain('cardwright-text');
});

test('what is not half transparent keeps its colour beside it', async () => {
  const document = await halves({ x: 10, opacity: 0.5 });
  const font = await document.embedFont(StandardFonts.HelveticaBold);
  document.getPage(0).drawText('Heron', { x: 110, y: 40, size: 20, font, color: rgb(1, 1, 1) });
  const { document: flat, whole } = await flattened(await document.save());
  expect(whole).toEqual([]);
  const shown = [...commands(flat).matchAll(/([\d.]+) [\d.]+ [\d.]+ rg(?=[^g]*?Tj)/g)];
  expect(shown.map(([, red]) => Number(red))).toContain(1);
});

/** The page as a group of another, drawn half transparent. */
async function asGroup(inner: PDFDocument): Promise<PDFPage> {
  const outer = await PDFDocument.create();
  const [form] = await outer.embedPdf(inner);
  const page = outer.addPage([200, 100]);
  page.drawRectangle({ x: 0, y: 0, width: 200, height: 100, color: CREAM });
  if (form === undefined) throw new Error('There is one page.');
  page.drawPage(form, { opacity: 0.5 });
  await outer.flush();
  const group = outer.context.obj({ S: 'Transparency' });
  const ref = form.ref;
  const stream = outer.context.lookup(ref) as unknown as {
    dict: { set(k: PDFName, v: unknown): void };
  };
  stream.dict.set(PDFName.of('Group'), group);
  return page;
}

test('a group of text alone is mixed with what is below the group; one with drawings stays a picture', async () => {
  const alone = await PDFDocument.create();
  const font = await alone.embedFont(StandardFonts.HelveticaBold);
  alone.addPage([200, 100]).drawText('Otter', { x: 10, y: 40, size: 20, font });
  const text = await flattened(await (await asGroup(alone)).doc.save());
  expect(text.whole).toEqual([]);
  expect(colourOfText(text.document)[0]).toBeCloseTo(0.48, 2);
  const drawn = await halves({ x: 10, opacity: 1 });
  const both = await flattened(await (await asGroup(drawn)).doc.save());
  expect(both.whole).toEqual([0]);
});

test('the whole way: a page of PDF/X-1a keeps such text as text', async () => {
  const pdf = await (await halves({ x: 10, opacity: 0.6 })).save();
  const made = await toPdfX(pdf, { flavour: 'x1a', profile: defaultProfile() });
  expect(made.whole).toEqual([]);
  const text = commands(await PDFDocument.load(made.pdf));
  expect(text).toMatch(/ k[^]*Tj/);
});
