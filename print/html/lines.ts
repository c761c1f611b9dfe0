/** Lines that are drawn over the faces: outlines of what is not cut straight, safe areas on proofs. */
import type { Shape } from '../../generator/print-sizes.ts';
import { grown, type Box } from '../layout/box.ts';
import type { PageLayout } from '../layout/page.ts';
import { mm } from './measures.ts';

/** Empty where nothing is to be drawn. */
export function lines({ paper: { width, height }, placed }: PageLayout): string {
  const cuts = placed
    .filter(({ shape = 'rectangle' }) => shape !== 'rectangle')
    .map(({ trim, shape = 'rectangle' }) => outline(trim, shape));
  const safe = placed.flatMap(({ trim, shape = 'rectangle', safe: distance }) =>
    distance === undefined ? [] : [outline(grown(trim, -distance), shape)],
  );
  if (cuts.length === 0 && safe.length === 0) return '';
  return [
    `<svg class="cw-furniture cw-over" viewBox="0 0 ${mm(width)} ${mm(height)}" width="${mm(width)}mm" height="${mm(height)}mm" aria-hidden="true">`,
    `<path d="${cuts.join('')}"/><path class="cw-safe" d="${safe.join('')}"/></svg>`,
  ].join('');
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
