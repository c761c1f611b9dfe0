/**
 * Patterns: sets of squares relative to an origin, drawn as text.
 *
 *     ###     the top line is farthest ahead
 *     .@.     @ origin, # covered, . not covered
 */
import type { Offset } from './game.ts';

/** What is wrong with a drawing, and where: lines from 0, columns from 0 in UTF-16 code units. */
export type DrawingFault =
  | { readonly fault: 'no-origin' }
  | { readonly fault: 'two-origins'; readonly line: number; readonly column: number }
  | {
      readonly fault: 'ragged';
      readonly line: number;
      readonly width: number;
      /** Width of most lines. */
      readonly expected: number;
    }
  | {
      readonly fault: 'unknown-character';
      readonly line: number;
      readonly column: number;
      readonly character: string;
    }
  | { readonly fault: 'empty' };

export interface Drawing {
  /** Covered squares in reading order: from the line farthest ahead, each from left to right. */
  readonly offsets: readonly Offset[];
  readonly faults: readonly DrawingFault[];
}

/** The lines of a drawing, without the line break that a block scalar ends with. */
export function drawingLines(text: string): string[] {
  return text.replace(/\r?\n$/, '').split(/\r?\n/);
}

/** Reads a drawing. When `faults` is not empty, `offsets` is. */
export function readDrawing(text: string): Drawing {
  const lines = drawingLines(text);
  const faults = drawingFaults(lines);
  return faults.length > 0 ? { offsets: [], faults } : { offsets: coveredOffsets(lines), faults };
}

function drawingFaults(lines: readonly string[]): DrawingFault[] {
  const origins = squares(lines, /@/g);
  const faults: DrawingFault[] = [
    ...squares(lines, /[^@#.]/gsu).map((square) => ({
      fault: 'unknown-character' as const,
      ...square,
    })),
    ...origins
      .slice(1)
      .map(({ line, column }) => ({ fault: 'two-origins' as const, line, column })),
    ...raggedLines(lines),
  ];
  if (origins.length === 0) faults.push({ fault: 'no-origin' });
  const covers = lines.some((line) => line.includes('#'));
  return covers || faults.length > 0 ? faults : [{ fault: 'empty' }];
}

/** The squares whose character matches, in reading order. */
function squares(lines: readonly string[], character: RegExp) {
  return lines.flatMap((content, line) =>
    content.search(character) === -1
      ? []
      : Array.from(content.matchAll(character), ({ 0: character, index: column }) => ({
          character,
          line,
          column,
        })),
  );
}

function raggedLines(lines: readonly string[]): DrawingFault[] {
  const widths = lines.map((content) => Array.from(content).length);
  if (widths.every((width) => width === widths[0])) return [];
  const expected = mostFrequent(widths);
  return widths.flatMap((width, line) =>
    width === expected ? [] : [{ fault: 'ragged' as const, line, width, expected }],
  );
}

/** The first of those that occur most often. */
function mostFrequent(numbers: readonly number[]): number {
  const counts = numbers.map((one) => numbers.filter((other) => other === one).length);
  return numbers[counts.indexOf(Math.max(...counts))] ?? 0;
}

function coveredOffsets(lines: readonly string[]): Offset[] {
  const originLine = lines.findIndex((line) => line.includes('@'));
  const originColumn = lines[originLine]?.indexOf('@') ?? 0;
  const offsets: Offset[] = [];
  lines.forEach((line, row) => {
    for (let column = line.indexOf('#'); column !== -1; column = line.indexOf('#', column + 1)) {
      offsets.push([column - originColumn, originLine - row]);
    }
  });
  return offsets;
}
