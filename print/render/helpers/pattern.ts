import type { Offset } from '../../../engine/game.ts';
import { nearest } from '../../../generator/nearest.ts';
import { failTemplate } from '../template-fault.ts';
import { optionalText } from './arguments.ts';
import type { Helper, Options, Scope } from './helper.ts';
import { escape, markup, titled } from './markup.ts';
import { beyond, fieldOf, type Field } from './pattern-field.ts';

/** `{{pattern card.ranged.targets ring=card.ranged.strength}}`: the squares as a grid; `grid=5` or `most=5` limits it. */
export const pattern: Helper = {
  name: 'pattern',
  takes: [1, 1],
  options: ['grid', 'most', 'ring', 'title'],
  run: ([given], options, scope) => markup(drawPattern(given, options, scope)),
};

/** The squares of a pattern (its id, or its offsets) as SVG. */
export function drawPattern(given: unknown, options: Options, scope: Scope): string {
  const offsets = offsetsOf(given, scope);
  const { attributes, content } = titled(optionalText('pattern', options['title']));
  const field = fieldOf(offsets, {
    grid: squaresIn('grid', options),
    most: squaresIn('most', options),
  });
  const { left, top, columns, rows } = field;
  const viewBox = `${left - 0.5} ${top - 0.5} ${columns} ${rows}`;
  const squares = grid(offsets, field).map(
    ({ x, y, classes }) =>
      `<rect class="${classes}" x="${x - 0.5}" y="${y - 0.5}" width="1" height="1"/>`,
  );
  const heads = beyond(offsets, field).map(
    ({ x, y, turn }) =>
      `<path class="pattern-beyond" transform="translate(${x} ${y}) rotate(${turn})" d="M0-.3L.28.16H-.28Z"/>`,
  );
  return `<svg class="pattern" viewBox="${viewBox}" style="--columns:${columns};--rows:${rows}" ${attributes}>${content}${squares.join('')}${heads.join('')}${ring(options['ring'])}</svg>`;
}

function offsetsOf(given: unknown, { game }: Scope): readonly Offset[] {
  if (typeof given === 'string') {
    const named = game.patterns[given];
    if (named !== undefined) return named;
    const near = nearest(given, Object.keys(game.patterns));
    return failTemplate('CW1203', { what: 'pattern', id: given, nearest: near });
  }
  if (Array.isArray(given) && given.every(isOffset)) return given;
  const expected = 'a pattern: its id, or a list of offsets';
  return failTemplate('CW2008', { helper: 'pattern', wrong: 'value', expected, actual: given });
}

function isOffset(value: unknown): value is Offset {
  return Array.isArray(value) && value.length === 2 && value.every(Number.isInteger);
}

/** An option that counts squares. */
function squaresIn(name: 'grid' | 'most', options: Options): number | undefined {
  const value = options[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number' && Number.isInteger(value) && value > 0) return value;
  const expected = `a whole number of squares for ${name}`;
  return failTemplate('CW2008', { helper: 'pattern', wrong: 'value', expected, actual: value });
}

interface Square {
  readonly x: number;
  readonly y: number;
  readonly classes: string;
}

/** Row by row from the top, so that a style sheet's strokes lie over each other in a fixed order. */
function grid(offsets: readonly Offset[], { left, top, columns, rows }: Field): Square[] {
  const covered = new Set(offsets.map(([dx, dy]) => `${dx},${dy}`));
  return Array.from({ length: columns * rows }, (_, index) => {
    const x = left + (index % columns);
    const y = top + Math.floor(index / columns);
    const own = x === 0 && y === 0 ? ' pattern-origin' : '';
    const hit = covered.has(`${x},${-y}`) ? ' pattern-covered' : '';
    return { x, y, classes: `pattern-cell${hit}${own}` };
  });
}

function ring(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'number' && typeof value !== 'string') {
    const expected = 'a number for its ring';
    return failTemplate('CW2008', { helper: 'pattern', wrong: 'value', expected, actual: value });
  }
  const text = escape(String(value));
  return `<circle class="pattern-ring" r="0.4"/><text class="pattern-number" text-anchor="middle" dominant-baseline="central" font-size="0.6">${text}</text>`;
}
