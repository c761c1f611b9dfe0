/** Where a page is cut along outlines, and creased: what a die does, or scissors. Straight cuts have crop marks. */
import type { Shape } from '../../kernel/index.ts';
import { circle, type Line, type Path, type Point } from '../parts/geometry.ts';
import type { PartLines } from '../parts/net.ts';
import type { Box, PageLayout, Placed } from './page.ts';

/** In mm from the top left corner of the page. */
export function dieLinesOn({ placed }: Pick<PageLayout, 'placed'>): PartLines {
  const all = placed.flatMap((one) => linesAt(one));
  return {
    outlines: all.flatMap(({ outlines }) => outlines),
    slits: all.flatMap(({ slits }) => slits),
    creases: all.flatMap(({ creases }) => creases),
  };
}

export function hasDieLines(page: Pick<PageLayout, 'placed'>): boolean {
  return page.placed.some(({ shape = 'rectangle', lines }) => {
    return shape !== 'rectangle' || lines !== undefined;
  });
}

function linesAt({ trim, shape = 'rectangle', lines, turned = false }: Placed): PartLines[] {
  if (lines === undefined) {
    if (shape === 'rectangle') return [];
    return [{ outlines: [outlineOf(trim, shape)], slits: [], creases: [] }];
  }
  const at = ([x, y]: Point): Point =>
    turned ? [trim.x + trim.width - x, trim.y + trim.height - y] : [trim.x + x, trim.y + y];
  const line = <One extends Line>(one: One): One => {
    return { ...one, from: at(one.from), to: at(one.to) };
  };
  return [
    {
      outlines: lines.outlines.map((path) => path.map(at)),
      slits: lines.slits.map(line),
      creases: lines.creases.map(line),
    },
  ];
}

/** The edge of a shape that fills a box. */
function outlineOf({ x, y, width, height }: Box, shape: Exclude<Shape, 'rectangle'>): Path {
  const unit = shape === 'round' ? ROUND : HEXAGON;
  return unit.map(([across, down]): Point => [x + across * width, y + down * height]);
}

const HEXAGON: Path = [
  [0.25, 0],
  [0.75, 0],
  [1, 0.5],
  [0.75, 1],
  [0.25, 1],
  [0, 0.5],
];

/** Finer than a hair on the largest tile. */
const ROUND: Path = circle([50, 50], 50).map(([x, y]): Point => [x / 100, y / 100]);
