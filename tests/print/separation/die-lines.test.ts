import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFArray, PDFDict, PDFDocument, PDFName, rgb } from 'pdf-lib';
import { expect, it } from 'vitest';
import { linesOf } from '../../../print/parts/net.ts';
import { defaultProfile } from '../../../print/separation/profiles.ts';
import { toPdfX, type PdfXFile } from '../../../print/separation/to-pdf-x.ts';
import { commandsOf, drawingStreams } from '../../../print/separation/drawing.ts';
import { netOf } from '../parts/nets.ts';

/** Two pages with colour; the first one has the lines of a box. */
async function made(flavour: 'x1a' | 'x4'): Promise<PdfXFile> {
  const document = await PDFDocument.create({ updateMetadata: false });
  for (const _ of [1, 2]) {
    const page = document.addPage([600, 500]);
    page.setTrimBox(20, 20, 560, 460);
    page.drawRectangle({ x: 20, y: 20, width: 560, height: 460, color: rgb(0.1, 0.6, 0.8) });
  }
  const lines = linesOf(netOf('tuck-box', {}));
  const target = { flavour, profile: defaultProfile() };
  return toPdfX(await document.save(), target, {
    pages: [lines, null],
    names: { cut: 'die-cut', crease: 'Crease' },
  });
}

it('are spot colours on a locked layer of their own, and print over what is below', async () => {
  const { pdf } = await made('x4');
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  expect(document.getPageCount()).toBe(2);
  const layers = document.catalog.lookup(PDFName.of('OCProperties'), PDFDict);
  expect(layers.lookup(PDFName.of('OCGs'), PDFArray).size()).toBe(1);
  expect(layers.lookup(PDFName.of('D'), PDFDict).toString()).toContain('/Locked');
  const text = document.context.enumerateIndirectObjects().map(([, object]) => String(object));
  expect(text.some((one) => one.includes('/Separation /die-cut /DeviceCMYK'))).toBe(true);
  expect(text.some((one) => one.includes('/Separation /Crease /DeviceCMYK'))).toBe(true);
  expect(text.some((one) => /\/OP true[\s\S]*\/OPM 1/.test(one))).toBe(true);
  const commands = [...drawingStreams(document).values()].map(commandsOf);
  const own = commands.filter((one) => one.includes('/OC /Die BDC'));
  expect(own).toHaveLength(1);
  // One closed path around the box, four slits at its flaps, and every crease once.
  expect(own[0]?.match(/ s$/gm)).toHaveLength(1);
  const { slits, creases } = linesOf(netOf('tuck-box', {}));
  expect(own[0]?.match(/ S$/gm)).toHaveLength(slits.length + creases.length);
});

it('are on a page of their own, of the same boxes, where a file has no layers', async () => {
  const { pdf } = await made('x1a');
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  expect(document.getPageCount()).toBe(3);
  expect(document.catalog.has(PDFName.of('OCProperties'))).toBe(false);
  expect(document.getPage(2).getTrimBox()).toEqual(document.getPage(0).getTrimBox());
  expect(document.getPage(2).getMediaBox()).toEqual(document.getPage(0).getMediaBox());
});

const hasGhostscript = spawnSync('gs', ['--version']).status === 0;

it.runIf(hasGhostscript)('are plates of their own, and none of the four inks', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'die-lines-'));
  try {
    for (const [flavour, page] of [
      ['x4', 1],
      ['x1a', 3],
    ] as const) {
      const file = join(folder, `${flavour}.pdf`);
      writeFileSync(file, (await made(flavour)).pdf);
      const out = join(folder, `${flavour}.tif`);
      const only = [`-dFirstPage=${page}`, `-dLastPage=${page}`];
      const device = ['-sDEVICE=tiffsep', '-r72', '-o', out];
      execFileSync('gs', ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', ...only, ...device, file]);
      const plates = readdirSync(folder).filter((name) => name.startsWith(`${flavour}(`));
      expect(plates.toSorted()).toEqual(
        ['Black', 'Crease', 'Cyan', 'Magenta', 'Yellow', 'die-cut'].map(
          (ink) => `${flavour}(${ink}).tif`,
        ),
      );
      if (flavour === 'x4') continue;
      // The page of lines leaves the plates of the press white.
      const { default: sharp } = await import('sharp');
      for (const [ink, isUsed] of [
        ['Cyan', false],
        ['Magenta', false],
        ['die-cut', true],
        ['Crease', true],
      ] as const) {
        const { channels } = await sharp(
          readFileSync(join(folder, `${flavour}(${ink}).tif`)),
        ).stats();
        expect([ink, (channels[0]?.min ?? 0) < 255]).toEqual([ink, isUsed]);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
