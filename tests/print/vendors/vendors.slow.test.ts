/** Orders for print services, read back. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../diagnostics/index.ts';
import type { PrintResult } from '../../../print/printing.ts';
import { vendorFormat } from '../../../print/vendors/vendor-format.ts';
import { vendors } from '../../../print/vendors/vendor.ts';
import { temporaryRoom } from '../../support/games.ts';
import { readPdf } from '../read-pdf.ts';
import { printed, tinyPrint } from '../tiny-game.ts';
import { sharedPress } from '../../support/browsers.ts';

const room = temporaryRoom();
const press = sharedPress();

const GROUND = `.card::before { content: ''; position: absolute; inset: calc(-1 * var(--bleed)); background: #345 }
.back-face, .frame { background: none }`;

function sheetOf(size: string, back = true): string {
  return `sheets:
  - id: beasts
    kind: beast
    size: ${size}
    front: templates/beast.hbs
    ${back ? 'back: templates/beast-back.hbs' : ''}
    style: [templates/beast.css, templates/colours.css]
    copies: [pack]
    safe: 0
`;
}

async function order(id: string, changes: Readonly<Record<string, string>>): Promise<PrintResult> {
  const vendor = vendors().get(id);
  if (vendor === undefined) throw new Error(`There is no ${id}.`);
  const folder = tinyPrint(room, { 'templates/colours.css': GROUND, ...changes });
  return printed(folder, press, { format: vendorFormat(vendor), locales: ['en'] });
}

/** Text beyond the safe line of a vendor, and on this ground, is reported too, and of no interest here. */
function codes(diagnostics: readonly Diagnostic[]): string[] {
  return [...new Set(diagnostics.map(({ code }) => code))].filter(
    (code) => code !== 'CW3051' && code !== 'CW3070',
  );
}

test('pictures in the pixels of the vendor, once per card, with a list', async () => {
  const { files, diagnostics } = await order('the-game-crafter', {
    'print.yaml': sheetOf('card-63x88'),
  });
  expect(codes(diagnostics)).toEqual(['CW3062']);
  const folder = files[0]?.path ?? '';
  expect(basename(folder)).toBe('tiny-beasts-en-the-game-crafter');
  expect(readdirSync(folder)).toHaveLength(9);
  expect(existsSync(join(folder, 'cards.csv'))).toBe(true);
  const picture = await sharp(join(folder, 'otter-front.png')).metadata();
  expect(picture).toMatchObject({ width: 825, height: 1125, space: 'srgb', hasAlpha: false });
});

const MAT = `sheets:
  - id: map
    template: templates/map.hbs
    style: [templates/map.css, templates/ground.css]
    size: SIZE
    pages: tiled
`;

test.each([
  ['chits', 'the-game-crafter/medium-circle-chit', 300, 300],
  ['tiles', 'the-game-crafter/mini-hex-tile', 450, 450],
  ['tiles', 'the-game-crafter/large-hex-tile', 1200, 1050],
])('%s: pictures of %s have exactly %i × %i pixels', async (_, size, width, height) => {
  const print = sheetOf(size).replace('safe: 0', 'safe: 0\n    where: { id: [otter] }');
  const { files, diagnostics } = await order('the-game-crafter', { 'print.yaml': print });
  const notes = diagnostics.filter(({ code }) => code === 'CW3062').map(({ message }) => message);
  expect(notes.join('\n')).toContain(size.split('/')[1]);
  const pictures = readdirSync(files[0]?.path ?? '').filter((name) => name.endsWith('.png'));
  expect(pictures.length).toBeGreaterThan(0);
  for (const name of pictures) {
    const picture = await sharp(join(files[0]?.path ?? '', name)).metadata();
    expect(picture).toMatchObject({ width, height, hasAlpha: false });
  }
});

