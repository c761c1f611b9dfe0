/** What is printed of diagnostics, files written, and paths. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { formatters, type Diagnostic, type FormatName } from '../diagnostics/index.ts';
import type { Terminal } from './terminal.ts';
import { say } from './say.ts';

/** Prints diagnostics in the format that the user asked for, paths relative to the current folder. */
export function report(
  diagnostics: readonly Diagnostic[],
  format: FormatName,
  terminal: Terminal,
  { isPart = false }: { readonly isPart?: boolean } = {},
): void {
  const shown = terminal.quiet === true ? diagnostics.filter(isError) : diagnostics;
  if (terminal.quiet === true && format === 'pretty' && shown.length === 0) return;
  const text = formatters[format](shown, {
    readText: readIfThere,
    root: terminal.cwd,
    colour: terminal.colour,
    isPart,
  });
  if (text !== '')
    terminal.print(text.replace(/\n$/, ''), format === 'pretty' ? 'styled' : 'plain');
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

/** A file that the command wrote. */
export function wrote(path: string, terminal: Terminal, more = ''): void {
  done(say('wrote {file}{more}', { file: shownPath(path, terminal), more }), terminal);
}

/** How many files need not be written. */
export function upToDate(count: number, terminal: Terminal): void {
  if (count === 0) return;
  done(
    count === 1 ? say('1 file is up to date') : say('{count} files are up to date', { count }),
    terminal,
  );
}

/** What the command did. */
export function done(text: string, terminal: Terminal): void {
  if (terminal.quiet !== true) terminal.print(text);
}

/** What is good to know, and no error. */
export function note(text: string, terminal: Terminal): void {
  if (terminal.quiet !== true) terminal.remark(text);
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** A path as the user would type it: relative to the current folder, unless that leads far up. */
export function shownPath(path: string, { cwd }: Pick<Terminal, 'cwd'>): string {
  const short = relative(cwd, path);
  return short === '' ? '.' : short.startsWith('../../..') ? path : short;
}

/** A game, to begin a sentence with: its folder, unless it is the current one. */
export function shownGame(folder: string, terminal: Pick<Terminal, 'cwd'>): string {
  const path = shownPath(folder, terminal);
  return /^\.{1,2}(\/\.\.)*$/.test(path) ? say('The game in the current folder') : path;
}
