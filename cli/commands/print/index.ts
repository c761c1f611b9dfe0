import { type FormatName, FORMATS, isSavedSincePrint, Press } from '../../../print/index.ts';
import { aboutGames, gamesNamed } from '../../arguments.ts';
import { gamesOf } from '../../find-games.ts';
import type { Terminal } from '../../terminal.ts';
import type { DefineCommand } from '../command.ts';
import { addPrintFlags } from './flags.ts';
import { handOver } from './hand-over.ts';
import type { PrintArguments } from './order.ts';
import { examples } from '../../help.ts';
import { say } from '../../say.ts';

/** Sheets to cut and play with. */
export const define: DefineCommand = (command, run) =>
  addPrintFlags(aboutGames(command))
    .description(
      say(
        'Print the sheets of print.yaml: fronts and matching backs with crop marks, mats over several pages, aids.',
      ),
    )
    .addHelpText(
      'after',
      examples([
        ['cardwright print lords-of-war', 'everything, on A4'],
        ['cardwright print --paper letter --lang en', 'on Letter, in English'],
        ['cardwright print --deck decks/my-army.txt', 'the cards of one deck'],
        ['cardwright print --card orc-ravager', 'one card, to look at'],
        ['cardwright print --format png --dpi 150', 'a picture of each face'],
      ]),
    )
    .action(
      run((terminal, names: string[], options: PrintArguments) =>
        handOverOrPrint(terminal, gamesNamed(names, options), options),
      ),
    );

/** A preview of the game that is open has all that printing needs; what prints is loaded only without one. */
async function handOverOrPrint(
  terminal: Terminal,
  names: string[],
  given: PrintArguments,
): Promise<number> {
  const exit = await handOver(terminal, names, given);
  if (exit !== null) return exit;
  const press = new Press(given.browser);
  try {
    // It starts while what prints is loaded, and the games are checked.
    if (isBrowserNeeded(terminal, names, given)) await press.begin();
    const { print } = await import('./print.ts');
    return await print(press, terminal, names, given);
  } finally {
    await press.close();
  }
}

/** Most likely: what is pressed already is found out later. */
function isBrowserNeeded(
  { cwd }: Terminal,
  names: readonly string[],
  { format, deck }: PrintArguments,
): boolean {
  const { isPressed } = FORMATS[format as FormatName];
  return isPressed && gamesOf(names, deck, cwd).some(isSavedSincePrint);
}
