/**
 * What is left of a file with damaged entries.
 *
 * The entries of the outermost list or mapping begin in one column, so they can be told apart
 * without reading them. Damaged ones are blanked: the rest keeps its offsets, can be read, and
 * the faults of one card hide no others.
 */
import { hasContent, indentation, linesBetween, type Line } from './lines.ts';

/** An entry of the outermost list or mapping, with the lines that belong to it. */
export interface Entry {
  readonly start: number;
  readonly end: number;
  /** Whether its first line begins as an entry must: in the common column, with a "-" in a list. */
  readonly fits: boolean;
}

/** The entries of a block list or mapping; the whole text when it is neither. */
export function splitEntries(text: string): Entry[] {
  const lines = Array.from(linesBetween(text, 0, text.length));
  const first = lines.find(isEntryLine);
  if (first === undefined || /^[ \uFEFF]*[[{"'|>]/.test(first.text)) {
    return [{ start: 0, end: text.length, fits: true }];
  }
  const column = columnOf(first);
  const isList = isItem(first);
  const starts = lines.filter(
    (line) => isEntryLine(line) && begins(line, column, isList) && line.start >= first.start,
  );
  return starts.map((line, index) => ({
    start: line.start,
    end: starts[index + 1]?.start ?? text.length,
    fits: columnOf(line) === column && isItem(line) === isList,
  }));
}

/** The text with the entries blanked that hold one of the offsets; all of it, when none does. */
export function blankEntries(text: string, offsets: readonly number[]): string {
  const entries = splitEntries(text).filter(({ start, end }) =>
    offsets.some((offset) => start <= offset && offset < Math.max(end, start + 1)),
  );
  return entries.reduce(blank, text);
}

/** Blanks a part of a text, so that what is left keeps its offsets and lines. */
export function blank(text: string, { start, end }: { start: number; end: number }): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ') + text.slice(end);
}

function isEntryLine({ text }: Line): boolean {
  return hasContent(text.replace('\uFEFF', '')) && !/^(?:---|\.\.\.)(?=[ \t]|$)/.test(text);
}

/** The items of a list may stand in the column of the key that they belong to. */
function begins(line: Line, column: number, isList: boolean): boolean {
  const at = columnOf(line);
  if (at > column || /^[ \t]*[\]}]/.test(line.text)) return false;
  return at < column || isList || !isItem(line);
}

function columnOf({ text }: Line): number {
  return indentation(text.replace('\uFEFF', ''));
}

function isItem({ text }: Line): boolean {
  return /^[ \uFEFF]*-(?=[ \t]|$)/.test(text);
}
