/** What is drawn over the faces of a page, as SVG in mm: cuts that are not straight, creases, safe areas on proofs. */
import type { Shape } from '../../kernel/index.ts';
import { dieLinesOn } from '../layout/die-lines.ts';
import { grown, type Box, type PageLayout } from '../layout/page.ts';
import type { Line, Path } from '../parts/geometry.ts';
import type { Crease } from '../parts/net.ts';
import { mm } from './measures.ts';

/** Empty where nothing is to be drawn. */
export function lines(page: PageLayout, withoutDies = false): string {
  const { width, height } = page.paper;
  const die = dieLinesOn(withoutDies ? { placed: [] } : page);
  const cuts = [...die.outlines.map(closedPath), ...die.slits.map(inner)].join('');
  const creases = [...new Set(die.creases.map(creaseClass))]
    .map((name) => {
      const own = die.creases.filter((crease) => creaseClass(crease) === name);
      return `<path class="${name}" d="${own.map(inner).join('')}"/>`;
    })
    .join('');
  const safe = page.placed.flatMap(({ trim, shape = 'rectangle', safe: distance }) =>
    distance === undefined ? [] : [outline(grown(trim, -distance), shape)],
  );
  const isBare = cuts === '' && creases === '';
  if (isBare && safe.length === 0) return '';
  return [
    `<svg class="cw-page-marks cw-over" viewBox="0 0 ${mm(width)} ${mm(height)}" width="${mm(width)}mm" height="${mm(height)}mm" aria-hidden="true">`,
    // Lines are to be seen on dark art too.
    `<path class="cw-die-ground" d="${cuts}${die.creases.map(inner).join('')}"/>`,
    `<path d="${cuts}"/>${creases}<path class="cw-safe" d="${safe.join('')}"/></svg>`,
  ].join('');
}

function closedPath(path: Path): string {
  return `M${path.map(([x, y]) => `${mm(x)} ${mm(y)}`).join('L')}Z`;
}

function inner({ from, to }: Line): string {
  return `M${mm(from[0])} ${mm(from[1])}L${mm(to[0])} ${mm(to[1])}`;
}

/** Which way it is folded shows in its dashes. */
export function creaseClass({ degrees }: Crease): string {
  return degrees < 0 ? 'cw-valley' : 'cw-crease';
}

function outline({ x, y, width, height }: Box, shape: Shape): string {
  if (shape === 'round') {
    const half = `${mm(width / 2)} ${mm(height / 2)} 0 0 1`;
    const middle = mm(y + height / 2);
    return `M${mm(x)} ${middle}A${half} ${mm(x + width)} ${middle}A${half} ${mm(x)} ${middle}Z`;
  }
  const corners =
    shape === 'rectangle'
      ? [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ]
      : [
          [0.25, 0],
          [0.75, 0],
          [1, 0.5],
          [0.75, 1],
          [0.25, 1],
          [0, 0.5],
        ];
  const points = corners.map(
    ([across = 0, down = 0]) => `${mm(x + across * width)} ${mm(y + down * height)}`,
  );
  return `M${points.join('L')}Z`;
}
