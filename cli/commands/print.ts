import { Option } from 'commander';
import type { PrintArguments } from '../actions/print.ts';
import { list, numbers } from '../arguments.ts';
import type { CommandDefinition } from './command.ts';
import { aboutGames, gamesNamed } from './games.ts';

/** Sheets to cut and play with. */
export const printCommand: CommandDefinition = {
  register(program, run) {
    aboutGames(program.command('print'))
      .summary('make PDFs of cards, mats and aids')
      .description(
        'Prints the sheets of print.yaml: fronts and matching backs with crop marks, mats over several pages, aids.',
      )
      .option('-k, --kind <kinds>', 'only sheets of these kinds of component: a,b', list)
      .option('-d, --deck <file>', 'only the cards of this deck, as many as it holds')
      .option('-c, --card <ids>', 'only these cards: a,b', list)
      .option('-l, --lang <locales>', 'languages: en,ja; default: all of the game', list)
      .option('-p, --paper <papers>', 'a4, letter, …: a4,letter prints on both; default: a4', list)
      .option('-f, --format <format>', 'pdf, png, jpg or html', 'pdf')
      .option(
        '--since <state>',
        'only what changed since then: `last` (the last print) or a git revision',
      )
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
          'only check the colours of the cards: contrast, colour blindness',
        ).conflicts(['since', 'format', 'vendor', 'tabletop', 'together']),
      )
      .option('--ink <amount>', 'low: outlines on white, where the game has styles for it')
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
      .option('--url <address>', 'where the pictures for a virtual table will be hosted')
      .option('--dpi <number>', 'dots per inch of pictures', Number, 300)
      .option('--flip <edge>', 'long, short, or fold: both sides on one page, to be folded')
      .option('--sides <sides>', 'both, fronts or backs')
      .option('--together', 'cards of all sheets on the same pages')
      .option(
        '--order <order>',
        'reading, or stack: cut piles laid on each other have the cards in order',
      )
      .option('--printer <name>', 'use what `calibrate` saved for this printer')
      .option(
        '--margins <mm>',
        'what the printer cannot reach: one number, or top,right,bottom,left',
        numbers,
      )
      .option('--gutter <mm>', 'gap between neighbouring cards, in addition to their bleed', Number)
      .option('--marks <pages>', 'crop marks on both, fronts, backs or none')
      .option('--mark-length <mm>', 'length of crop marks; default: 4', Number)
      .option(
        '--mark-offset <mm>',
        'distance of crop marks from the cut or its bleed; default: 1',
        Number,
      )
      .option('--mark-thickness <mm>', 'thickness of crop marks; default: 0.09', Number)
      .option('--cuts', 'number straight cuts in the order of cutting')
      .option('--final', 'refuse to print while pictures that are named are missing')
      .option('--safe-area', 'draw the safe area of each card, for a proof')
      .option('--tagged', 'a tagged PDF, for screen readers; twice as large')
      .option('-o, --out <folder>', 'where to write; default: out/ of the project')
      .option(
        '--browser <path>',
        'the Chrome, Chromium or Edge to print with, or: package, installed',
      )
      .addHelpText('after', examples)
      .action(
        run(async (terminal, ...given) => {
          const { print } = await import('../actions/print.ts');
          return print(terminal, gamesNamed(given[0], given[1]), given[1] as PrintArguments);
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
