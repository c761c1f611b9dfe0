/**
 * Tiles that meet edge to edge, read back from their PDF: whichever edges two of them meet at, what is drawn goes
 * on within a fraction of a millimetre, and a cut beside the line shows what the neighbour has there.
 */
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { cardSizes, packageRoot, paperSizes } from '../../kernel/index.ts';
import type { Box } from '../../print/layout/page.ts';
import { copyGame, temporaryRoom } from '../support/games.ts';
import { placesOn } from './layout/places.ts';
import { rasterOf, type Raster } from './read-pdf.ts';
import { game, sheets } from './sheet-games.ts';
import { printed } from './tiny-game.ts';
import { sharedPress } from '../support/browsers.ts';

const room = temporaryRoom();
const press = sharedPress();

/** Pixels per point: 0.035 mm. */
const FINE = 10;

/** How far lines of neighbours may miss each other, in mm. */
const EXACT = 0.15;

/** Shades that differ. */
const SHADE = 0.1;

/** A tile at its place, seen from an edge: `along` from the middle of the edge clockwise, `inside` it. */
type Edge = (along: number, inside: number) => number;

/** Of a tile with edges of one length, all as far from its middle. */
function edgesOf(raster: Raster, { x, y, width, height }: Box, count: number): Edge[] {
  const far = height / 2;
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    return (along, inside) => {
      const [right, up] = [along, far - inside];
      const across = x + width / 2 + right * cos + up * sin;
      return raster.dark(across, y + height / 2 + right * sin - up * cos);
    };
  });
}

/** How much of two lines of samples differs, as a share: `mine` on one tile, `theirs` on the one that lies there. */
function differing(mine: Edge, theirs: Edge, outside: number, reach: number): number {
  const samples = Array.from({ length: 2 * Math.floor(reach / 0.2) }, (_, index) => index);
  const different = samples.filter((index) => {
    const at = -reach + index * 0.2;
    const shade = mine(at, -outside);
    // The neighbour's edge runs the other way.
    const near = [-EXACT, -EXACT / 2, 0, EXACT / 2, EXACT].map((by) => theirs(-at + by, outside));
    return shade < Math.min(...near) - SHADE || shade > Math.max(...near) + SHADE;
  });
  return different.length / samples.length;
}

/** A road out of the middle of every edge, broad at the middle of the tile, with a line along it. */
function roads(count: number, width: number, height: number): string {
  const turns = Array.from({ length: count }, (_, index) => (index * 360) / count);
  const [x, y] = [width / 2, height / 2];
  const road = (turn: number): string =>
    `<g transform="rotate(${turn} ${x} ${y})"><path d="M${x - 3} ${y} V-4 H${x + 3} V${y} Z" fill="#555"/><path d="M${x} ${y} V-4" stroke="#fff" stroke-width=".4"/></g>`;
  return `<svg style="position:absolute;inset:0;width:100%;height:100%;overflow:visible" viewBox="0 0 ${width} ${height}"><rect x="-9" y="-9" width="${width + 18}" height="${height + 18}" fill="#ccc"/>${turns.map(road).join('')}</svg>`;
}

function sizeNamed(id: string): { readonly width: number; readonly height: number } {
  const size = cardSizes().get(id);
  if (size === undefined) throw new RangeError(id);
  return size;
}

async function tilesOf(
  size: string,
  count: number,
): Promise<{ readonly raster: Raster; readonly places: readonly Box[] }> {
  const { width, height } = sizeNamed(size);
  const tile = `{ id: tiles, kind: beast, size: ${size}, bleed: 2, front: templates/beast.hbs, safe: 0, copies: 9 }`;
  const folder = game(room, sheets(tile), {
    'templates/beast.hbs': roads(count, width, height),
  });
  const { files } = await printed(folder, press, { locales: ['en'] });
  const a4 = paperSizes().get('a4');
  if (a4 === undefined || files[0] === undefined) throw new Error('Nothing was printed.');
  return {
    raster: await rasterOf(files[0].path, 0, FINE),
    places: placesOn(a4, sizeNamed(size), 2).slice(0, 2),
  };
}

describe.each([
  ['squares', 'square-63', 4, 28, 0.05],
  // Their outline is drawn where they are cut.
  ['hexagons', 'hex-35', 6, 15, 0.25],
  ['small hexagons', 'hex-17', 6, 7, 0.25],
] as const)('%s', (_, size, count, reach, beside) => {
  let edges: Edge[] = [];

  beforeAll(async () => {
    const { raster, places } = await tilesOf(size, count);
    expect(places).toHaveLength(2);
    edges = places.flatMap((place) => edgesOf(raster, place, count));
  });

  test('a road goes on at whichever edges two tiles meet', () => {
    for (const mine of edges) {
      for (const theirs of edges) {
        expect(differing(mine, theirs, beside, reach)).toBe(0);
        // The road is there, where it belongs.
        expect(mine(2, 0.3)).toBeGreaterThan(0.5);
        expect(mine(4, 0.3)).toBeLessThan(0.4);
      }
    }
  });

  test('beyond the cut is what the neighbour has there', () => {
    for (const mine of edges) {
      for (const theirs of edges) {
        for (const outside of [0.5, 1, 1.6]) {
          expect(differing(mine, theirs, outside, reach - 3)).toBe(0);
        }
      }
    }
  });

  test('a road beside its place would be noticed', () => {
    const [mine, theirs] = edges;
    if (mine === undefined || theirs === undefined) throw new Error('There is no edge.');
    const moved: Edge = (along, inside) => mine(along + 0.5, inside);
    expect(differing(moved, theirs, beside, reach)).toBeGreaterThan(0);
  });
});

describe('the panels of Apeiron', () => {
  let edges: Edge[] = [];

  beforeAll(async () => {
    const whole = join(packageRoot(), 'content', 'apeiron');
    const folder = copyGame(whole, join(room, 'apeiron'), {});
    const { files } = await printed(folder, press, {
      locales: ['en'],
      kinds: ['panel'],
      cards: ['event-poison', 'event-arrow', 'event-gravity'],
    });
    const a4 = paperSizes().get('a4');
    const file = files.find(({ sheet }) => sheet === 'panels');
    if (a4 === undefined || file === undefined) throw new Error('Nothing was printed.');
    const raster = await rasterOf(file.path, 0, FINE);
    const [place] = placesOn(a4, sizeNamed('square-89'));
    if (place === undefined) throw new Error('There is no place.');
    edges = edgesOf(raster, place, 4);
  });

  // APE-5.1.3: panels are turned as they come.
  test('show the same half of a road at each edge, whichever way they are turned', () => {
    for (const mine of edges) {
      for (const theirs of edges) {
        expect(differing((along) => mine(along, 0.1), theirs, 0.1, 43)).toBeLessThan(0.01);
      }
    }
  });
});
