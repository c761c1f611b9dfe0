/**
 * Text as cells of a terminal: how many columns each character takes.
 *
 * Wide characters: Unicode Standard Annex #11, East Asian Width W and F, by blocks, and emoji.
 */

/** What a reader takes for one character. */
export interface Cell {
  /** As printed. */
  readonly text: string;
  /** Columns of the terminal: 0, 1 or 2, for a tab more. */
  readonly width: number;
  /** Where it is in the line, UTF-16 code units: from `start` up to, not including, `end`. */
  readonly start: number;
  readonly end: number;
}

const TAB = '    ';

const WIDE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\u4DBF\u4E00-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{17000}-\u{18D08}\u{1B000}-\u{1B2FB}\u{1F200}-\u{1F265}\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}|\p{Emoji}\u{FE0F}/u;

const WITHOUT_WIDTH = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;

/** Control characters and those that turn the direction of text: they would spoil the terminal. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/** The text without characters that would spoil a terminal; ends of lines stay. */
export function printable(text: string): string {
  return text.split('\n').map(printableLine).join('\n');
}

/** Made on first use, which takes some 10 ms: most runs have nothing to tell. */
let graphemes: Intl.Segmenter | undefined;

/** The characters of one line, ready to be printed: tabs are spaces, nothing moves the cursor. */
export function cells(line: string): Cell[] {
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(graphemes.segment(line), ({ segment, index }) => {
    const place = { start: index, end: index + segment.length };
    if (segment === '\t') return { text: TAB, width: TAB.length, ...place };
    const text = printableLine(segment);
    return { text, width: widthOf(text), ...place };
  });
}

/** Columns that the cells take together. */
export function widthOfCells(list: readonly Cell[]): number {
  return list.reduce((sum, { width }) => sum + width, 0);
}

function printableLine(line: string): string {
  return line.replace(UNPRINTABLE, '�');
}

function widthOf(grapheme: string): number {
  if (WITHOUT_WIDTH.test(grapheme)) return 0;
  return WIDE.test(grapheme) ? 2 : 1;
}
