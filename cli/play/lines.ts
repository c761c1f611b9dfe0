/** Lines that somebody types, or that come through a pipe. */
import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import type { ReadStream } from 'node:tty';
import { harmless } from '../on-screen.ts';
import { say } from '../say.ts';
import type { Terminal } from '../terminal.ts';
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
  /**
   * Whether the latest line was written before it was asked for, so that whoever wrote it had not read
   * the question. Of a pipe nobody can tell: it counts as written ahead.
   */
  readonly isAhead: boolean;
  close(): void;
}

/** Lines that are typed. `complete` lists what may be typed, for the Tab key. */
export function inputLines(
  terminal: Terminal,
  complete: () => readonly string[] = () => [],
): Lines {
  const { input = process.stdin } = terminal;
  const keyboard = 'setRawMode' in input && process.stdout.isTTY ? (input as ReadStream) : null;
  const isInteractive = keyboard !== null;
  const completer = (line: string): [string[], string] => [
    complete().filter((text) => text.startsWith(line)),
    line,
  ];
  const reader = createInterface({
    input,
    ...(isInteractive ? { output: process.stdout, completer } : {}),
  });
  // The reader takes Ctrl+C for itself. While rules run nothing is read, and the terminal must know it.
  const listen = (isOn: boolean): void => void keyboard?.setRawMode(isOn);
  listen(false);
  const lines = reader[Symbol.asyncIterator]();
  let isAhead = false;
  let hasArrived = false;
  /** Asked for at once, so that it is known when the line arrives. */
  const arriving = (): Promise<IteratorResult<string>> => {
    hasArrived = false;
    const line = lines.next();
    line.then(
      () => (hasArrived = true),
      () => {}, // Whoever asks for the line hears of it.
    );
    return line;
  };
  let line = arriving();
  return {
    isInteractive,
    get isAhead() {
      return isAhead;
    },
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
      terminal.lookout?.end();
      listen(true);
      // Bots decide without a pause: what was typed meanwhile is read in the next turn of the loop.
      if (isInteractive) for (let turn = 0; turn < 2; turn += 1) await setImmediate();
      isAhead = hasArrived || !isInteractive;
      if (isInteractive) {
        reader.setPrompt(harmless(prompt));
        reader.prompt();
      }
      const { done, value } = await line;
      listen(false);
      if (done === true) return null;
      terminal.lookout?.begin(say('The rules are at work'));
      line = arriving();
      if (!isInteractive && prompt !== '') terminal.print(`${prompt}${value}`);
      return value;
    },
    close() {
      terminal.lookout?.end();
      reader.close();
    },
  };
}
