import { extname } from 'node:path';
import type { Diagnostic } from '../../../diagnostics/index.ts';
import {
  type CheckedGame,
  type CheckResult,
  GameChecker,
  isSound,
} from '../../../generator/index.ts';
import {
  type Press,
  printGame,
  type PrintRequest,
  type PrintResult,
} from '../../../print/index.ts';
import { EXIT } from '../../exit.ts';
import { gamesOf } from '../../find-games.ts';
import { done, note, report, shownGame, shownPath, wrote } from '../../report.ts';
import type { Terminal } from '../../terminal.ts';
import { printDate, type PrintDate } from './date.ts';
import { makerFor, messageForNothing, type Maker } from './formats.ts';
import { impositionFor } from './imposition.ts';
import { orderFor, type Order, type PrintArguments } from './order.ts';
import { say } from '../../say.ts';

/** What a print works with: its own, or what a preview has at hand. */
export interface PrintMeans extends PrintDate {
  readonly press: Press;
  readonly check: (folder: string) => CheckResult;
}

const check = (folder: string): CheckResult => new GameChecker(folder).check();

/** Prints with what a command has: nothing but a press. */
export function print(
  press: Press,
  terminal: Terminal,
  names: readonly string[],
  given: PrintArguments,
): Promise<number> {
  return printBy({ press, check, ...printDate() }, terminal, names, given);
}

/** Prints, and reports everything to `terminal`; returns the exit code. */
export async function printBy(
  means: PrintMeans,
  terminal: Terminal,
  names: readonly string[],
  given: PrintArguments,
): Promise<number> {
  const imposed = impositionFor(given);
  const make = makerFor(given);
  const folders = gamesOf(names, given.deck, terminal.cwd);
  // Slips in what is wanted of any game are reported before anything is made.
  const orders: (Order | null)[] = [];
  for (const folder of folders) orders.push(await orderFor(means.check(folder), given, terminal));
  let exit: number = EXIT.sound;
  for (const order of orders) {
    const made =
      order === null
        ? EXIT.faults
        : await printOne(order, given, { ...means, make, imposed }, terminal);
    exit = Math.max(exit, made);
  }
  return exit;
}

/** What all games of a command are printed with. */
interface Means extends PrintMeans {
  readonly make: Maker;
  readonly imposed: ReturnType<typeof impositionFor>;
}

async function printOne(
  { checked, selection, papers, out }: Order,
  given: PrintArguments,
  { make, press, imposed, date, exactDate }: Means,
  terminal: Terminal,
): Promise<number> {
  const request = {
    ...selection,
    ...imposed,
    ...(given.final === true ? { final: true } : {}),
    out,
    papers,
    date,
    exactDate,
  };
  const result = await printed(checked, request, press, terminal, make);
  const diagnostics = withoutRepeats(checked.diagnostics, result.diagnostics);
  report(diagnostics, 'pretty', terminal);
  for (const { path, pages, ink, unchanged } of result.files) {
    const size = (extname(path) === '' ? pictures(pages) : pagesOf(pages)) + inkOf(ink);
    if (unchanged === true)
      done(say('unchanged {file}{size}', { file: shownPath(path, terminal), size }), terminal);
    else wrote(path, terminal, size);
  }
  if (result.browser !== 'good') return EXIT.wrongUse;
  if (result.files.length === 0 && isSound(result)) {
    const message = messageForNothing(given, shownGame(checked.folder, terminal));
    if (message !== null) note(message, terminal);
  }
  return isSound({ diagnostics }) && selection.legal ? EXIT.sound : EXIT.faults;
}

/** A picture whose lack is an error in this print is no warning besides. */
function withoutRepeats(
  found: readonly Diagnostic[],
  printed: readonly Diagnostic[],
): readonly Diagnostic[] {
  const errors = new Set(printed.filter(({ code }) => code === 'CW3086').map(placeOf));
  return [...found.filter((one) => one.code !== 'CW3085' || !errors.has(placeOf(one))), ...printed];
}

function placeOf({ file, range }: Diagnostic): string {
  return `${file}:${range?.start.offset}`;
}

/** Prints with progress. */
export function printed(
  checked: CheckedGame,
  request: Omit<PrintRequest, 'onFile'>,
  press: Press,
  terminal: Terminal,
  make: Maker = printGame,
): Promise<PrintResult> {
  return terminal.progress(say('Printing'), (show) =>
    make(checked, { ...request, onFile: (name) => show(say('Printing {name}', { name })) }, press),
  );
}

function pagesOf(count: number): string {
  return count === 1 ? say(', 1 page') : say(', {count} pages', { count });
}

/** Of a file for presses. */
function inkOf(percent: number | undefined): string {
  if (percent === undefined) return '';
  return say(', {percent} % of ink at most', { percent: Math.round(percent) });
}

function pictures(count: number): string {
  return count === 1 ? say(', 1 picture') : say(', {count} pictures', { count });
}
