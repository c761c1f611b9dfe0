/** What happened to a text between two states, so that either can be made of the other. */
import { createHash } from 'node:crypto';
import { alike, utf8Bytes } from '../../kernel/index.ts';

/** One stretch that was replaced. */
export interface TextChange {
  /** Hashes of the whole text, before and after; null where there is no file. */
  readonly before: string | null;
  readonly after: string | null;
  /** In UTF-16 units, from 0. */
  readonly start: number;
  readonly removed: string;
  readonly inserted: string;
}

/** Null for a file that is not there. */
export type FileText = string | null;

export function textChange(old: FileText, next: FileText): TextChange {
  const [before, after] = [old ?? '', next ?? ''];
  const { head: start, tail } = alike(before, after);
  return {
    before: old === null ? null : hashOf(old),
    after: next === null ? null : hashOf(next),
    start,
    removed: before.slice(start, before.length - tail),
    inserted: after.slice(start, after.length - tail),
  };
}

/** The text before the change, of the one after it; undefined for any other text. */
export function takenBack(text: FileText, change: TextChange): FileText | undefined {
  const { inserted, removed, before, after } = change;
  return exchanged(text, change.start, { from: inserted, to: removed, was: after, hash: before });
}

/** The text after the change, of the one before it; undefined for any other text. */
export function madeAgain(text: FileText, change: TextChange): FileText | undefined {
  const { inserted, removed, before, after } = change;
  return exchanged(text, change.start, { from: removed, to: inserted, was: before, hash: after });
}

interface Exchange {
  readonly from: string;
  readonly to: string;
  /** Hashes of the whole text, as it is and as it is to be. */
  readonly was: string | null;
  readonly hash: string | null;
}

function exchanged(
  text: FileText,
  start: number,
  { from, to, was, hash }: Exchange,
): FileText | undefined {
  if ((text === null) !== (was === null)) return undefined;
  const old = text ?? '';
  if (!old.startsWith(from, start)) return undefined;
  const made = old.slice(0, start) + to + old.slice(start + from.length);
  if (hash === null) return made === '' ? null : undefined;
  return hashOf(made) === hash ? made : undefined;
}

let last: { readonly text: string; readonly hash: string } | null = null;

/** What a step begins with is what the last one ended with. */
export function hashOf(text: string): string {
  if (last?.text !== text) {
    last = { text, hash: createHash('sha256').update(utf8Bytes(text)).digest('base64url') };
  }
  return last.hash;
}
