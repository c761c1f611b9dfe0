import { readFileSync } from 'node:fs';
import { formatters, type Diagnostic, type FormatName } from '../diagnostics/index.ts';
import type { Terminal } from './terminal.ts';

/** Prints diagnostics in the format that the user asked for, paths relative to where they stand. */
export function report(
  diagnostics: readonly Diagnostic[],
  format: FormatName,
  terminal: Terminal,
  { isPart = false }: { readonly isPart?: boolean } = {},
): void {
  const text = formatters[format](diagnostics, {
    readText: readIfThere,
    root: terminal.cwd,
    colour: terminal.colour,
    isPart,
  });
  if (text !== '')
    terminal.print(text.replace(/\n$/, ''), format === 'pretty' ? 'styled' : 'plain');
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
