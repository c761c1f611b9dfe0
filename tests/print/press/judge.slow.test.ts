/** Sizes, distances and autofit, as the browser lays them out. */
import { relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../../diagnostics/index.ts';
import { temporaryRoom } from '../../support/games.ts';
import { readPdf } from '../read-pdf.ts';
import { printed, tinyPrint } from '../tiny-game.ts';
import { sharedPress } from '../../support/browsers.ts';

const room = temporaryRoom();
const press = sharedPress();

const alone = { kinds: ['beast'], locales: ['en'], cards: ['otter'] };

async function backOf(html: string): Promise<readonly Diagnostic[]> {
  const folder = tinyPrint(room, {
    'templates/beast-back.hbs': html,
    'print.yaml':
      'sheets:\n  - { id: backs, kind: beast, size: card-63x88, front: templates/beast-back.hbs }\n',
  });
  return (await printed(folder, press, alone)).diagnostics;
}

function withCode(code: string, diagnostics: readonly Diagnostic[]): unknown[] {
  return diagnostics.filter((one) => one.code === code).map(({ params }) => params);
}

/** In the middle of the back, where nothing is near the cut. */
const middle = (style: string, text: string): string =>
  `<p style="position:absolute;left:20mm;top:40mm;${style}">${text}</p>`;

describe('the size of text is that on paper', () => {
  test.each([
    ['as written', middle('font-size:5pt', 'five'), 5],
    ['scaled', middle('font-size:10pt;transform:scale(.4)', 'four'), 4],
    ['scaled by its box', `<div style="scale:.5">${middle('font-size:10pt', 'five')}</div>`, 5],
    [
      'in SVG, whose units are millimetres',
      '<svg viewBox="0 0 63 88" style="position:absolute;inset:0;width:63mm;height:88mm"><text x="20" y="40" font-size="1.5">tiny</text></svg>',
      4.3,
    ],
    [
      'in SVG that is drawn smaller',
      '<svg viewBox="0 0 126 176" style="position:absolute;inset:0;width:63mm;height:88mm"><text x="40" y="80" font-size="3">tiny</text></svg>',
      4.3,
    ],
  ])('%s', async (_, html, size) => {
    expect(withCode('CW3050', await backOf(html))).toMatchObject([{ size, smallest: 7 }]);
  });

  test('and is fine from the smallest that the sheet allows', async () => {
    expect(withCode('CW3050', await backOf(middle('font-size:7pt', 'seven')))).toEqual([]);
  });
});

describe('text near the cut', () => {
  test.each([
    ['at the left', 'left:1mm;top:40mm', 1],
    ['at the right', 'right:2mm;top:40mm', 2],
    ['turned', 'left:20mm;bottom:1mm;width:10mm;text-align:right;transform:rotate(180deg)', 1.3],
  ])('%s', async (_, style, distance) => {
    const html = `<p style="position:absolute;font:10pt/1 Vollkorn;${style}">near</p>`;
    const [found] = withCode('CW3051', await backOf(html)) as { distance: number; safe: number }[];
    expect(found?.safe).toBe(3);
    expect(Math.abs((found?.distance ?? 0) - distance)).toBeLessThan(0.25);
  });

  test('is fine where the sheet says so', async () => {
    const folder = tinyPrint(room, {
      'templates/beast-back.hbs': '<p style="position:absolute;left:1mm;top:40mm">near</p>',
      'print.yaml':
        'sheets:\n  - { id: backs, kind: beast, size: card-63x88, front: templates/beast-back.hbs, safe: 1 }\n',
    });
    const { diagnostics } = await printed(folder, press, alone);
    expect(diagnostics).toEqual([]);
  });
});

const beast = (saying: string): string =>
  `- id: otter\n  name: { en: Otter, ja: カワウソ }\n  clan: river\n  strength: 2\n  saying: { en: '${saying}', ja: 泳ぐ。 }\n`;

async function fitted(attributes: string, saying: string): Promise<readonly Diagnostic[]> {
  const folder = tinyPrint(room, {
    'beasts.yaml': beast(saying),
    'decks/pack.yaml': null,
    'templates/beast.hbs': `<p class="box" data-fit="saying" ${attributes}>{{text card.saying}}</p>`,
    'templates/beast.css':
      '.box { position: absolute; left: 10mm; top: 20mm; width: 43mm; height: 16mm; font: 11pt/1.4 Vollkorn }',
    'print.yaml':
      'sheets:\n  - { id: beasts, kind: beast, size: card-63x88, front: templates/beast.hbs, style: templates/beast.css }\n',
  });
  const { diagnostics, files } = await printed(folder, press, alone);
  const { pages } = await readPdf(files[0]?.path ?? '');
  expect(pages[0]?.text).toContain('swims');
  return diagnostics.map((one) => ({ ...one, file: relative(folder, one.file) }));
}

describe('autofit', () => {
  const long = 'It swims, and swims, and never tires of it. '.repeat(3);

  test('sets text smaller as far as it must, and says so at the field', async () => {
    const diagnostics = await fitted('data-fit-size="7pt"', long);
    expect(diagnostics.map(({ code, file, range }) => [code, file, range?.start.line])).toEqual([
      ['CW3052', 'beasts.yaml', 5],
    ]);
    const { from, to } = (diagnostics[0]?.params ?? {}) as { from?: number; to?: number };
    expect(from).toBe(11);
    expect(to).toBeLessThan(10);
    expect(to).toBeGreaterThan(7);
  });

  test('then tightens the lines', async () => {
    const diagnostics = await fitted('data-fit-size="9pt" data-fit-leading="1"', long);
    expect(diagnostics.map(({ code }) => code)).toEqual(['CW3052']);
    const { to, leading } = (diagnostics[0]?.params ?? {}) as { to?: number; leading?: number };
    expect(to).toBe(9);
    expect(leading).toBeLessThan(1.4);
    expect(leading).toBeGreaterThanOrEqual(1);
  });

  test('and beyond its limits the text overflows as ever', async () => {
    const codes = (await fitted('data-fit-size="9pt"', long.repeat(2))).map(({ code }) => code);
    expect(codes).toEqual(['CW3001', 'CW3052']);
  });

  test('leaves alone what fits', async () => {
    expect(await fitted('data-fit-size="7pt"', 'It swims.')).toEqual([]);
  });
});

/** A name in a column. */
const column = (style: string, text: string): string =>
  `<p data-fit style="position:absolute;writing-mode:vertical-rl;line-height:1;font:700 20pt/1 'Vollkorn','Zen Antique';${style}">${text}</p>`;

describe('vertical text', () => {
  test('fits where its columns do, although its font reaches beyond them', async () => {
    const found = await backOf(column('left:20mm;top:20mm', '満月'));
    expect(withCode('CW3001', found)).toEqual([]);
  });

  test('does not fit into a box that is too narrow or too low', async () => {
    const narrow = await backOf(column('left:20mm;top:20mm;width:5mm', '満月'));
    expect(withCode('CW3001', narrow)).toMatchObject([{ down: 0 }]);
    const low = await backOf(column('left:20mm;top:20mm;height:10mm;width:7.1mm', '満月'));
    expect(withCode('CW3001', low)).toHaveLength(1);
  });

  test('is near the cut by its letters', async () => {
    const found = await backOf(column('left:3mm;top:20mm', '満月'));
    expect(withCode('CW3051', found)).toEqual([]);
  });

  test('is set smaller only where its columns do not fit', async () => {
    const fits = column('left:20mm;top:20mm', '満月').replace(
      'data-fit',
      'data-fit data-fit-size="7pt"',
    );
    expect(withCode('CW3052', await backOf(fits))).toEqual([]);
  });
});
