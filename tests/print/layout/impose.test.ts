import { describe, expect, test } from 'vitest';
import { cardSizes, paperSizes, type Measures } from '../../../kernel/index.ts';
import { touches, type PageLayout } from '../../../print/layout/page.ts';
import { impose, type Piece } from '../../../print/layout/impose.ts';
import { UNPRINTABLE } from '../../../print/layout/setup.ts';
import { pieces, placesOn, setup } from './places.ts';

const a4: Measures = { width: 210, height: 297 };
const letter: Measures = { width: 215.9, height: 279.4 };
const card: Measures = { width: 63, height: 88 };
const poker: Measures = { width: 63.5, height: 88.9 };

function pagesOf(...given: Parameters<typeof impose>): PageLayout[] {
  const pages = impose(...given);
  if (pages === null) throw new Error('A piece does not go on the paper.');
  return pages;
}

function shown(own: readonly Piece[], sides: 'fronts' | 'backs'): string[] {
  return pagesOf(own, setup(a4, { sides })).map(({ side, placed }) => `${side} ${placed.length}`);
}

describe('as many as go on the paper', () => {
  test('nine cards of 63 × 88 mm on A4 and on Letter', () => {
    expect(placesOn(a4, card)).toHaveLength(9);
    expect(placesOn(letter, card)).toHaveLength(9);
  });

  test('they lie in the middle, edge to edge', () => {
    const places = placesOn(a4, card);
    expect(places[0]).toEqual({ x: 10.5, y: 16.5, ...card });
    expect(places[1]).toEqual({ x: 73.5, y: 16.5, ...card });
    expect(places[8]).toEqual({ x: 136.5, y: 192.5, ...card });
  });

  test('nine American cards go on Letter to the very edge of what can be printed', () => {
    const places = placesOn(letter, poker);
    expect(places).toHaveLength(9);
    expect(places[0]?.y).toBeCloseTo(UNPRINTABLE, 3);
  });

  test('with bleed, a gap or margins that are said, they drop to what fits', () => {
    // The paper lies, if more go on it so.
    expect(placesOn(letter, poker, 0, { gutter: 1 })).toHaveLength(8);
    expect(placesOn(letter, poker, 3)).toHaveLength(6);
    const margins = { top: 6.35, right: 6.35, bottom: 6.35, left: 6.35 };
    expect(placesOn(letter, poker, 0, { margins })).toHaveLength(8);
    expect(placesOn(a4, card, 3)).toHaveLength(6);
  });

  test('a card larger than the paper has no place', () => {
    expect(impose(pieces({ width: 205, height: 290 }, 1), setup(a4))).toBeNull();
  });
});

describe('margins', () => {
  const margins = { top: 1.8, right: 3, bottom: 16.7, left: 3 };

  test('the wider of two opposite ones counts for both: the paper is turned', () => {
    const [page] = pagesOf(pieces(card, 9), setup(a4, { margins }));
    for (const { trim } of page?.placed ?? []) {
      expect(trim.y).toBeGreaterThanOrEqual(16.7);
      expect(trim.y + trim.height).toBeLessThanOrEqual(297 - 16.7);
    }
  });

  test('marks stay within those that are said', () => {
    for (const page of pagesOf(pieces(card, 9), setup(a4, { margins }))) {
      const { across, down } = page.margin;
      for (const { x1, y1, x2, y2 } of page.cropMarks) {
        expect(Math.min(x1, x2)).toBeGreaterThanOrEqual(across - 1e-9);
        expect(Math.max(x1, x2)).toBeLessThanOrEqual(page.paper.width - across + 1e-9);
        expect(Math.min(y1, y2)).toBeGreaterThanOrEqual(down - 1e-9);
        expect(Math.max(y1, y2)).toBeLessThanOrEqual(page.paper.height - down + 1e-9);
      }
    }
  });
});

describe('sides', () => {
  const ten = pieces(card, 10);

  test('fronts and backs alternate; no page is empty', () => {
    const sides = pagesOf(ten, setup(a4)).map(({ side }) => side);
    expect(sides).toEqual(['front', 'back', 'front', 'back']);
  });

  test('fronts only, backs only', () => {
    expect(shown(ten, 'fronts')).toEqual(['front 9', 'front 1']);
    expect(shown(ten, 'backs')).toEqual(['back 9', 'back 1']);
  });

  test('cards without backs leave their places blank, and a page of them has no back', () => {
    const mixed = ten.map((piece, index) => (index % 2 === 0 ? piece : { ...piece, back: null }));
    const [front, back, last, ...none] = pagesOf(mixed, setup(a4));
    expect([front?.placed.length, back?.placed.length, last?.side]).toEqual([9, 5, 'front']);
    expect(none).toEqual([]);
    const without = ten.map((piece) => ({ ...piece, back: null }));
    expect(pagesOf(without, setup(a4)).map(({ side }) => side)).toEqual(['front', 'front']);
  });

  test('marks on one side only', () => {
    const marks = { length: 4, offset: 1, thickness: 0.09, on: 'fronts' as const };
    const counts = pagesOf(ten, setup(a4, { marks })).map(({ cropMarks }) => cropMarks.length > 0);
    expect(counts).toEqual([true, false, true, false]);
  });
});

