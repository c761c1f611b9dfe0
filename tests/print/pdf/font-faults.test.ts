/** Fonts of a PDF that are not text as a reader, a search or a print service needs it. */
import { PDFDocument, PDFName, StandardFonts } from 'pdf-lib';
import { expect, test } from 'vitest';
import type { Occasion } from '../../../print/faults.ts';
import { fontFaults, fontsIn } from '../../../print/pdf/fonts-in.ts';

const occasion = {
  printable: { families: [], styles: { ownFamilies: [] } },
  sheet: { styles: ['templates/beast.css'] },
} as unknown as Occasion;

function faultsOf(document: PDFDocument): readonly unknown[] {
  const found = fontFaults(fontsIn(document), { brokenFonts: [], unwritable: [] }, occasion);
  return found.map(({ code, file, params }) => [code, file, params]);
}

test('browsers turn fonts with PostScript outlines into drawings: reported', async () => {
  const document = await PDFDocument.create();
  const font = document.context.obj({ Type: 'Font', Subtype: 'Type3', Name: PDFName.of('F1') });
  document.context.register(font);
  expect(fontsIn(document)).toEqual([{ name: '', form: 'drawings' }]);
  expect(faultsOf(document)).toEqual([
    ['CW4003', 'templates/beast.css', { font: '', wrong: 'drawings' }],
  ]);
});

test('a font that is only named is reported as well', async () => {
  const document = await PDFDocument.create();
  await document.embedFont(StandardFonts.TimesRoman);
  await document.flush();
  expect(faultsOf(document)).toEqual([
    ['CW4003', 'templates/beast.css', { font: 'Times-Roman', wrong: 'missing' }],
  ]);
});
