/** What happened to a text between two states, so that either can be made of the other. */
import { createHash } from 'node:crypto';

/** One stretch that was replaced. */
export interface TextChange {
  /** Hashes of the whole text, before and after. */
  readonly before: string;
  readonly after: string;
  /** In UTF-16 units, from 0. */
  readonly start: number;
  readonly removed: string;
  readonly inserted: string;
}

export function textChange(before: string, after: string): TextChange {
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return {
    before: hashOf(before),
    after: hashOf(after),
    start,
    removed: before.slice(start, before.length - tail),
    inserted: after.slice(start, after.length - tail),
  };
}

/** The text before the change, of the one after it; null for any other text. */
export function takenBack(text: string, change: TextChange): string | null {
  return exchanged(text, change, change.inserted, change.removed, change.before);
}

/** The text after the change, of the one before it; null for any other text. */
export function madeAgain(text: string, change: TextChange): string | null {
  return exchanged(text, change, change.removed, change.inserted, change.after);
}

function exchanged(
  text: string,
  { start }: TextChange,
  from: string,
  to: string,
  hash: string,
): string | null {
  if (!text.startsWith(from, start)) return null;
  const made = text.slice(0, start) + to + text.slice(start + from.length);
  return hashOf(made) === hash ? made : null;
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
