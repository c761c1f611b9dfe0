/** Files for presses, printed by the command and read back; by other programs too, where they are installed. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFArray, PDFDict, PDFName, PDFRawStream, type PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { formatNamed } from '../../../print/formats/index.ts';
import { commandsOf, drawingStreams } from '../../../print/separation/drawing.ts';
import { screenColours } from '../../../print/separation/separate.ts';
import { inkProfile } from '../../../print/separation/profiles.ts';
import { vendorFormat } from '../../../print/vendors/vendor-format.ts';
import { vendors } from '../../../print/vendors/vendor.ts';
import { temporaryRoom } from '../../support/games.ts';
import { isSoak } from '../../support/runs.ts';
import { readPdf } from '../read-pdf.ts';
import { printed, tinyPrint } from '../tiny-game.ts';
import { sharedPress } from '../../support/browsers.ts';

const room = temporaryRoom();
const press = sharedPress();

const GLASS = {
  'templates/beast.css': `${readFileSync('tests/print/tiny-game/templates/beast.css', 'utf8')}
.frame { background: linear-gradient(rgb(255 250 220 / 0.5), rgb(220 235 255 / 0.8)), #fff; }`,
};

const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

function intent(document: PDFDocument): PDFDict {
  return document.catalog.lookup(PDFName.of('OutputIntents'), PDFArray).lookup(0, PDFDict);
}

describe.each([
  { name: 'pdf-x4', version: '1.6', pictured: [] },
  { name: 'pdf-x1a', version: '1.4', pictured: ['CW3072'] },
])('$name', ({ name, version, pictured }) => {
  const request = {
    kinds: ['beast'],
    cards: ['otter', 'heron'],
    locales: ['en'],
    papers: ['a5'],
    exactDate: true,
  };
  const profile = inkProfile('fogra39-280') ?? undefined;
  let path = '';
  let plain = '';
  let codes: readonly string[] = [];
  let ink: number | undefined;
  let again: string | null = null;

  beforeAll(async () => {
    const folder = tinyPrint(room, GLASS);
    const inInks = { ...request, format: formatNamed(name), ...(profile && { profile }) };
    const before = await printed(folder, press, request);
    const made = await printed(folder, press, inInks);
    // The soak run repeats each of them.
    if (isSoak || pictured.length === 0)
      again = (await printed(tinyPrint(room, GLASS), press, inInks)).files[0]?.path ?? '';
    plain = before.files[0]?.path ?? '';
    path = made.files[0]?.path ?? '';
    ink = made.files[0]?.ink;
    codes = made.diagnostics.map(({ code }) => code);
  });

  test('beside the plain file, with its text, boxes and fonts; the same bytes each time', async () => {
    const [made, before] = [await readPdf(path), await readPdf(plain)];
    expect(path).toBe(plain.replace(/\.pdf$/, `${name.replace('pdf', '')}.pdf`));
    expect(made.pages).toEqual(before.pages);
    expect(made.fonts.every(({ form }) => form === 'outlines')).toBe(true);
    if (again !== null) expect(readFileSync(path).equals(readFileSync(again))).toBe(true);
    expect(codes).toEqual(pictured);
  });

  test('says what it is, and holds the profile that it was made for', async () => {
    const bytes = readFileSync(path).toString('latin1');
    expect(bytes.slice(0, 8)).toBe(`%PDF-${version}`);
    const { document } = await readPdf(path);
    expect(String(intent(document).get(PDFName.of('S')))).toBe('/GTS_PDFX');
    const held = intent(document).lookup(PDFName.of('DestOutputProfile'));
    expect(held).toBeInstanceOf(PDFRawStream);
    expect(document.context.trailerInfo.ID).toBeDefined();
    if (name === 'pdf-x4') expect(bytes).toContain('<pdfxid:GTS_PDFXVersion>PDF/X-4<');
    else expect(bytes).toContain('/GTS_PDFXVersion (PDF/X-1a:2003)');
    expect(bytes.includes('/ObjStm')).toBe(name === 'pdf-x4');
  });

  test('has no colour of a screen, and no more ink than the profile allows', async () => {
    const { document } = await readPdf(path);
    expect(screenColours(document)).toEqual([]);
    expect(ink).toBeGreaterThan(50);
    expect(ink).toBeLessThanOrEqual(281);
  });

  test.skipIf(!has('gs'))('Ghostscript draws plates with no more ink', async () => {
    const folder = mkdtempSync(join(room, 'plates-'));
    const plates = ['-sDEVICE=tiffsep', '-r60', `-sOutputFile=${join(folder, 'page-%d.tif')}`];
    const drawn = spawnSync('gs', ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', ...plates, path]);
    expect(drawn.status).toBe(0);
    const names = readdirSync(folder);
    expect(names.filter((one) => one.includes('page-1('))).toHaveLength(4);
    let most = 0;
    for (const page of names.filter((one) => /^page-\d+\.tif$/.test(one))) {
      const four = await Promise.all(
        ['Cyan', 'Magenta', 'Yellow', 'Black'].map((plate) =>
          sharp(join(folder, page.replace('.tif', `(${plate}).tif`)))
            .raw()
            .toBuffer(),
        ),
      );
      const [first] = four;
      first?.forEach((_, at) => {
        most = Math.max(
          most,
          four.reduce((sum, plate) => sum + 255 - (plate[at] ?? 255), 0),
        );
      });
    }
    expect((most / 255) * 100).toBeLessThanOrEqual(281);
    expect((most / 255) * 100).toBeGreaterThan(60);
  });

  test.skipIf(!has('qpdf'))('qpdf finds nothing wrong', () => {
    expect(spawnSync('qpdf', ['--check', path]).status).toBe(0);
  });
});

test('a black ground is rich on every card, small text prints over it, and crop marks are black alone', async () => {
  const ground = `.card::before { content: ''; position: absolute; inset: calc(-1 * var(--bleed)); background: #000 }
.card { color: #111 }`;
  const styles = readFileSync('tests/print/tiny-game/templates/beast.css', 'utf8');
  const folder = tinyPrint(room, { 'templates/beast.css': `${styles}\n${ground}` });
  const request = { kinds: ['beast'], cards: ['otter'], locales: ['en'], papers: ['a5'] };
  const made = await printed(folder, press, { ...request, format: formatNamed('pdf-x4') });
  const { document } = await readPdf(made.files[0]?.path ?? '');
  const commands = [...drawingStreams(document).values()].map(commandsOf).join('\n');
  expect(commands).toContain('0.4 0 0 1 k');
  expect(commands).toMatch(/\/CardwrightOver gs .*Tj/);
  expect(commands).not.toContain('0.4 0 0 1 K');
});

const HALF_SEEN = 'color: rgb(0 0 0 / 0.6)';
type Through = readonly [what: string, text: string, ground: string, codes: readonly string[]];

test.for<Through>([
  ['the whole text', 'opacity: 0.6', '#f4ead2', []],
  ['its colour', HALF_SEEN, '#f4ead2', []],
])('text that shines through by %s', shinesThrough);
test.for<Through>([
  ['its colour over a gradient', HALF_SEEN, 'linear-gradient(to right, #fff, #149)', ['CW3073']],
])('text that shines through by %s', { tags: 'soak' }, shinesThrough);

async function shinesThrough([, text, ground, codes]: Through): Promise<void> {
  const print = `sheets:
  - { id: beasts, kind: beast, size: card-63x88, front: templates/beast-back.hbs, style: templates/glass.css }
`;
  const style = `.card { background: ${ground} } .back-face p { position: relative; margin: 40mm 15mm; ${text} }`;
  const folder = tinyPrint(room, { 'print.yaml': print, 'templates/glass.css': style });
  const request = { cards: ['otter'], locales: ['en'], papers: ['a5'] };
  const made = await printed(folder, press, { ...request, format: formatNamed('pdf-x1a') });
  const found = made.diagnostics.map(({ code }) => code).filter((code) => code.startsWith('CW307'));
  expect(found.filter((code) => code === 'CW3073')).toEqual(codes);
  const { pages } = await readPdf(made.files[0]?.path ?? '');
  expect(pages.some((page) => page.text.includes('Tiny Beasts'))).toBe(codes.length === 0);
}

test('a print service gets its profile and its kind of file; more ink than it accepts is refused', async () => {
  const vendor = vendors().get('drive-thru-cards');
  if (vendor === undefined) throw new Error('There is no such service.');
  const sheet = `sheets:
  - id: beasts
    kind: beast
    size: card-poker-us
    front: templates/beast-back.hbs
    back: templates/beast-back.hbs
    style: templates/colours.css
    safe: 0
`;
  const ground = `.card::before { content: ''; position: absolute; inset: calc(-1 * var(--bleed)); background: #08102a }`;
  const folder = tinyPrint(room, { 'print.yaml': sheet, 'templates/colours.css': ground });
  const order = { format: vendorFormat(vendor), locales: ['en'] };
  const good = await printed(folder, press, order);
  const { document, pages } = await readPdf(good.files[0]?.path ?? '');
  expect(pages).toHaveLength(8);
  expect(screenColours(document)).toEqual([]);
  expect(intent(document).get(PDFName.of('OutputConditionIdentifier'))?.toString()).toContain(
    'TR 003',
  );
  expect(readFileSync(good.files[0]?.path ?? '').toString('latin1', 0, 8)).toBe('%PDF-1.4');
  expect(good.files[0]?.ink).toBeLessThanOrEqual(241);
  const profile = inkProfile('fogra39-300');
  const rich = await printed(folder, press, { ...order, ...(profile && { profile }) });
  expect(rich.diagnostics.map(({ code }) => code)).toContain('CW3074');
  expect(rich.files).toEqual([]);
});
