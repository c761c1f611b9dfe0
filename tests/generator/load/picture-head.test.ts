/** What begins as a picture, as sharp and drawing programs write them, and what does not. */
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { FileCache } from '../../../generator/load/files.ts';
import { holdsPicture } from '../../../generator/load/picture-head.ts';
import { temporaryRoom, writeFiles } from '../../support/games.ts';

const room = temporaryRoom();

function holds(name: string, content: string | Uint8Array): boolean {
  writeFiles(room, { [name]: content });
  return holdsPicture(join(room, name));
}

test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('%s', async (format) => {
  const created = sharp({ create: { width: 3, height: 2, channels: 3, background: '#888' } });
  const bytes = await created.toFormat(format).toBuffer();
  expect(holds(`whole.${format}`, bytes)).toBe(true);
  expect(holds(`head.${format}`, bytes.subarray(0, 2))).toBe(false);
  // Browsers go by the content.
  expect(holds('other.png', bytes)).toBe(true);
});

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\uFEFF<?xml version="1.0"?>\n<!DOCTYPE svg>\n<svg\n  width="1"/>',
  `<!-- ${'Drawn by hand. '.repeat(2000)} --><svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>`,
])('a drawing (%#)', (text) => {
  expect(holds('drawing.svg', text)).toBe(true);
});

test.each(['', 'no picture', '<html><body>Not found</body></html>', '%PDF-1.7'])(
  '%j is none',
  (text) => {
    expect(holds('art.png', text)).toBe(false);
    expect(holds('art.svg', text)).toBe(false);
  },
);

test('nothing there is none', () => {
  expect(holdsPicture(join(room, 'nowhere.png'))).toBe(false);
});

test('a folder that is watched knows a picture again until it or its folder changes', () => {
  const folder = join(room, 'game');
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  writeFiles(folder, { 'game.yaml': 'id: test\n', 'art/orc.svg': drawing });
  const files = new FileCache(folder);
  const isThere = () => files.load().holdsPicture('art/orc.svg');
  expect(isThere()).toBe(true);
  writeFiles(folder, { 'art/orc.svg': 'no picture' });
  expect(isThere()).toBe(true);
  files.update(['art/orc.svg']);
  expect(isThere()).toBe(false);
  writeFiles(folder, { 'art/orc.svg': drawing });
  files.update([join(folder, 'art')]);
  expect(isThere()).toBe(true);
});
