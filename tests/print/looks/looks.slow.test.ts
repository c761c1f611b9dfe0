/** How the cards of all bundled games look: sizes of type, icons, grids, boxes, signs, seams. */
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentFolder } from '../../../cli/find-games.ts';
import { GameChecker } from '../../../generator/check.ts';
import { packageRoot, paperSizes } from '../../../kernel/index.ts';
import { findBrowser } from '../../../print/browser/find.ts';
import { launchBrowser, type RunningBrowser } from '../../../print/browser/launch.ts';
import { html } from '../../../print/formats/html.ts';
import { DEFAULT_TILES, tilingFor } from '../../../print/layout/tiles.ts';
import { measure, type Measured } from '../../../print/press/measure.ts';
import { Press } from '../../../print/press/press.ts';
import { printGame } from '../../../print/print-game.ts';
import { sheetsOf, type Sheet } from '../../../print/sheets/sheet.ts';
import { temporaryRoom } from '../../support/games.ts';
import { isSoak } from '../../support/runs.ts';
import { printedGames } from '../printed-games.ts';
import { look, type Look, type Place } from './look.ts';

/** What places are asked of: the signs of Lords of War, the figures and ranges of Armed Warfare, what boards hold. */
const SELECTORS = [
  '.badge-field',
  '.sign-label',
  '.plate',
  '.square, .cell',
  '.start, .start-hex',
  'svg text',
  '.tag',
  '.range .pattern-origin',
  '.range .pattern-covered',
];

interface SeenSheet {
  readonly folder: string;
  readonly sheet: Sheet;
  readonly locale: string;
  readonly looks: readonly Look[];
  readonly measured: Measured;
}

/**
 * What is looked at in Japanese besides English: in the soak run everything, which takes as long again and
 * more, in other runs what tests below ask for. That it fits on its card, and is not too small, is proved of
 * every sheet in every language by `print` itself (../content.slow.test.ts).
 */
const JAPANESE_KINDS: Readonly<Record<string, readonly string[]>> = {
  'lords-of-war': ['unit'],
  'armed-warfare': ['weapon'],
};

const room = temporaryRoom();
/** Of all games. */
const all: SeenSheet[] = [];
let running: RunningBrowser;

beforeAll(async () => {
  const found = await findBrowser(undefined);
  if (found === null) throw new Error('This test needs a browser: see "cardwright doctor".');
  running = await launchBrowser(found);
});
afterAll(() => running.close());

const games = [...printedGames().map((id) => join(contentFolder(), id)), starter()];

