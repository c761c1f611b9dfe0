/** Battlefields of A-AWs Basic in whole squares, their briefings, the counters and the player aid. */
import { beforeAll, describe, expect, test } from 'vitest';
import { inLocale } from '../../../kernel/index.ts';
import type { PrintedFile } from '../../../print/request.ts';
import { linesAcross, rasterOf, readPdf } from '../../print/read-pdf.ts';
import { temporaryRoom } from '../../support/games.ts';
import { isSoak } from '../../support/runs.ts';
import { cardsOf, fileOf, pagesOf, plain, printed } from './sheets.ts';
import { sharedPress } from '../../support/browsers.ts';

/** A square of a battlefield in mm. */
const SQUARE = 25;
const MM_PER_POINT = 25.4 / 72;

const room = temporaryRoom();
const press = sharedPress();

const papers = isSoak ? ['a4', 'letter'] : ['a4'];
let sheets: readonly PrintedFile[];

beforeAll(async () => {
  const looked = [
    ...cardsOf('battle').map(({ id }) => id),
    'briefings',
    'flags',
    'counters',
    'aid',
  ];
  // The soak run prints all sheets on every paper; on A4 they are looked at in tests/print/content.slow.test.ts.
  const parts = isSoak ? {} : { sheets: looked };
  sheets = await printed(room, press, { format: 'pdf', papers, ...parts });
});

describe('battlefields', () => {
  const battles = cardsOf('battle');

  test.each(papers)('on %s none takes more than two pages, of whole squares', async (paper) => {
    expect(battles).toHaveLength(7);
    for (const { id, field } of battles) {
      const pages = await pagesOf(sheets, id, 'en', paper);
      const isSmall =
        Math.min(field.columns, field.rows) <= 7 && Math.max(field.columns, field.rows) <= 10;
      expect([id, pages.length]).toEqual([id, isSmall ? 1 : 2]);
      let columns = 0;
      for (const { trim } of pages) {
        for (const length of [trim.width, trim.height]) {
          // Of all but the last, a millimetre lies under the next.
          expect([0, 1]).toContain(millimetres(length) % SQUARE);
        }
        columns += Math.floor(millimetres(trim.width) / SQUARE);
      }
      const whole = pages.every(({ trim }) => millimetres(trim.height) >= field.rows * SQUARE);
      expect([id, whole ? columns : field.columns]).toEqual([id, field.columns]);
    }
  });

  test('their lines are 25 mm apart', async () => {
    const path = fileOf(sheets, 'crossing-yard', 'en').path;
    const [page] = (await readPdf(path)).pages;
    if (page === undefined) throw new Error('The battlefield has no page.');
    const left = page.trim.x * MM_PER_POINT;
    const top = (page.media.height - page.trim.y - page.trim.height) * MM_PER_POINT;
    const raster = await rasterOf(path, 0, 8);
    const above = linesAcross(raster, top - 3, left - 2, left + 5 * SQUARE + 3);
    expect(above.at(0)).toBeCloseTo(left, 1);
    expect(above.at(-1)).toBeCloseTo(left + 5 * SQUARE, 1);
    const inside = [1, 2, 3, 4].map((line) => raster.dark(left + line * SQUARE, top + 33) > 0.3);
    expect(inside).toEqual([true, true, true, true]);
  });

  test('every square bears its column and row (AAW-1.1.4)', async () => {
    for (const { id, field } of battles) {
      const text = (await pagesOf(sheets, id, 'en')).map((page) => page.text).join('\n');
      for (const square of ['1,1', `${field.columns},${field.rows}`]) {
        expect([id, square, text.includes(square)]).toEqual([id, square, true]);
      }
    }
  });

  test('zones bear the sign of their side, and arrivals their round and name', async () => {
    const text = (await pagesOf(sheets, 'last-light', 'en')).map((page) => page.text).join('\n');
    expect(text.split('α').length - 1).toBe(9);
    expect(text.split('β').length - 1).toBe(9);
    expect(text.match(/round 3/g)).toHaveLength(2);
    expect(text.match(/Forge Hound/g)).toHaveLength(2);
  });
});

// AAW-15.1.3, AAW-15.3
test.each([
  ['crossing-yard', ['only its own units are on the field'], ['20 rounds', '5 × 5 squares']],
  [
    'signal-hill',
    ['it has a unit on every ★ in 3 end phases in a row', '★ 4,4'],
    ['A draw after the last round'],
  ],
  [
    'trench-line',
    ['a unit of it rests on any ★', '★ 6,1', 'at the end of round 12'],
    ['Beta wins after the last round', 'each unit of alpha gets High Spirits'],
  ],
  ['two-fords', ['it has a unit on every ★ in 2 end phases in a row'], ['12 rounds']],
  ['narrow-escape', ['2 units of it have escaped over the east edge'], ['10 rounds']],
  ['sealed-orders', ['a unit of it escapes with Sealed Case'], ['Sealed Case lies on 4,4']],
  [
    'last-light',
    ['number 1 of the other side is at 0 VP'],
    ['Forge Hound joins Beta on 9,9 at the end of round 3'],
  ],
])('the briefing of %s says who wins how, and what happens', async (id, goals, facts) => {
  const battle = cardsOf('battle').findIndex((one) => one.id === id);
  const pages = await pagesOf(sheets, 'briefings', 'en');
  const text = plain(pages[Math.floor(battle / 2)]?.text ?? '');
  for (const words of [...goals, ...facts]) expect(text).toContain(plain(words));
});

test.each(['flags', 'counters', 'aid'])('%s takes one page on every paper', async (sheet) => {
  for (const locale of ['en', 'ja']) {
    for (const paper of papers) {
      expect(await pagesOf(sheets, sheet, locale, paper)).toHaveLength(1);
    }
  }
});

test.each(['en', 'ja'])(
  'the player aid names every stance, token, terrain and object, in %s',
  async (locale) => {
    const [page] = await pagesOf(sheets, 'aid', locale);
    const text = plain(page?.text ?? '');
    const shown = ['stance', 'token', 'terrain', 'object'].flatMap((kind) => cardsOf(kind));
    const names = shown
      .filter(({ id }) => id !== 'open')
      .map(({ name }) => plain(inLocale(name, locale)));
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
  },
);

test('each side has flags and order numbers for two rosters of the largest size', async () => {
  const [page] = await pagesOf(sheets, 'flags', 'en');
  const count = (sign: string): number => (page?.text ?? '').split(sign).length - 1;
  // On both halves of a flag, and on an order number; one more is drawn on how a flag is hung.
  expect([count('α'), count('β')]).toEqual([16 * 3 + 1, 16 * 3]);
});

/** To a hundredth. */
function millimetres(points: number): number {
  return Math.round(points * MM_PER_POINT * 100) / 100;
}
