/**
 * Whether the terminal shows pictures, and how: its name says so, or its answers. A multiplexer (tmux,
 * screen) has the name of the terminal around it, but passes no pictures on, so only its answers count.
 */
import type { Protocol } from './protocols.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** What a terminal said of itself. */
export interface Answers {
  readonly protocol: Protocol | null;
  /** One character in pixels, where it says so. */
  readonly cell: { readonly width: number; readonly height: number } | null;
}

/** What is asked: a picture of the kitty protocol, the size of a character, and, which all answer, what it is. */
export const QUESTIONS = '\u001B_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u001B\\\u001B[16t\u001B[c';

// oxlint-disable no-control-regex -- they are what terminals answer with
const KITTY_ANSWER = /\u001B_Gi=31;OK\u001B\\/;
const CELL_ANSWER = /\u001B\[6;(\d+);(\d+)t/;
const LAST_ANSWER = /\u001B\[\?([\d;]*)c/;
// oxlint-enable no-control-regex

/** Of what a terminal is, the number for sixels. */
const SIXEL = '4';

/** Null while the last answer is missing. */
export function answersIn(text: string): Answers | null {
  const attributes = LAST_ANSWER.exec(text)?.[1]?.split(';');
  if (attributes === undefined) return null;
  const [, height, width] = CELL_ANSWER.exec(text) ?? [];
  const cell = { width: Number(width ?? 0), height: Number(height ?? 0) };
  const sixel = attributes.slice(1).includes(SIXEL) ? 'sixel' : null;
  return {
    protocol: KITTY_ANSWER.test(text) ? 'kitty' : sixel,
    cell: cell.width > 0 && cell.height > 0 ? cell : null,
  };
}

/** Programs that show pictures and are known by their names. */
const BY_PROGRAM: Readonly<Record<string, Protocol>> = {
  'iTerm.app': 'iterm',
  WezTerm: 'iterm',
  ghostty: 'kitty',
};

/** By the name of the terminal; null where that says nothing. */
export function protocolByName({
  TERM = '',
  TERM_PROGRAM = '',
  LC_TERMINAL,
  TMUX,
}: Environment): Protocol | null {
  if (TMUX !== undefined || /^(?:screen|tmux)/.test(TERM)) return null;
  if (/kitty|ghostty/.test(TERM)) return 'kitty';
  if (LC_TERMINAL === 'iTerm2') return 'iterm';
  return Object.hasOwn(BY_PROGRAM, TERM_PROGRAM) ? (BY_PROGRAM[TERM_PROGRAM] ?? null) : null;
}

/** Whether pictures may be written at all: never on a pipe, in CI, or to a terminal that knows no commands. */
export function mayShow(isTerminal: boolean, { CI, TERM }: Environment): boolean {
  return isTerminal && (CI ?? '') === '' && TERM !== 'dumb';
}
