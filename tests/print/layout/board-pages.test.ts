/** A board over several pages: all of it is shown once, tabs are where paper is the hinge, backs are behind fronts. */
import { describe, expect, test } from 'vitest';
import { paperSizes, type NamedSize } from '../../../kernel/index.ts';
import { boardPages } from '../../../print/layout/board-pages.ts';
import type { Box, PageLayout } from '../../../print/layout/page.ts';
import { DEFAULT_IMPOSITION, UNPRINTABLE } from '../../../print/layout/setup.ts';
import type { Net } from '../../../print/parts/net.ts';
import { netOf } from '../parts/nets.ts';

const BLEED = 3;
const TAB = 10;

function paperNamed(id: string): NamedSize {
  const paper = paperSizes().get(id);
  if (paper === undefined) throw new RangeError(id);
  return paper;
}

function boardOf(width: number, height: number, words: object): Net {
  return netOf('board', { room: { width, height, depth: 0 } }, words);
}

function pagesOf(net: Net, paper: string, back: number | null = 1): readonly PageLayout[] {
  const piece = { net, bleed: BLEED, front: 0, back, copies: 1 };
  return boardPages(piece, { ...DEFAULT_IMPOSITION, paper: paperNamed(paper) });
}

function shown({ placed }: PageLayout): Box {
  const part = placed[0]?.part;
  if (part === undefined) throw new Error('The page shows no part.');
  return part;
}

const BOARDS = [
  ['a quarter on each page', boardOf(329, 454, { columns: 2, rows: 2 }), 'a4', 4],
  ['the same on Letter', boardOf(329, 454, { columns: 2, rows: 2 }), 'letter', 4],
  ['panels of two pages', boardOf(441, 528, { columns: [4, 3], rows: 2 }), 'a4', 6],
  ['a screen', boardOf(800, 250, { columns: 4 }), 'a4', 8],
  ['on small paper', boardOf(250, 250, { columns: 2, rows: 2 }), 'a5', 4],
] as const;

describe.each(BOARDS)('%s', (_, net, paper, least) => {
  const pages = pagesOf(net, paper);
  const fronts = pages.filter(({ side, map }) => side === 'panel' && map === undefined);
  const backs = pages.filter(({ side }) => side === 'back');
  const map = pages.at(-1)?.map;

  test('every spot of the board is on one page, and none on two but under tabs', () => {
    expect(fronts.length).toBeGreaterThanOrEqual(least);
    const cores = map?.pages.map(({ box }) => box) ?? [];
    expect(cores).toHaveLength(fronts.length);
    const { width, height } = map?.size ?? { width: 0, height: 0 };
    const all = cores.reduce((sum, core) => sum + core.width * core.height, 0);
    expect(all).toBeCloseTo(width * height, 3);
    for (const [x, y] of [
      [1, 1],
      [width / 2 + 1, 1],
      [1, height / 2 + 1],
      [width - 1, height - 1],
    ] as const) {
      const under = cores.filter((core) => isIn(x, y, core));
      expect(under).toHaveLength(1);
    }
  });

  test('nothing is where home printers do not print', () => {
    for (const { placed, paper: sheet } of [...fronts, ...backs]) {
      for (const { trim } of placed) {
        expect(trim.x).toBeGreaterThanOrEqual(UNPRINTABLE);
        expect(trim.y).toBeGreaterThanOrEqual(UNPRINTABLE);
        expect(trim.x + trim.width).toBeLessThanOrEqual(sheet.width - UNPRINTABLE);
        expect(trim.y + trim.height).toBeLessThanOrEqual(sheet.height - UNPRINTABLE);
      }
    }
  });

  test('each back is behind its front: the board is as far from both edges of the paper', () => {
    expect(backs).toHaveLength(fronts.length);
    for (const [index, front] of fronts.entries()) {
      const at = map?.pages[index]?.number ?? 0;
      expect(pages[at - 1]).toBe(front);
      expect(pages[at]).toBe(backs[index]);
      const mirrored = mirror(shown(front), map?.size.width ?? 0);
      const core = map?.pages[index]?.box;
      const behind = shown(backs[index] ?? front);
      const own = mirror(core ?? mirrored, map?.size.width ?? 0);
      // What it shows has its core in common with the front, seen from behind.
      expect(behind.x).toBeLessThanOrEqual(own.x + 0.001);
      expect(behind.x + behind.width).toBeGreaterThanOrEqual(own.x + own.width - 0.001);
      expect(behind.y).toBeLessThanOrEqual(own.y + 0.001);
      expect(behind.y + behind.height).toBeGreaterThanOrEqual(own.y + own.height - 0.001);
    }
  });

  test('the same letter is on two pages of a side, at edges that meet', () => {
    for (const side of [fronts, backs]) {
      const letters = side.flatMap((page) => page.letters?.map(({ text }) => text) ?? []);
      const counts = new Map<string, number>();
      for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
      expect([...counts.values()].every((count) => count === 2)).toBe(true);
      expect(counts.size).toBe(map?.letters.length);
    }
  });
});

test('a fold towards who looks has its tab on the front, one away on the back, a slit none', () => {
  const pages = pagesOf(boardOf(329, 454, { columns: 2, rows: 2 }), 'a4');
  const sizes = pages.slice(0, -1).map((page) => {
    const { x, y, width, height } = shown(page);
    return [x, y, width, height].map((length) => Math.round(length * 10) / 10);
  });
  const [across, down] = [164.5, 227];
  expect(sizes).toEqual([
    [-BLEED, -BLEED, across + BLEED + TAB, down + BLEED], // its lower edge is slit
    [across, -BLEED, across + BLEED, down + BLEED],
    [across, -BLEED, across + BLEED, down + BLEED], // folded away below: no tab on the front …
    [-BLEED, -BLEED, across + BLEED, down + BLEED + TAB], // … but on its back
    [-BLEED, down, across + BLEED + TAB, down + BLEED],
    [across, down, across + BLEED, down + BLEED],
    [across, down, across + BLEED, down + BLEED],
    [-BLEED, down, across + BLEED, down + BLEED],
  ]);
});

test('a board without a back has fronts and a map', () => {
  const pages = pagesOf(boardOf(329, 454, { columns: 2, rows: 2 }), 'a4', null);
  expect(pages.map(({ side }) => side)).toEqual(['panel', 'panel', 'panel', 'panel', 'panel']);
  expect(pages.map(({ map }) => map !== undefined)).toEqual([false, false, false, false, true]);
  expect(pages.at(-1)?.map?.hasBacks).toBe(false);
});

function mirror(box: Box, width: number): Box {
  return { ...box, x: width - box.x - box.width };
}

function isIn(x: number, y: number, box: Box): boolean {
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}
