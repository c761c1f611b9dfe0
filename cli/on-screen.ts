/** What a terminal takes: the control sequences that are ours, and texts without any of their own. */
import { writeSync } from 'node:fs';

/** Takes away what is in the line, and the cursor to its beginning. */
export const CLEAR_LINE = '\r\u001B[K';

export const CLEAR_SCREEN = '\u001B[2J\u001B[3J\u001B[H';

/** Control characters but line breaks and tabs, and those that turn the direction of text. */
const CONTROL = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** The same, but for those that begin a colour. */
// oxlint-disable-next-line no-control-regex -- they are looked for
const CONTROL_BUT_COLOUR = /(?!\u001B\[[0-9;]*m)(?![\n\t])\p{Cc}/gu;

/**
 * A name in a game may hold what would move the cursor, rename the window or hide a text. `styled`: colours
 * are ours, and stay.
 */
export function harmless(text: string, sort: 'plain' | 'styled' = 'plain'): string {
  return text.replace(sort === 'styled' ? CONTROL_BUT_COLOUR : CONTROL, '�');
}

/** In a thread `process.stderr` is no file. */
const STANDARD_ERROR = 2;

/** At once: what a thread writes to a stream is written by the first one, which is at work. */
export function writeAtOnce(text: string): void {
  try {
    writeSync(STANDARD_ERROR, text);
  } catch {
    // Whoever read it has gone, or reads too slowly: progress is not worth an error.
  }
}