describe('sheets to fold', () => {
  test('fronts on one half, each back behind its front', () => {
    const [page] = pagesOf(pieces(card, 20), setup(a4, { flip: 'fold' }));
    expect(page?.side).toBe('both');
    const fold = page?.fold;
    expect(fold).not.toBeNull();
    const isLevel = fold?.y1 === fold?.y2;
    const backs = new Map(page?.placed.map((one) => [one.face, one]));
    for (const { face, trim } of page?.placed.filter(({ face }) => face % 2 === 0) ?? []) {
      const back = backs.get(face + 1);
      const folded = isLevel
        ? { ...trim, y: 2 * (fold?.y1 ?? 0) - trim.y - trim.height }
        : { ...trim, x: 2 * (fold?.x1 ?? 0) - trim.x - trim.width };
      expect(back?.trim).toEqual(folded);
      expect(back?.turned).toBe(isLevel);
      expect(touches({ x1: 0, y1: 0, x2: 0, y2: 0, ...fold }, trim)).toBe(false);
    }
  });
});

test('stacked: the cut piles, laid on each other, have the cards in order', () => {
  const pages = pagesOf(pieces(card, 22), setup(a4, { order: 'stack', sides: 'fronts' }));
  const piles = Array.from({ length: 9 }, (_, place) =>
    pages.flatMap(({ placed }) => placed[place]?.face ?? []),
  );
  expect(piles.flat()).toEqual(Array.from({ length: 22 }, (_, index) => 2 * index));
  expect(pages.map(({ placed }) => placed.length)).toEqual([9, 9, 4]);
});

describe('several sizes in one run', () => {
  const small = pieces({ width: 44, height: 67 }, 5, 2);
  const round: Piece[] = pieces({ width: 25, height: 25 }, 9).map((piece) => ({
    ...piece,
    shape: 'round',
  }));
  const all = [...pieces(card, 4), ...small, ...round];

  test('go on few pages, in bands that cuts can part', () => {
    const pages = pagesOf(all, setup(a4, { sides: 'fronts' }));
    expect(pages.length).toBeLessThanOrEqual(2);
    for (const { placed } of pages) {
      const bands = new Map<number, number>();
      for (const { trim } of placed) {
        bands.set(trim.y, trim.y + trim.height);
      }
      const edges = [...bands].toSorted(([a], [b]) => a - b);
      for (const [index, [y]] of edges.entries()) {
        expect(y).toBeGreaterThanOrEqual((edges[index - 1]?.[1] ?? 0) - 1e-6);
      }
    }
    expect(pages.flatMap(({ placed }) => placed)).toHaveLength(all.length);
  });

  test('each band has marks for its upright cuts, and what is round has none', () => {
    const [page] = pagesOf([...pieces(card, 3), ...small], setup(a4, { sides: 'fronts' }));
    const upright = new Set(
      page?.cropMarks.filter(({ x1, x2 }) => x1 === x2).map(({ x1 }) => x1.toFixed(3)),
    );
    for (const { trim } of page?.placed ?? []) {
      expect(upright).toContain(trim.x.toFixed(3));
      expect(upright).toContain((trim.x + trim.width).toFixed(3));
    }
    expect(pagesOf(round, setup(a4)).every(({ cropMarks }) => cropMarks.length === 0)).toBe(true);
  });
});

test('numbered cuts: the level ones from the top, then the upright ones from the left', () => {
  const [page] = pagesOf(pieces(card, 9), setup(a4, { numbered: true }));
  const lines = page?.cuts.map(({ number, mark }) =>
    mark.y1 === mark.y2 ? `${number} y ${mark.y1}` : `${number} x ${mark.x1}`,
  );
  expect(lines).toEqual([
    '1 y 16.5',
    '2 y 104.5',
    '3 y 192.5',
    '4 y 280.5',
    '5 x 10.5',
    '6 x 73.5',
    '7 x 136.5',
    '8 x 199.5',
  ]);
});

test('there is a place for every size of card on A3', () => {
  const a3 = paperSizes().get('a3');
  const sizes = [...cardSizes().values()].filter(({ height }) => height < 200);
  for (const size of sizes) {
    expect(impose(pieces(size, 1), setup(a3 ?? a4)), size.id).not.toBeNull();
  }
});
