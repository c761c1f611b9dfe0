/** Lines in the wrong column, lines that are no entries, and what git leaves of a merge. */
import type { Span } from '../../../../diagnostics/index.ts';
import { indentation, lineAt } from '../lines.ts';
import { contentAbove, type Detector, failedLine, type Failure, wholeLine } from './failure.ts';

const BLOCK_SIGN = /[:-][ \t]+[|>][-+0-9]*[ \t]*(?:#.*)?$/;

/** A line of a drawing in the column of its key, or left of the line above. */
export const blockIndentation: Detector = (failure) => {
  const { text, entryStart } = failure;
  const failed = failedLine(failure);
  let line = failed;
  for (;;) {
    const above = contentAbove(text, line.start, entryStart);
    if (above === null) return null;
    if (BLOCK_SIGN.test(above.text)) break;
    const isProperty = /^\s*(?:- +)?[^\s]+:(?:\s|$)/.test(above.text);
    if (isProperty || indentation(above.text) < indentation(failed.text)) return null;
    line = above;
  }
  const isProperty = /^\s*(?:- +)*[\w-]+:(?:\s|$)/.test(failed.text);
  if (isProperty && failed.start !== line.start) return null;
  return wholeLine('block-indentation', isDeeper(line, failed) ? failed : line);
};

function isDeeper(line: { text: string }, failed: { text: string }): boolean {
  return indentation(line.text) > indentation(failed.text);
}

/** An item among properties, or a property among items. */
export const listAndMap: Detector = (failure) => {
  const line = failedLine(failure);
  const isItem = /^\s*-(?:\s|$)/.test(line.text);
  const sibling = siblingAbove(failure);
  if (sibling === null) return null;
  return /^\s*-(?:\s|$)/.test(sibling) === isItem ? null : wholeLine('list-and-map', line);
};

/** The nearest line above in the column of the failed one, if nothing left of it is between. */
function siblingAbove(failure: Failure): string | null {
  const { text, entryStart } = failure;
  const failed = failedLine(failure);
  const column = indentation(failed.text);
  let line = contentAbove(text, failed.start, entryStart);
  while (line !== null && indentation(line.text) > column) {
    line = contentAbove(text, line.start, entryStart);
  }
  return line !== null && indentation(line.text) === column ? line.text : null;
}

/** A line without a colon among properties: the one that js-yaml took for the beginning of a key. */
export const missingColon: Detector = (failure) => {
  if (!/multiline key|expected ':'|document separator|sequence entry/.test(failure.reason))
    return null;
  const { text, entryStart } = failure;
  const failed = failedLine(failure);
  const above = contentAbove(text, failed.start, entryStart);
  // The key of a list is above its first entry.
  const isItem = /^\s*-(?:\s|$)/.test(failed.text);
  if (isItem && (above === null || !/^\s*[\w-]+\s*$/.test(above.text))) return null;
  const slipped = [...(isItem ? [] : [failed]), above].find(
    (line) => line !== null && !/:(?:\s|$)/.test(line.text),
  );
  return slipped === undefined || slipped === null ? null : wholeLine('missing-colon', slipped);
};

export const wrongColumn: Detector = (failure) =>
  /indentation|document separator/.test(failure.reason)
    ? wholeLine('indentation', failedLine(failure))
    : null;

/** Says no more than js-yaml does. */
export const other = (failure: Failure) => {
  const line = failedLine(failure);
  const start = Math.min(failure.offset, Math.max(line.start, line.end - 1));
  return { slip: 'other' as const, start, end: Math.max(start + 1, line.end) };
};

/** What git leaves in a file when it cannot merge two versions of it. */

const MARKER = /^(?:<{7}|>{7}) /m;

/** The first line between two offsets that begins or ends a conflict; null without one. */
export function conflictMarker(text: string, from: number, to: number): Span | null {
  const found = MARKER.exec(text.slice(from, to));
  if (found === null) return null;
  const { start, end } = lineAt(text, from + found.index);
  return { start, end };
}

export const conflict: Detector = ({ text, entryStart, entryEnd }) => {
  const marker = conflictMarker(text, entryStart, entryEnd);
  return marker === null ? null : { slip: 'conflict', ...marker };
};
