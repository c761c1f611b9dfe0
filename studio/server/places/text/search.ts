/** Words in all text files of a game: where they are, and what they are replaced with. */
import { filled } from '../../../protocol/filled.ts';
import type { TextHit, TextSearch } from '../../../protocol/text.ts';
import type { Desk } from '../../desk.ts';
import { hashOf } from '../../text-change.ts';
import { textFiles, textIn } from './files.ts';
import { seenText } from './lines.ts';
import { textWords } from './words.ts';

/** Nobody reads more. */
const MOST = 500;

/** Of a long line what is around the words, in characters. */
const AROUND = 60;

export interface Wanted {
  readonly words: string;
  /** Whether capital letters matter. */
  readonly isExact: boolean;
}

function patternOf({ words, isExact }: Wanted): RegExp {
  return new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), isExact ? 'g' : 'gi');
}

/** In the order of the files. */
export function searchTexts(folder: string, wanted: Wanted): TextSearch {
  const hits: TextHit[] = [];
  const files: Record<string, string> = {};
  let count = 0;
  if (wanted.words === '') return { hits, count, files };
  const pattern = patternOf(wanted);
  for (const file of textFiles(folder)) {
    const text = textIn(folder, file);
    if (text === null) continue;
    for (const [index, line] of seenText(text).split('\n').entries()) {
      for (const { index: at, 0: found } of line.matchAll(pattern)) {
        count += 1;
        files[file] ??= hashOf(text);
        if (hits.length < MOST) hits.push({ file, line: index + 1, ...around(line, at, found) });
      }
    }
  }
  return { hits, count, files };
}

function around(line: string, at: number, found: string): Omit<TextHit, 'file' | 'line'> {
  const start = Math.max(0, at - AROUND);
  const end = at + found.length;
  return {
    before: line.slice(start, at).trimStart(),
    found,
    after: line.slice(end, end + AROUND).trimEnd(),
  };
}

/** One step over all files; those that are no longer what was seen are named, and stay as they are. */
export function replaceInTexts(
  desk: Desk,
  wanted: Wanted,
  { by, files }: { readonly by: string; readonly files: Readonly<Record<string, string>> },
): string[] {
  const pattern = patternOf(wanted);
  const refused: string[] = [];
  const seen = new Map<string, string>();
  for (const [file, hash] of Object.entries(files)) {
    const before = textIn(desk.folder, file);
    if (before === null || hashOf(before) !== hash) refused.push(file);
    else seen.set(file, before);
  }
  if (seen.size === 0) return refused;
  const texts = new Map(
    [...seen].map(([file, before]) => [file, before.replaceAll(pattern, () => by)]),
  );
  const [first = ''] = seen.keys();
  const { replaced, replacedFiles } = textWords.words;
  const label =
    seen.size === 1
      ? filled(replaced, { file: first })
      : filled(replacedFiles, { count: seen.size });
  const outcome = desk.workshop.write(label, texts, seen);
  desk.settle(outcome);
  return outcome.done ? refused : [...refused, ...seen.keys()];
}
