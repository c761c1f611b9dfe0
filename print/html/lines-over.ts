/** What is drawn over the faces of a page, as SVG in mm: cuts that are not straight, creases, safe areas on proofs. */
import type { Measures, Shape } from '../../kernel/index.ts';
import { dieLinesOn } from '../layout/die-lines.ts';
import { grown, type Box, type PageLayout } from '../layout/page.ts';
import type { Line, Path } from '../parts/geometry.ts';
import { linesOf, type Crease, type Net } from '../parts/net.ts';
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

/** The lines of a part over its face on a screen: with looks of their own, whatever style sheets say. */
export function linesOnScreen(net: Net, { width, height }: Measures): string {
  const { outlines, slits, creases } = linesOf(net);
  const folds = (isTowards: boolean): string =>
    creases
      .filter(({ degrees }) => degrees < 0 === isTowards)
      .map(inner)
      .join('');
  return [
    `<svg class="cw-part-lines" aria-hidden="true" style="position:absolute;inset:0;width:100%;height:100%;overflow:visible;pointer-events:none" viewBox="0 0 ${mm(width)} ${mm(height)}">`,
    drawn([...outlines.map(closedPath), ...slits.map(inner)].join(''), ''),
    drawn(folds(false), '2 1'),
    drawn(folds(true), '2 0.8 0.2 0.8'),
    '</svg>',
  ].join('');
}

/** Seen on light and on dark art. */
function drawn(path: string, dashes: string): string {
  if (path === '') return '';
  const dashed = dashes === '' ? '' : `;stroke-dasharray:${dashes}`;
  return [
    `<path style="fill:none;stroke:#fff;stroke-width:0.6${dashed}" d="${path}"/>`,
    `<path style="fill:none;stroke:#c2185b;stroke-width:0.25${dashed}" d="${path}"/>`,
  ].join('');
}
