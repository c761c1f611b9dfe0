import { Option } from 'commander';
import type { PrintArguments } from '../actions/print.ts';
import { numbers, type CommandDefinition } from './command.ts';

/** Sheets to cut and play with. */
export const printCommand: CommandDefinition = {
  register(program, run) {
    program
      .command('print')
      .summary('make PDFs of cards, mats and aids')
      .description(
        'Prints the sheets of print.yaml: fronts and matching backs with crop marks, mats over several pages, aids.',
      )
      .argument('[game...]', 'paths or ids of games; the game around you when left out')
      .option('-k, --kind <kind...>', 'only sheets of these kinds of component')
      .option('-d, --deck <file>', 'only the cards of this deck, as many as it holds')
      .option('-c, --card <id...>', 'only these cards')
      .option('-l, --lang <locale...>', 'languages; all of the game when left out')
      .option('-p, --paper <paper...>', 'a4, letter, …', ['a4'])
      .option('-f, --format <format>', 'pdf, png, jpg or html', 'pdf')
      .option('--since <state>', 'only what changed: since `last` print, or a git revision')
      .addOption(
        new Option(
          '--rulebook',
          'the rules as a book with contents, and as a booklet to fold',
        ).conflicts(['list', 'colours', 'since', 'format', 'vendor', 'tabletop', 'together']),
      )
      .addOption(
        new Option('--list', 'a reference table of all cards').conflicts([
          'colours',
          'since',
          'format',
          'vendor',
          'tabletop',
          'together',
        ]),
      )
      .addOption(
        new Option(
          '--colours',
          'only judge the colours of the drawn cards: contrast, colour blindness',
        ).conflicts(['since', 'format', 'vendor', 'tabletop', 'together']),
      )
      .option('--ink <amount>', 'low: outlines on white, where the game has a style for it')
      .addOption(
        new Option('--vendor <name>', 'files as this print service wants them').conflicts([
          'tabletop',
          'format',
          'since',
          'together',
        ]),
      )
      .addOption(
        new Option(
          '--tabletop <name>',
          'decks for tabletop-simulator or tabletop-playground',
        ).conflicts(['format', 'since', 'together']),
      )
      .option('--url <address>', 'where the pictures of a virtual table will be found')
      .option('--dpi <number>', 'dots per inch of pictures', Number, 300)
      .option('--flip <edge>', 'long, short, or fold: both sides on one page, folded')
      .option('--sides <sides>', 'both, fronts or backs')
      .option('--together', 'cards of all sheets on the same pages')
      .option('--order <order>', 'reading; stack: cut piles on each other have the cards in order')
      .option('--printer <name>', 'move backs as `calibrate` has found for this printer')
      .option('--margins <mm...>', 'what the printer cannot reach: one number, or four', numbers)
      .option('--gutter <mm>', 'between neighbours, beside their bleed', Number)
      .option('--marks <pages>', 'crop marks on both, fronts, backs or none')
      .option('--mark-length <mm>', 'of crop marks; 4 when left out', Number)
      .option('--mark-offset <mm>', 'from the cut or its bleed; 1 when left out', Number)
      .option('--mark-thickness <mm>', 'of crop marks; 0.09 when left out', Number)
      .option('--cuts', 'number straight cuts in the order of cutting')
      .option('--safe-area', 'draw the safe area of each card: a proof')
      .option('--tagged', 'a PDF whose structure readers are told; twice as large')
      .option('-o, --out <folder>', 'where to write; out/ of the project when left out')
      .option(
        '--browser <path>',
        'the Chrome, Chromium or Edge to print with, or: package, installed',
      )
      .addHelpText('after', examples)
      .action(
        run(async (terminal, ...given) => {
          const { print } = await import('../actions/print.ts');
          return print(terminal, given[0] as string[], given[1] as PrintArguments);
        }),
      );
  },
};

const examples = `
Examples:
  cardwright print lords-of-war                       everything, on A4
  cardwright print --paper letter --lang en           on Letter, in English
  cardwright print --deck decks/my-army.txt           the cards of one deck
  cardwright print --card orc-ravager                 one card, to look at
  cardwright print --format png --dpi 150             a picture of each face`;
