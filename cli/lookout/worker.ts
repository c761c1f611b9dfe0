/** The thread of a `Lookout`. */
import { parentPort, workerData } from 'node:worker_threads';
import { harmless, writeAtOnce } from '../on-screen.ts';
import { placeInRules } from './place-in-rules.ts';
import { SharedLine } from './shared-line.ts';

/** What the thread is started with; texts are in the language of the tool. */
export interface GivenToLookout {
  /** Of the `SharedLine`. */
  readonly memory: SharedArrayBuffer;
  readonly isLively: boolean;
  /** What is said before the place of rules that have been at work for `long` milliseconds; `{what}` is a hole. */
  readonly longWork: string;
  readonly long: number;
  readonly howToEnd: string;
}

export interface AtWork {
  readonly what: string;
  /** Whether somebody begins to wait for it. */
  readonly isNew: boolean;
}

/** Milliseconds between looks at the clock. */
const LOOK = 250;

/** Before this many milliseconds nobody waits. */
const PATIENCE = 1000;

/** Milliseconds between lines of progress where none is rewritten. */
const BETWEEN_LINES = 60_000;

const port = parentPort;
if (port === null) throw new Error('worker.ts runs in a thread.');

const { memory, isLively, longWork, long, howToEnd } = workerData as GivenToLookout;
const line = new SharedLine(memory);

let what: string | null = null;
let shown: string | null = null;
/** When somebody began to wait, when the work became another one, and when a line was written. */
let [since, changed, written] = [0, 0, 0];
let isPlaced = false;

port.on('message', (work: AtWork | null) => {
  const now = Date.now();
  if (work === null || work.isNew) [since, written, shown] = [now, now, null];
  what = work?.what ?? null;
  changed = now;
  isPlaced = false;
});

setInterval(() => {
  if (what === null) return;
  const now = Date.now();
  if (isLively) rewrite(what, now);
  else addLine(what, now);
  if (isPlaced || now - changed < long) return;
  isPlaced = true;
  placeInRules((lines) => sayPlace(what, lines));
}, LOOK);

function rewrite(text: string, now: number): void {
  if (now - since >= PATIENCE) line.show(harmless(text));
}

function addLine(text: string, now: number): void {
  if (text === shown || now - written < BETWEEN_LINES) return;
  [shown, written] = [text, now];
  writeAtOnce(`${harmless(text)} …\n`);
}

function sayPlace(text: string | null, lines: readonly string[]): void {
  if (text === null || lines.length === 0) return;
  const head = longWork.replace('{what}', () => text);
  line.clear();
  for (const one of [head, ...lines.map((place) => `    ${place}`), howToEnd])
    writeAtOnce(`${harmless(one)}\n`);
}
