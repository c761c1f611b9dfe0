/** What is different between two texts, as one stretch; and two such changes of the same text together. */

export interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly inserted: string;
}

/** Null for equal texts. */
export function stretchBetween(before: string, after: string): Stretch | null {
  if (before === after) return null;
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { start, end: before.length - tail, inserted: after.slice(start, after.length - tail) };
}

/** `theirs` as a change of the text that has `mine` already; null where both touch the same lines. */
export function beside(base: string, mine: Stretch, theirs: Stretch): Stretch | null {
  const [own, other] = [wholeLines(base, mine), wholeLines(base, theirs)];
  if (other.end < own.start) return theirs;
  if (own.end < other.start) {
    const grown = mine.inserted.length - (mine.end - mine.start);
    return { ...theirs, start: theirs.start + grown, end: theirs.end + grown };
  }
  return null;
}

function wholeLines(base: string, { start, end }: Stretch): { start: number; end: number } {
  const last = base.indexOf('\n', end);
  return {
    start: base.lastIndexOf('\n', start - 1) + 1,
    end: last < 0 ? base.length : last,
  };
}

/** The lines of a text that a change of it touches. */
export function linesOf(text: string, stretch: Stretch): string {
  const { start, end } = wholeLines(text, stretch);
  return text.slice(start, end);
}

/** What shows the text of the open file. */
export interface Editor {
  readonly text: string;
  open(file: string, text: string): void;
  /** Something that nobody typed here. */
  change(stretch: Stretch): void;
  goTo(line: number): void;
  /** As if it were typed. */
  replaceLines(first: number, count: number, lines: readonly string[]): void;
}

/** Both versions of the lines that two have changed. */
export interface Conflict {
  readonly text: string;
  readonly hash: string;
}
