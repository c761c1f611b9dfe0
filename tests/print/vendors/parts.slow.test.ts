/** Parts in orders: boards and tokens as pictures of products, anything by die lines, and what is missing is named. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFArray, PDFDocument, PDFName } from 'pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PrintResult } from '../../../print/printing.ts';
import { vendorFormat } from '../../../print/vendors/vendor-format.ts';
import { vendors } from '../../../print/vendors/vendor.ts';
import { temporaryRoom } from '../../support/games.ts';
import { printed, tinyPrint } from '../tiny-game.ts';
import { sharedPress } from '../../support/browsers.ts';

const room = temporaryRoom();
const press = sharedPress();

/** Painted over every edge. */
const GROUND = `<div style="position:absolute;inset:calc(-1 * var(--bleed));background:#345"></div>`;

const SHEETS = {
  board: `  - id: board
    template: templates/ground.hbs
    back: templates/ground.hbs
    size: the-game-crafter/square-board
    part: { shape: board, columns: 2 }
`,
  chits: `  - id: chits
    kind: beast
    size: { width: 19.05, height: 19.05 }
    part: { shape: token, outline: round }
    front: templates/ground.hbs
    where: { id: [otter] }
`,
  arrows: `  - id: arrows
    kind: beast
    size: { width: 30, height: 20 }
    part: { shape: token, outline: arrow }
    front: templates/ground.hbs
    where: { id: [otter] }
`,
  case: `  - id: case
    template: templates/ground.hbs
    part: { shape: tuck-box, holds: [{ sheet: arrows, copies: 20 }], stack: { cards: 20, height: 12 } }
`,
  map: `  - id: map
    template: templates/ground.hbs
    size: { width: 300, height: 250 }
    pages: tiled
`,
} as const;

async function order(
  id: string,
  sheets: readonly (keyof typeof SHEETS)[],
  box?: string,
): Promise<PrintResult> {
  const vendor = vendors().get(id);
  if (vendor === undefined) throw new Error(`There is no ${id}.`);
  const folder = tinyPrint(room, {
    'print.yaml': `sheets:\n${sheets.map((name) => SHEETS[name]).join('')}`,
    'templates/ground.hbs': GROUND,
    ...(box === undefined ? {} : { 'box.yaml': box }),
  });
  const own = { format: vendorFormat(vendor), locales: ['en'], fromBox: box !== undefined };
  return printed(folder, press, own);
}

function notes({ diagnostics }: PrintResult): string {
  return diagnostics
    .filter(({ code }) => code === 'CW3062')
    .map(({ message }) => message)
    .join('\n');
}

test('everything in the box of a game has its files, or is named', async () => {
  const box = `contents:
  - { sheet: board }
  - { sheet: chits, copies: 12 }
  - { sheet: arrows, copies: 2 }
  - { sheet: case }
  - { sheet: map, copies: 2 }
`;
  const all = ['board', 'chits', 'arrows', 'case', 'map'] as const;
  const result = await order('the-game-crafter', all, box);
  expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(result.files.map(({ sheet }) => sheet)).toEqual(['board', 'chits']);
  const [board = '', chits = ''] = result.files.map(({ path }) => path);
  expect(readdirSync(board).toSorted()).toEqual(['board-back.png', 'board-front.png', 'cards.csv']);
  expect(readdirSync(chits).toSorted()).toEqual(['cards.csv', 'otter-front.png']);
  expect(readFileSync(join(chits, 'cards.csv'), 'utf8')).toContain('otter-front.png,,12');
  for (const [path, side] of [
    [join(board, 'board-front.png'), 2475],
    [join(board, 'board-back.png'), 2475],
    [join(chits, 'otter-front.png'), 300],
  ] as const) {
    expect(await sharp(path).metadata()).toMatchObject({ width: side, height: side });
    // Painted into the corners: the service cuts, not we.
    const { data } = await sharp(path).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([0x33, 0x44, 0x55]);
  }
  const said = notes(result);
  expect(said).toContain('"arrows" is not in this order: the service makes nothing');
  expect(said).toContain('"map" is not in this order');
  expect(said).toContain('"case" is not in this order: the service has nets of its own.');
  expect(said).toContain('the-game-crafter/poker-tuck-box-36');
  expect(said).toContain('square-board');
});

test('who cuts along our lines gets a page for each face, and the lines in the colour that it names', async () => {
  const { files, diagnostics } = await order('longpack', ['arrows', 'case', 'board']);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(files.map(({ sheet }) => sheet)).toEqual(['arrows', 'case', 'board']);
  const read = await Promise.all(
    files.map(async ({ path }) => PDFDocument.load(readFileSync(path), { updateMetadata: false })),
  );
  // A page of lines behind the faces; the board has a front and a back.
  expect(read.map((document) => document.getPageCount())).toEqual([2, 2, 3]);
  expect(read.map(spotColours)).toEqual([
    ['crease', 'die-cut'],
    ['crease', 'die-cut'],
    ['crease', 'die-cut'],
  ]);
  const [arrow] = read;
  const { width, height } = arrow?.getPage(0).getTrimBox() ?? { width: 0, height: 0 };
  expect([(width * 25.4) / 72, (height * 25.4) / 72].map(Math.round)).toEqual([30, 20]);
});

/** All that a document declares. */
function spotColours({ context }: PDFDocument): string[] {
  const named = context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFArray) || object.size() < 2) return [];
    return object.get(0) === PDFName.of('Separation') ? [String(object.get(1)).slice(1)] : [];
  });
  return [...new Set(named)].toSorted();
}
