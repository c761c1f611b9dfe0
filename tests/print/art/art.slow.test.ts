/** Pictures of pixels on cards. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { preparePicture } from '../../../print/art/prepare-picture.ts';
import { temporaryRoom } from '../../support/games.ts';
import { printed, tinyPrint } from '../tiny-game.ts';
import { sharedPress } from '../../support/browsers.ts';

const room = temporaryRoom();
const press = sharedPress();
const cache = process.env['XDG_CACHE_HOME'];
let count = 0;

beforeEach(() => {
  count += 1;
  process.env['XDG_CACHE_HOME'] = join(room, `cache-${count}`);
});
afterEach(() => {
  if (cache === undefined) delete process.env['XDG_CACHE_HOME'];
  else process.env['XDG_CACHE_HOME'] = cache;
});

function picture(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#a06030' } });
}

/** A game whose otter shows `art/<name>`, 30 mm wide. */
function gameWith(name: string, bytes: Uint8Array): string {
  const folder = tinyPrint(room, {
    'templates/beast.hbs': `<img src="art/${name}" style="position:absolute;left:10mm;top:10mm;width:30mm;height:30mm">`,
    'print.yaml':
      'sheets:\n  - { id: beasts, kind: beast, size: card-63x88, front: templates/beast.hbs }\n',
  });
  mkdirSync(join(folder, 'art'), { recursive: true });
  writeFileSync(join(folder, 'art', name), bytes);
  return folder;
}

const alone = { locales: ['en'], cards: ['otter'] };

test('too few dots for the size on paper are reported', async () => {
  const folder = gameWith('small.png', await picture(150, 150).png().toBuffer());
  const { diagnostics, files } = await printed(folder, press, alone);
  expect(diagnostics.map(({ code, params }) => [code, params])).toEqual([
    ['CW3055', { path: 'art/small.png', dpi: 127, least: 200 }],
  ]);
  expect(relative(folder, diagnostics[0]?.file ?? '')).toBe('beasts.yaml');
  expect(files).toHaveLength(1);
});

test.each(['png', 'jpg', 'webp'] as const)('%s with enough dots is fine', async (form) => {
  const bytes = await picture(400, 400)
    .toFormat(form === 'jpg' ? 'jpeg' : form)
    .toBuffer();
  const { diagnostics, files } = await printed(gameWith(`art.${form}`, bytes), press, alone);
  expect(diagnostics).toEqual([]);
  expect(files).toHaveLength(1);
});

test('a JPEG goes into the PDF as it is, and once, however many cards show it', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const bytes = await sharp({
    create: { width: 600, height: 600, channels: 3, background: '#888', noise },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
  const deck = new Map([['otter', 30]]);
  const { files } = await printed(gameWith('art.jpg', bytes), press, { locales: ['en'], deck });
  const pdf = await PDFDocument.load(readFileSync(files[0]?.path ?? ''));
  expect(pdf.getPageCount()).toBe(4);
  const pictures = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []))
    .filter(({ dict }) => dict.lookup(PDFName.of('Subtype')) === PDFName.of('Image'));
  expect(pictures.map(({ dict }) => String(dict.lookup(PDFName.of('Filter'))))).toEqual([
    '/DCTDecode',
  ]);
  expect(pictures.map(({ contents }) => contents.length)).toEqual([bytes.length]);
});

test('a picture of 200 million pixels is refused before it is read', { tags: 'soak' }, async () => {
  const bytes = await picture(20_000, 10_000).png({ compressionLevel: 9 }).toBuffer();
  const folder = gameWith('huge.png', bytes);
  const { diagnostics, files } = await printed(folder, press, alone);
  expect(diagnostics.map(({ code, file }) => [code, relative(folder, file)])).toEqual([
    ['CW3056', 'templates/beast.hbs'],
  ]);
  expect(files).toEqual([]);
});

test.each([
  ['empty.png', ''],
  ['text.jpg', 'no picture'],
  ['cut-off.svg', '<svg'],
  ['entity.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">&a;</svg>'],
])('%s is reported at its name, and nothing is printed', async (name, content) => {
  const folder = gameWith(name, Buffer.from(content));
  const { diagnostics, files } = await printed(folder, press, alone);
  expect(diagnostics.map(({ code, file }) => [code, relative(folder, file)])).toEqual([
    ['CW3058', 'templates/beast.hbs'],
  ]);
  expect(files).toEqual([]);
});

test.each(['', 'width="100%" height="100%"', 'viewBox="0 0 9 9"'])(
  'a drawing of the size "%s" is fine',
  async (size) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="9" height="9"/></svg>`;
    const { diagnostics, files } = await printed(
      gameWith('drawing.svg', Buffer.from(svg)),
      press,
      alone,
    );
    expect(diagnostics).toEqual([]);
    expect(files).toHaveLength(1);
  },
);

describe('WebP is recoded', () => {
  test('once for the same content', async () => {
    const bytes = await picture(50, 50).webp().toBuffer();
    const first = await preparePicture({ type: 'image/webp', bytes });
    expect(first).toMatchObject({ type: 'image/jpeg' });
    const remembered = join(process.env['XDG_CACHE_HOME'] ?? '', 'cardwright', 'art');
    expect(readdirSync(remembered)).toHaveLength(1);
    expect(await preparePicture({ type: 'image/webp', bytes })).toEqual(first);
    expect(readdirSync(remembered)).toHaveLength(1);
  });

  test('with its transparency', async () => {
    const bytes = await picture(50, 50).ensureAlpha(0.5).webp().toBuffer();
    expect(await preparePicture({ type: 'image/webp', bytes })).toMatchObject({
      type: 'image/png',
    });
  });

  test('and nothing else is touched', async () => {
    const bytes = await picture(50, 50).png().toBuffer();
    expect(await preparePicture({ type: 'image/png', bytes })).toEqual({
      type: 'image/png',
      bytes,
    });
    expect(existsSync(join(process.env['XDG_CACHE_HOME'] ?? '', 'cardwright'))).toBe(false);
  });
});