test.each([
  ['square-mat', 2475, 2475],
  ['poker-tuck-box-54', 2325, 1950],
])('a mat, a board or a box is one picture: %s, %i × %i pixels', async (product, width, height) => {
  const { files, diagnostics } = await order('the-game-crafter', {
    'print.yaml': MAT.replace('SIZE', `the-game-crafter/${product}`),
    'templates/ground.css': GROUND.replace('.card', '.panel'),
  });
  const notes = diagnostics.filter(({ code }) => code === 'CW3062').map(({ message }) => message);
  expect(notes.join('\n')).toContain(product);
  expect(readdirSync(files[0]?.path ?? '').toSorted()).toEqual(['cards.csv', 'map-front.png']);
  const picture = await sharp(join(files[0]?.path ?? '', 'map-front.png')).metadata();
  expect(picture).toMatchObject({ width, height, hasAlpha: false });
});

test('a mat without bleed is refused; one of another size is no part of the order', async () => {
  const bare = MAT.replace('SIZE', 'the-game-crafter/square-mat').replace(
    ', templates/ground.css',
    '',
  );
  const refused = await order('the-game-crafter', { 'print.yaml': bare });
  expect(codes(refused.diagnostics)).toContain('CW3061');
  expect(refused.files).toEqual([]);
  const other = MAT.replace('SIZE', '{ width: 203, height: 150 }').replace(
    ', templates/ground.css',
    '',
  );
  const none = await order('the-game-crafter', { 'print.yaml': other });
  expect(none.files).toEqual([]);
  expect(codes(none.diagnostics)).toEqual([]);
});

test('the back before the front, in one PDF of exactly the page that is asked for', async () => {
  const { files, diagnostics } = await order('drive-thru-cards', {
    'print.yaml': sheetOf('card-poker-us'),
  });
  expect(codes(diagnostics)).toEqual(['CW3062', 'CW3072']);
  const { pages } = await readPdf(files[0]?.path ?? '');
  expect(pages).toHaveLength(8);
  expect(pages.map(({ text }) => (text.includes('Tiny Beasts') ? 'back' : 'front'))).toEqual(
    Array.from({ length: 4 }, () => ['back', 'front']).flat(),
  );
  for (const { media, trim } of pages) {
    expect(Math.abs(media.width - 198)).toBeLessThan(0.01);
    expect(Math.abs(media.height - 270)).toBeLessThan(0.01);
    expect(Math.abs(trim.x - 9)).toBeLessThan(0.01);
    expect(Math.abs(trim.width - 180)).toBeLessThan(0.01);
  }
});

test('every copy, front before back, where the vendor wants it so', async () => {
  const { files } = await order('mb-print', { 'print.yaml': sheetOf('card-63x88') });
  const { pages } = await readPdf(files[0]?.path ?? '');
  expect(pages).toHaveLength(24);
  expect(pages[0]?.text).toContain('Otter');
  expect(pages[1]?.text).toContain('Tiny Beasts');
  expect(pages[10]?.text).toContain('Otter');
});

test('a file per face, and a picture beside it', async () => {
  const { files } = await order('manindo', { 'print.yaml': sheetOf('card-63x88') });
  const folder = files[0]?.path ?? '';
  expect(readdirSync(folder).filter((name) => name.startsWith('otter'))).toEqual([
    'otter-back.jpg',
    'otter-back.pdf',
    'otter-front.jpg',
    'otter-front.pdf',
  ]);
  const { pages } = await readPdf(join(folder, 'otter-front.pdf'));
  expect(pages).toHaveLength(1);
});

test.each([
  ['a size that is not cut', 'drive-thru-cards', sheetOf('card-63x88'), GROUND, ['CW3060']],
  ['no bleed', 'make-playing-cards', sheetOf('card-63x88'), '.x {}', ['CW3061']],
  ['no backs', 'mb-print', sheetOf('card-63x88', false), GROUND, ['CW3063']],
])('%s is refused, and nothing is written', async (_, id, print, style, expected) => {
  const { files, diagnostics } = await order(id, {
    'print.yaml': print,
    'templates/colours.css': style,
  });
  expect(codes(diagnostics)).toEqual(expected);
  expect(files).toEqual([]);
});