describe.each(games)('%s', (folder) => {
  const checked = new GameChecker(folder).check();
  const seen: SeenSheet[] = [];

  beforeAll(async () => {
    for (const parts of partsOf(folder)) {
      const request = { out: room, papers: ['a4'], date: new Date(0), format: html, ...parts };
      const { files, diagnostics } = await printGame(checked, request, new Press());
      expect(diagnostics).toEqual([]);
      for (const { path, sheet: id, locale } of files) {
        const sheet = sheetsOf(checked).find((one) => one.id === id);
        if (sheet === undefined) throw new Error(`There is no sheet "${id}".`);
        seen.push({ folder, sheet, locale, ...(await inPage(path, laidOut)) });
      }
    }
    all.push(...seen);
  });

  test('no type is smaller than 7 pt', () => {
    const small = seen.flatMap(({ sheet, locale, measured }) =>
      measured.faces.flatMap(({ card, boxes }) =>
        boxes
          .flatMap(({ runs }) => runs)
          .filter(({ size, isReading }) => size < (isReading ? 3.5 : 6.99))
          .map(({ text, size }) => [sheet.id, locale, card, text.trim(), size]),
      ),
    );
    expect(seen.flatMap(({ measured }) => measured.faces)).not.toEqual([]);
    expect(small).toEqual([]);
  });

  test('no icon is cut by its view box or by a box around it', () => {
    const cut = everyLook(seen).flatMap(({ card, icons }) =>
      icons
        .filter(({ lost, hidden }) => lost > 0.5 || hidden > 0.05)
        .map((icon) => ({ card, ...icon })),
    );
    expect(cut).toEqual([]);
  });

  test('grids of cards have squares of one size, all of them closed', () => {
    const cards = seen.filter(({ sheet }) => sheet.sort === 'cards');
    const grids = everyLook(cards).flatMap(({ grids: own }) => own);
    const large = grids.filter(({ isInline }) => !isInline);
    const pitches = new Set(large.map(({ pitch }) => pitch.toFixed(1)));
    // A game without patterns has none.
    expect([...pitches]).toHaveLength(Math.min(1, large.length));
    expect(large.filter(({ open }) => open > 0)).toEqual([]);
    for (const { pitch } of grids) expect(pitch).toBeGreaterThan(1);
  });

  test('boxes of words are as high as their words', () => {
    const empty = everyLook(seen).filter(({ emptiest }) => emptiest > 3.5);
    expect(empty.map(({ card, emptiest }) => [card, emptiest])).toEqual([]);
  });

  test('seams of boards go along their squares, and through nothing that is drawn in them', () => {
    for (const { sheet, looks } of seen) {
      // A part is printed whole, or not at all.
      if (sheet.sort !== 'panel' || sheet.size === null || sheet.part !== null) continue;
      for (const paper of [...paperSizes().values()].filter(({ id }) => /^(a4|letter)$/.test(id))) {
        const { tiles } = tilingFor(sheet.size, paper, { ...DEFAULT_TILES, ...sheet });
        const places = looks.flatMap((one) => Object.values(one.places).flat());
        const squares = looks.flatMap((one) => one.places['.square, .cell'] ?? []);
        expect(places.length).toBeGreaterThan(squares.length > 0 ? 20 : 0);
        const through = tiles.flatMap(({ part }) =>
          places.filter((place) => isInside(part.x, part.y, place)),
        );
        expect(through).toEqual([]);
      }
    }
  });
});

describe('Lords of War', () => {
  test('class and rank are in one row, each over its name', () => {
    const looks = [
      ...fronts('lords-of-war', 'units', 'en'),
      ...fronts('lords-of-war', 'units', 'ja'),
    ];
    expect(looks.length).toBeGreaterThan(80);
    for (const { places } of looks) {
      const badges = places['.badge-field'] ?? [];
      const labels = places['.sign-label'] ?? [];
      expect([badges.length, labels.length]).toEqual([2, 2]);
      for (const [index, badge] of badges.entries()) {
        const label = labels[index] ?? badge;
        expect(Math.abs(across(badge) - across(label))).toBeLessThan(0.1);
        expect(badge.bottom).toBeLessThan(label.top + 0.4);
      }
      const [first, second] = badges.map(down);
      expect(Math.abs((first ?? 0) - (second ?? 0))).toBeLessThan(0.2);
      expect(labels[0]?.top).toBe(labels[1]?.top);
    }
  });

  test.each([
    // Letters without parts below the line.
    ['en', /^[^gjpqyQ,]*$/],
    ['ja', /./],
  ])('names are in the middle of their plates, in %s', (locale, names) => {
    const found = fronts('lords-of-war', 'units', locale).flatMap(({ name }) =>
      name === null ? [] : [name],
    );
    const level = found.filter(({ text }) => names.test(text));
    expect(level.length).toBeGreaterThan(10);
    expect(level.filter(({ below }) => Math.abs(below) > 0.2)).toEqual([]);
  });
});

