/** How often characters of scripts have run, from what V8 counts by blocks. */
import type { Profiler } from 'node:inspector';

/** The count of the innermost block around a character; null for what runs when a module is loaded. */
export function countAt(
  { functions }: Pick<Profiler.ScriptCoverage, 'functions'>,
  offset: number,
  length: number,
): number | null {
  let innermost: Profiler.CoverageRange | null = null;
  let isInFunction = false;
  for (const { ranges, functionName } of functions) {
    const [whole] = ranges;
    if (whole === undefined || !holds(whole, offset)) continue;
    if (functionName !== '' || sizeOf(whole) < length - MARGIN) isInFunction = true;
    for (const range of ranges) {
      if (!holds(range, offset)) continue;
      if (innermost === null || sizeOf(range) <= sizeOf(innermost)) innermost = range;
    }
  }
  return isInFunction ? (innermost?.count ?? 0) : null;
}

/** A function around a whole module begins and ends near its ends. */
const MARGIN = 40;

function holds({ startOffset, endOffset }: Profiler.CoverageRange, offset: number): boolean {
  return startOffset <= offset && offset < endOffset;
}

function sizeOf({ startOffset, endOffset }: Profiler.CoverageRange): number {
  return endOffset - startOffset;
}
