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
function drawingLines(text: string): string[] {
  return text.replace(/\r?\n$/, '').split(/\r?\n/);
}

/** Reads a drawing. When `faults` is not empty, `offsets` is. */
export function readDrawing(text: string): Drawing {
  const lines = drawingLines(text);
  const faults = isSound(text, lines) ? [] : drawingFaults(lines);
  return faults.length > 0 ? { offsets: [], faults } : { offsets: coveredOffsets(lines), faults };
}

const KNOWN_CHARACTERS = /^(?:[@#.]+(?:\r?\n|$))+$/;

/** Nearly all drawings are sound, and that can be seen without looking at every square. */
function isSound(text: string, lines: readonly string[]): boolean {
  const origin = text.indexOf('@');
  return (
    KNOWN_CHARACTERS.test(text) &&
    origin !== -1 &&
    origin === text.lastIndexOf('@') &&
    text.includes('#') &&
    lines.every(({ length }) => length === lines[0]?.length)
  );
}

function drawingFaults(lines: readonly string[]): DrawingFault[] {
  const unknown = unknownCharacters(lines);
  const origins = lines.flatMap((content, line) =>
    columnsOf('@', content).map((column) => ({ line, column })),
  );
  const faults: DrawingFault[] = [
    ...unknown.map((square) => ({ fault: 'unknown-character' as const, ...square })),
    ...origins.slice(1).map((square) => ({ fault: 'two-origins' as const, ...square })),
    ...raggedLines(lines),
  ];
  if (origins.length === 0) faults.push({ fault: 'no-origin' });
  const covers = lines.some((line) => line.includes('#'));
  return covers || faults.length > 0 ? faults : [{ fault: 'empty' }];
}

function unknownCharacters(lines: readonly string[]) {
  if (!lines.some((content) => /[^@#.]/.test(content))) return [];
  return lines.flatMap((content, line) =>
    Array.from(content.matchAll(/[^@#.]/gu), ({ 0: character, index: column }) => ({
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
  return lines.flatMap((line, row) =>
    columnsOf('#', line).map((column): Offset => [column - originColumn, originLine - row]),
  );
}

function columnsOf(character: string, line: string): number[] {
  const columns: number[] = [];
  for (let at = line.indexOf(character); at !== -1; at = line.indexOf(character, at + 1)) {
    columns.push(at);
  }
  return columns;
}