describe('Armed Warfare', () => {
  test('figures stand alike along all four edges', () => {
    const looks = [
      ...fronts('armed-warfare', 'armdroids', 'en'),
      ...fronts('armed-warfare', 'weapons', 'ja'),
    ];
    expect(looks).toHaveLength(12 + 32);
    for (const { card, places } of looks) {
      const tags = places['.tag'] ?? [];
      expect([card, tags.length % 4]).toEqual([card, 0]);
      expect(tags.length).toBeGreaterThan(0);
      const lonely = tags.filter((tag) => !tags.some((other) => isSame(other, turned(tag, 63))));
      expect([card, lonely]).toEqual([card, []]);
    }
  });

  test('ranges are those of the data, ahead up, from the card itself', () => {
    const folder = join(contentFolder(), 'armed-warfare');
    const cards = new GameChecker(folder).check().linked?.cards['weapon'] ?? [];
    const armed = cards.filter(({ range }) => range !== undefined);
    expect(armed).toHaveLength(22);
    for (const { id, range } of armed) {
      const one = fronts('armed-warfare', 'weapons', 'en').find(({ card }) => card === id);
      const [origin] = one?.places['.range .pattern-origin'] ?? [];
      const pitch = one?.grids.find(({ isInline }) => !isInline)?.pitch ?? 0;
      const drawn = (one?.places['.range .pattern-covered'] ?? []).map((square) => [
        Math.round((across(square) - across(origin ?? square)) / pitch),
        Math.round((down(origin ?? square) - down(square)) / pitch),
      ]);
      expect([id, drawn.toSorted(byPlace)]).toEqual([
        id,
        [...(range as number[][])].toSorted(byPlace),
      ]);
    }
  });
});

/** What of a game is printed and looked at. */
function partsOf(
  folder: string,
): readonly { readonly locales?: readonly string[]; readonly kinds?: readonly string[] }[] {
  if (isSoak) return [{}];
  const kinds = JAPANESE_KINDS[basename(folder)];
  return [{ locales: ['en'] }, ...(kinds === undefined ? [] : [{ locales: ['ja'], kinds }])];
}

function starter(): string {
  return join(packageRoot(), 'starter');
}

function fronts(game: string, id: string, locale: string): readonly Look[] {
  const folder = join(contentFolder(), game);
  const found = all.filter(
    (one) => one.folder === folder && one.sheet.id === id && one.locale === locale,
  );
  return everyLook(found).filter(({ side }) => side === 'front');
}

function everyLook(seen: readonly { readonly looks: readonly Look[] }[]): Look[] {
  return seen.flatMap(({ looks }) => looks);
}

function isInside(x: number, y: number, { left, right, top, bottom }: Place): boolean {
  const EDGE = 0.3;
  const cuts = (at: number, from: number, to: number): boolean =>
    at > from + EDGE && at < to - EDGE;
  return cuts(x, left, right) || cuts(y, top, bottom);
}

/** Where a place comes to lie when a square card of that side is turned a quarter clockwise. */
function turned({ left, top, right, bottom }: Place, side: number): Place {
  return { left: side - bottom, top: left, right: side - top, bottom: right };
}

function isSame(one: Place, other: Place): boolean {
  return (['left', 'top', 'right', 'bottom'] as const).every(
    (edge) => Math.abs(one[edge] - other[edge]) < 0.05,
  );
}

function byPlace(a: readonly number[], b: readonly number[]): number {
  return (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0);
}

function across({ left, right }: Place): number {
  return (left + right) / 2;
}

function down({ top, bottom }: Place): number {
  return (top + bottom) / 2;
}

async function inPage<T>(path: string, work: (page: Page) => Promise<T>): Promise<T> {
  const page = await running.browser.newPage();
  try {
    await page.emulateMediaType('print');
    const waiting = { waitUntil: 'domcontentloaded', timeout: 120_000 } as const;
    await page.goto(pathToFileURL(path).href, waiting);
    await page.evaluate(onlyOneOfEach);
    await page.waitForFunction(() => document.readyState === 'complete');
    await page.evaluate(async () => {
      document.body.getBoundingClientRect();
      await document.fonts.ready;
    });
    return await work(page);
  } finally {
    await page.close();
  }
}

/** Copies of a face look like it; each has a place of its own, which stays. Runs inside the page. */
function onlyOneOfEach(): void {
  const seen = new Set<string>();
  for (const face of document.querySelectorAll<HTMLElement>('.cw-place > article')) {
    const key = [face.dataset['card'], face.className, face.lang, face.innerHTML].join('\n');
    if (seen.has(key)) face.remove();
    seen.add(key);
  }
}

async function laidOut(page: Page): Promise<Pick<SeenSheet, 'looks' | 'measured'>> {
  const measured = await page.evaluate(measure, 1);
  return { measured, looks: await page.evaluate(look, SELECTORS) };
}
