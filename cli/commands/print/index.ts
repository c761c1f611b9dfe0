import { extname } from 'node:path';
import type { Diagnostic } from '../../../diagnostics/index.ts';
import { isSound, type CheckedGame } from '../../../generator/index.ts';
import {
  formatNamed,
  isSavedSincePrint,
  Press,
  printGame,
  type PrintRequest,
  type PrintResult,
} from '../../../print/index.ts';
import { aboutGames, gamesNamed } from '../../arguments.ts';
import { EXIT } from '../../exit.ts';
import { done, note, report, shownGame, shownPath, wrote } from '../../report.ts';
import type { Terminal } from '../../terminal.ts';
import type { DefineCommand } from '../command.ts';
import { addPrintFlags } from './flags.ts';
import { makerFor, messageForNothing, type Maker } from './formats.ts';
import { impositionFor } from './imposition.ts';
import {
  foldersFor,
  isDateGiven,
  orderFor,
  printDate,
  type Order,
  type PrintArguments,
} from './order.ts';

/** Sheets to cut and play with. */
export const define: DefineCommand = (command, run) =>
  addPrintFlags(aboutGames(command))
    .description(
      'Print the sheets of print.yaml: fronts and matching backs with crop marks, mats over several pages, aids.',
    )
    .addHelpText('after', examples)
    .action(
      run((terminal, names: string[], options: PrintArguments) =>
        print(terminal, gamesNamed(names, options), options),
      ),
    );

const examples = `
Examples:
  cardwright print lords-of-war                       everything, on A4
  cardwright print --paper letter --lang en           on Letter, in English
  cardwright print --deck decks/my-army.txt           the cards of one deck
  cardwright print --card orc-ravager                 one card, to look at
  cardwright print --format png --dpi 150             a picture of each face`;

export async function print(
  terminal: Terminal,
  names: string[],
  given: PrintArguments,
): Promise<number> {
  const imposed = impositionFor(given);
  const make = makerFor(given);
  const folders = foldersFor(names, given, terminal);
  const press = new Press(given.browser);
  try {
    // It starts while the games are checked.
    if (formatNamed(given.format).isPressed && folders.some(isSavedSincePrint)) await press.begin();
    // Slips in what is wanted of any game are reported before anything is made.
    const orders = folders.map((folder) => orderFor(folder, given, terminal));
    let exit: number = EXIT.sound;
    for (const order of orders) {
      const made =
        order === null
          ? EXIT.faults
          : await printOne(order, given, { make, press, imposed }, terminal);
      exit = Math.max(exit, made);
    }
    return exit;
  } finally {
    await press.close();
  }
}

/** What all games of a command are printed with. */
interface Means {
  readonly make: Maker;
  readonly press: Press;
  readonly imposed: ReturnType<typeof impositionFor>;
}

async function printOne(
  { checked, selection, papers, out }: Order,
  given: PrintArguments,
  { make, press, imposed }: Means,
  terminal: Terminal,
): Promise<number> {
  const request = {
    ...selection,
    ...imposed,
    ...(given.final === true ? { final: true } : {}),
    out,
    papers,
    date: printDate(),
    exactDate: isDateGiven(),
  };
  const result = await printed(checked, request, press, terminal, make);
  const diagnostics = withoutRepeats(checked.diagnostics, result.diagnostics);
  report(diagnostics, 'pretty', terminal);
  for (const { path, pages, unchanged } of result.files) {
    const unit = extname(path) === '' ? 'picture' : 'page';
    const size = `, ${pages} ${unit}${pages === 1 ? '' : 's'}`;
    if (unchanged === true) done(`unchanged ${shownPath(path, terminal)}${size}`, terminal);
    else wrote(path, terminal, size);
  }
  if (result.browser !== 'good') return EXIT.wrongUse;
  if (result.files.length === 0 && isSound(result)) {
    const messages = messageForNothing(given, shownGame(checked.folder, terminal));
    if (messages !== null) note(messages, terminal);
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
  return terminal.progress('Printing', (tell) =>
    make(checked, { ...request, onFile: (name) => tell(`Printing ${name}`) }, press),
  );
}
