/** A drawn tile as a small drawing: its squares, each with the first letter of what is printed on it. */
import type { Layout } from '../../engine/index.ts';
import { isMapping } from '../../kernel/index.ts';
import { escape } from '../render/helpers/markup.ts';

export function isLayout(value: unknown): value is Layout {
  if (!isMapping(value)) return false;
  const { columns, rows, ...signs } = value;
  const areSizes = typeof columns === 'number' && typeof rows === 'number';
  return areSizes && Object.values(signs).every((squares) => Array.isArray(squares));
}

/** `nameOf`: a sign as players call it. */
export function drawLayout(layout: Layout, nameOf: (sign: string) => string): string {
  const { columns, rows, ...signs } = layout;
  const grid = Array.from({ length: columns * rows }, (_, at) => {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    return `<rect x="${x}" y="${y}" width="1" height="1"/>`;
  });
  const letters = Object.entries(signs).flatMap(([sign, squares]) =>
    squares.map(([column, row]) => {
      const [first = ''] = nameOf(sign);
      return `<text x="${column - 0.5}" y="${row - 0.22}">${escape(first.toUpperCase())}</text>`;
    }),
  );
  return [
    `<svg class="layout" viewBox="-0.1 -0.1 ${columns + 0.2} ${rows + 0.2}" width="${1.3 * columns}em" aria-hidden="true">`,
    `<g fill="none" stroke="currentColor" stroke-width="0.06">${grid.join('')}</g>`,
    `<g font-size="0.8" text-anchor="middle">${letters.join('')}</g></svg>`,
  ].join('');
}
