/** An ordinary print judges how its faces look, those that it has not judged before. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { html } from '../../../print/formats/html.ts';
import { Press } from '../../../print/press/press.ts';
import { PSEUDO_LOCALE } from '../../../print/render/pseudo.ts';
import { temporaryRoom } from '../../support/games.ts';
import { game, sheet, sheets } from '../sheet-games.ts';
import { printed, tinyPrint } from '../tiny-game.ts';

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
/** It finds no browser, and so fails when it is asked for one. */
const none = new Press(join(room, 'no-browser'));
afterAll(() => press.close());

const PALE = 'h1 { position: absolute; left: 10mm; top: 20mm; font: 12pt Vollkorn; color: #999 }';
const wanted = { kinds: ['beast'], locales: ['en'] };

function pale(): string {
  return tinyPrint(room, {
    'templates/beast.hbs': '<h1 data-fit="name">{{text card.name}}</h1>',
    'templates/beast.css': PALE,
  });
}

async function codes(folder: string, request: Parameters<typeof printed>[2] = wanted) {
  const { diagnostics, browser } = await printed(folder, press, request);
  expect(browser).toBe('good');
  return diagnostics.map(({ code }) => code);
}

test('text that hardly stands out is reported with the sheet, and again where nothing changed', async () => {
  const folder = pale();
  const first = await printed(folder, press, wanted);
  expect(first.diagnostics.map(({ code }) => code)).toEqual(Array(4).fill('CW3070'));
  const again = await printed(folder, none, wanted);
  expect(again.browser).toBe('good');
  expect(again.diagnostics).toEqual(first.diagnostics);
});

test('only faces that look otherwise than before are pressed, and drawn', async () => {
  const folder = pale();
  await codes(folder);
  const file = join(folder, 'beasts.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('en: Otter', 'en: Beaver'));
  press.asked.length = 0;
  expect(await codes(folder)).toEqual(Array(4).fill('CW3070'));
  // What is judged is what is printed: pressed once for both.
  expect(press.asked.map((html) => html.match(/<article/g)?.length)).toEqual([1]);
});

test('pictures are judged as sheets are; a page for a browser and the pseudo-locale are not', async () => {
  const folder = pale();
  const page = await printed(folder, none, { ...wanted, format: html });
  expect([page.browser, page.diagnostics]).toEqual(['good', []]);
  expect(await codes(folder, { ...wanted, locales: [PSEUDO_LOCALE] })).not.toContain('CW3070');
});

test('a mat of a square metre is judged too', async () => {
  const folder = tinyPrint(room, {
    'print.yaml':
      'sheets:\n  - { id: map, template: templates/map.hbs, size: { width: 1200, height: 1000 }, pages: tiled }\n',
    'templates/map.hbs':
      '<p style="position:absolute;left:900mm;top:800mm;font:60pt Vollkorn;color:#bbb">Here</p>',
  });
  expect(await codes(folder, { locales: ['en'] })).toEqual(['CW3070']);
});

const ground = (inset: string, more = ''): string =>
  `<div style="position:absolute;inset:${inset};background:#246${more}"></div>`;

async function bleedCodes(front: string, others: string): Promise<string[]> {
  const print = sheets(sheet('beasts', 'card-63x88', `, bleed: 3${others}`));
  const back = ground('calc(-1 * var(--bleed))');
  const templates = { 'templates/beast.hbs': front, 'templates/beast-back.hbs': back };
  return codes(game(room, print, templates));
}

test.each([
  ['ends at the cut', ground('0'), '', 3],
  ['ends within the bleed', ground('-2mm'), '', 1],
  ['leaves one edge', ground('-3mm -3mm -3mm -1mm'), '', 2],
  ['is let through', ground('-3mm', ';opacity:0.4'), '', 3],
] as const)('art that %s', async (_, front, others, white) => {
  const print = sheets(sheet('beasts', 'card-63x88', `, bleed: 3${others}`));
  const back = ground('calc(-1 * var(--bleed))');
  const folder = game(room, print, {
    'templates/beast.hbs': front,
    'templates/beast-back.hbs': back,
  });
  const { diagnostics } = await printed(folder, press, wanted);
  expect(diagnostics.map(({ code }) => code)).toEqual(['CW3031']);
  const params = (diagnostics[0]?.params ?? {}) as { readonly white?: number };
  expect(params).toMatchObject({ side: 'front', bleed: 3 });
  expect(Math.abs((params.white ?? 0) - white)).toBeLessThanOrEqual(0.3);
});

test.each([
  ['art that fills it', ground('-3mm'), ''],
  ['the face mirrored', ground('0'), ', bleedFrom: mirror'],
  ['a colour', ground('0'), ", bleedFrom: '#123'"],
  ['a round face', ground('-3mm', ';border-radius:50%'), ', shape: round'],
  ['a hexagon', ground('-3mm'), ', shape: hexagon'],
])('bleed of %s is fine', async (_, front, others) => {
  expect(await bleedCodes(front, others)).toEqual([]);
});
