/**
 * Reads the pages of docs/diagnostics/: front matter, and blocks that are files of the tiny game.
 *
 * A block is fenced, with an info string of `<language> file=<path> <state…>`. Its state is `wrong` or
 * `right`, or neither for a file that both examples share. `deleted`: the file is not there.
 * `encoding=latin1`: it is written in that encoding, not in UTF-8. `link=<path>`: it is a symbolic link
 * to that path. `times=<n>`: its content is repeated that many times.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Overlay } from './tiny-game.ts';

export const PAGES = join(import.meta.dirname, '../../docs/diagnostics');

/** Messages and hints are full sentences; no "Error:", no exclamation mark. */
export const SENTENCES = /^(?!Error)[^!]*[.?]$/u;

export type State = 'wrong' | 'right';

export interface PageBlock extends Overlay {
  /** Null for both states. */
  readonly state: State | null;
}

export interface Page {
  /** File name without `.md`. */
  readonly name: string;
  readonly frontMatter: Readonly<Record<string, string>>;
  /** The text of the first heading. */
  readonly heading: string;
  readonly blocks: readonly PageBlock[];
}

const BLOCK = /^(`{3,})\w+ file=(\S+)([^\n]*)\n([\s\S]*?)^\1$/gmu;

/** All pages of codes in a folder, in the order of their names. */
export function readPages(folder = PAGES): Page[] {
  return readdirSync(folder)
    .filter((file) => /^CW\d+\.md$/u.test(file))
    .toSorted()
    .map((file) => parsePage(file.slice(0, -3), readFileSync(join(folder, file), 'utf8')));
}

export function parsePage(name: string, text: string): Page {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)^---\n([\s\S]*)$/mu.exec(text) ?? [];
  const entries = front
    .trimEnd()
    .split('\n')
    .map((line) => line.split(': ', 2));
  return {
    name,
    frontMatter: Object.fromEntries(entries),
    heading: /^# (.*)$/mu.exec(body)?.[1] ?? '',
    blocks: [...body.matchAll(BLOCK)].map(([, , file = '', words = '', content = '']) =>
      block(file, words.trim().split(/\s+/u), content),
    ),
  };
}

function block(file: string, words: readonly string[], content: string): PageBlock {
  const encoding = valueOf('encoding', words);
  const link = valueOf('link', words);
  return {
    file,
    state: words.includes('wrong') ? 'wrong' : words.includes('right') ? 'right' : null,
    content: words.includes('deleted')
      ? null
      : content.repeat(Number(valueOf('times', words) ?? 1)),
    encoding: encoding === 'latin1' || encoding === 'utf16le' ? encoding : 'utf8',
    ...(link === undefined ? {} : { link }),
  };
}

function valueOf(name: string, words: readonly string[]): string | undefined {
  return words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
}
