/** Patterns as drawings: all squares, or a part of fixed size with arrowheads where it goes on. */
import type { Offset } from '../../../engine/index.ts';
import { nearest } from '../../../kernel/index.ts';
import { failTemplate } from '../strict-compiler.ts';
import { optionalText, type Helper, type Options, type Scope } from './helper.ts';
import { escape, markup, titled } from './markup.ts';

/** `{{pattern card.ranged.targets ring=card.ranged.strength}}`: the squares as a grid; `grid=5` or `most=5` limits it, `least=5` draws it in a larger field. */
export const pattern: Helper = {
  name: 'pattern',
  takes: [1, 1],
  options: ['grid', 'least', 'most', 'ring', 'title'],
  run: ([given], options, scope) => markup(drawPattern(given, options, scope)),
};

/** The squares of a pattern (its id, or its offsets) as SVG. */
export function drawPattern(given: unknown, options: Options, scope: Scope): string {
  const offsets = offsetsOf(given, scope);
  const { attributes, content } = titled(optionalText('pattern', options['title']));
  const field = fieldOf(offsets, {
    grid: squaresIn('grid', options),
    least: squaresIn('least', options),
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
function squaresIn(name: 'grid' | 'least' | 'most', options: Options): number | undefined {
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

/** A rectangle of squares; SVG counts downward, a pattern forward: y is the negative of dy. */
interface Field {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/** What a template asks for: `grid` squares each way, or at `least` and at `most` a number of squares; by default just the pattern. */
interface FieldLimit {
  readonly grid: number | undefined;
  readonly least?: number | undefined;
  readonly most: number | undefined;
}

/** The field holds the origin, as near its middle as the pattern lets it. */
export function fieldOf(offsets: readonly Offset[], limit: FieldLimit): Field {
  const across = spanOf(
    offsets.map(([dx]) => dx),
    limit,
  );
  const down = spanOf(
    offsets.map(([, dy]) => 0 - dy),
    limit,
  );
  return { left: across.from, top: down.from, columns: across.length, rows: down.length };
}

interface Span {
  readonly from: number;
  readonly length: number;
}

function spanOf(places: readonly number[], { grid, least = 1, most = Infinity }: FieldLimit): Span {
  const low = Math.min(0, ...places);
  const high = Math.max(0, ...places);
  const length = grid ?? Math.min(most, Math.max(least, high - low + 1));
  // Both ends of the pattern inside, or no square wasted where it is longer than the field.
  const ends = [low, high - length + 1];
  const from = Math.max(Math.min(...ends), Math.min(Math.max(...ends), -Math.floor(length / 2)));
  return { from, length };
}

/** An arrowhead on a square at the edge: the pattern goes on beyond it. */
interface Beyond {
  readonly x: number;
  readonly y: number;
  /** Degrees from straight ahead, clockwise. */
  readonly turn: number;
}

/** One for each edge square that is nearest to squares outside the field. */
export function beyond(offsets: readonly Offset[], { left, top, columns, rows }: Field): Beyond[] {
  const heads = new Map<string, Beyond>();
  for (const [dx, dy] of offsets) {
    const x = Math.min(Math.max(dx, left), left + columns - 1);
    const y = Math.min(Math.max(0 - dy, top), top + rows - 1);
    if (x === dx && y + dy === 0) continue;
    const turn = (Math.atan2(Math.sign(dx - x), Math.sign(y + dy)) * 180) / Math.PI;
    heads.set(`${x},${y}`, { x, y, turn: Math.round(turn) });
  }
  return [...heads.values()];
}
