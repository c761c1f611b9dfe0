/** What `--format` makes, read back. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { formatNamed, formats } from '../../../print/formats/index.ts';
import { packageRoot } from '../../../kernel/index.ts';
import { temporaryRoom } from '../../support/games.ts';
import { printed, tinyPrint } from '../tiny-game.ts';
import { sharedPress } from '../../support/browsers.ts';

const room = temporaryRoom();
const folder = tinyPrint(room);
const press = sharedPress();

describe.each(['png', 'jpg'] as const)('%s', (format) => {
  test('a picture of each face, in the pixels of its size on paper', async () => {
    const request = {
      format: formatNamed(format),
      dpi: 150,
      locales: ['en'],
      cards: ['otter', 'heron'],
    };
    const { files, diagnostics } = await printed(folder, press, request);
    expect(diagnostics).toEqual([]);
    expect(files).toMatchObject([{ sheet: 'beasts', pages: 4, cards: 2 }]);
    const made = files[0]?.path ?? '';
    expect(readdirSync(made).toSorted()).toEqual(
      ['heron-back', 'heron-front', 'otter-back', 'otter-front'].map((one) => `${one}.${format}`),
    );
    const picture = await sharp(join(made, `otter-front.${format}`)).metadata();
    expect(picture).toMatchObject({ width: 372, height: 520, density: 150, hasAlpha: false });
    expect(picture.format).toBe(format === 'jpg' ? 'jpeg' : 'png');
  });

  test('of a panel as a whole, however large; papers make no difference', async () => {
    const request = {
      format: formatNamed(format),
      dpi: 72,
      locales: ['en'],
      papers: ['a4', 'letter'],
    };
    const { files } = await printed(folder, press, request);
    const maps = files.filter(({ sheet }) => sheet === 'map');
    expect(maps).toHaveLength(1);
    const picture = await sharp(join(maps[0]?.path ?? '', `panel.${format}`)).metadata();
    expect(picture).toMatchObject({ width: 850, height: 709 });
  });
});

test('the pixels are those of the card', async () => {
  const red = tinyPrint(room, {
    'templates/beast.hbs': '<div style="position:absolute;inset:0;background:#c00"></div>',
  });
  const { files } = await printed(red, press, {
    format: formatNamed('png'),
    cards: ['otter'],
    locales: ['en'],
  });
  const picture = sharp(join(files[0]?.path ?? '', 'otter-front.png'));
  const { channels } = await picture.stats();
  expect(channels.map(({ min, max }) => [min, max])).toEqual([
    [204, 204],
    [0, 0],
    [0, 0],
  ]);
});

test('html needs nothing beside it', async () => {
  const drawn = tinyPrint(room, {
    'art/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    'templates/beast-back.hbs': '<img src="art/dot.svg"><p>{{text game.title}}</p>',
    'templates/colours.css': '.back-face { background: url(../art/dot.svg) }',
  });
  const { files } = await printed(drawn, press, { format: formatNamed('html'), kinds: ['beast'] });
  expect(files.map(({ path }) => basename(path))).toEqual([
    'tiny-beasts-en-a4.html',
    'tiny-beasts-ja-a4.html',
  ]);
  const html = readFileSync(files[0]?.path ?? '', 'utf8');
  const addresses = [...html.matchAll(/(?:src|href)="([^"]{1,40})|url\(['"]?([^'")]{1,40})/g)];
  expect(addresses.length).toBeGreaterThan(5);
  const outer = addresses.map(([, a, b]) => a ?? b ?? '').filter((one) => !/^(data:|#)/.test(one));
  expect(outer).toEqual([]);
  expect(html).toContain('Otter');
});

test('each format is in the how-to', () => {
  const page = readFileSync(join(packageRoot(), 'docs/how-to/print.md'), 'utf8');
  for (const { name } of formats) expect(page).toContain(`\`${name}\``);
  expect(existsSync(join(packageRoot(), 'dist/print/raster/worker.js'))).toBe(true);
});

test('an icon whose drawing is larger than its view box is shown whole', async () => {
  // Its left end lies 20 of 512 units outside.
  const icon = '{{icon "game-icons:chain-lightning"}}';
  const own = tinyPrint(room, {
    'templates/beast.hbs': `<div style="position:absolute;left:20mm;top:20mm;font-size:30mm;line-height:0;color:#000">${icon}</div>`,
  });
  const request = { format: formatNamed('png'), dpi: 300, locales: ['en'], cards: ['otter'] };
  const { files } = await printed(own, press, request);
  const { data, info } = await sharp(join(files[0]?.path ?? '', 'otter-front.png'))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dark = [...data.keys()].filter((at) => (data[at] ?? 255) < 128);
  const left = Math.min(...dark.map((at) => at % info.width)) / (300 / 25.4);
  expect(Math.abs(left - (20 - (20 / 512) * 30))).toBeLessThan(0.2);
});
