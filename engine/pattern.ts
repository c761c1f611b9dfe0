/**
 * Patterns: sets of squares relative to an origin, drawn as text.
 *
 *     ###     the top line is farthest ahead
 *     .@.     @ origin, # covered, . not covered
 */
import type { Offset } from './game.ts';

/** What is wrong with a drawing, and in which of its lines (from 0). */
export type DrawingFault =
  | { readonly fault: 'no-origin' }
  | { readonly fault: 'two-origins'; readonly line: number }
  | {
      readonly fault: 'ragged';
      readonly line: number;
      readonly width: number;
      readonly expected: number;
    }
  | { readonly fault: 'unknown-character'; readonly line: number; readonly character: string }
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
  const faults: DrawingFault[] = [];
  const expected = lines[0]?.length ?? 0;
  let origins = 0;
  let covered = 0;
  lines.forEach((content, line) => {
    for (const character of content) {
      if (character === '@') origins += 1;
      else if (character === '#') covered += 1;
      else if (character !== '.') faults.push({ fault: 'unknown-character', line, character });
      if (character === '@' && origins > 1) faults.push({ fault: 'two-origins', line });
    }
    if (content.length !== expected) {
      faults.push({ fault: 'ragged', line, width: content.length, expected });
    }
  });
  if (origins === 0) faults.push({ fault: 'no-origin' });
  if (covered === 0 && faults.length === 0) faults.push({ fault: 'empty' });
  return faults;
}

function coveredOffsets(lines: readonly string[]): Offset[] {
  const originLine = lines.findIndex((line) => line.includes('@'));
  const originColumn = lines[originLine]?.indexOf('@') ?? 0;
  return lines.flatMap((line, row) =>
    [...line].flatMap((character, column): Offset[] =>
      character === '#' ? [[column - originColumn, originLine - row]] : [],
    ),
  );
}
