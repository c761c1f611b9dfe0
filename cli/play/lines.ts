/** Lines that somebody types, or that come through a pipe. */
import { createInterface } from 'node:readline';
import { harmless, type Terminal } from '../terminal.ts';
import type { Size } from './screen.ts';

/** A terminal of old, and the one that pipes are written for. */
const SMALLEST: Size = { rows: 24, columns: 80 };

export interface Lines {
  /** Whether a person sits at a terminal. */
  readonly isInteractive: boolean;
  /** The screen, at least as large as the smallest that is in use. */
  readonly size: Size;
  /** The next line, null when there are no more. On a pipe the answer is printed after the prompt. */
  next(prompt: string): Promise<string | null>;
  close(): void;
}

/** Lines that are typed. `complete` lists what may be typed, for the Tab key. */
export function inputLines(
  terminal: Terminal,
  complete: () => readonly string[] = () => [],
): Lines {
  const { input = process.stdin } = terminal;
  const isInteractive = input === process.stdin && process.stdin.isTTY && process.stdout.isTTY;
  const completer = (line: string): [string[], string] => [
    complete().filter((text) => text.startsWith(line)),
    line,
  ];
  const reader = createInterface({
    input,
    ...(isInteractive ? { output: process.stdout, completer } : {}),
  });
  const lines = reader[Symbol.asyncIterator]();
  return {
    isInteractive,
    get size() {
      const { rows = SMALLEST.rows, columns = SMALLEST.columns } = isInteractive
        ? process.stdout
        : {};
      return {
        rows: Math.max(rows, SMALLEST.rows),
        columns: Math.max(columns, SMALLEST.columns),
      };
    },
    async next(prompt) {
      if (isInteractive) {
        reader.setPrompt(harmless(prompt));
        reader.prompt();
      }
      const { done, value } = await lines.next();
      if (done === true) return null;
      if (!isInteractive && prompt !== '') terminal.print(`${prompt}${value}`);
      return value;
    },
    close: () => reader.close(),
  };
}
