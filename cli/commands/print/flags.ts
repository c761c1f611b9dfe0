/** The options of `print`, in the groups of its help. */
import { Option, type Command } from 'commander';
import { FORMAT_NAMES, profileNames, SIDES, tabletops, vendorNames } from '../../../print/index.ts';
import { list, numbers } from '../../arguments.ts';
import {
  browserFlag,
  cardsFlag,
  finalFlag,
  formatFlag,
  languagesFlag,
  marginsFlag,
  offering,
  outFolderFlag,
  paperFlag,
  sinceFlag,
} from '../../flags.ts';
import { say } from '../../say.ts';

/** What is made instead of sheets; each refuses those that are named after it. */
const INSTEAD = ['rulebook', 'clauses', 'list', 'colours', 'vendor', 'tabletop'];
/** Of these, what cannot be made of a box: it is what it is. */
const NOT_OF_A_BOX = [
  'rulebook',
  'clauses',
  'list',
  'colours',
  'tabletop',
  'deck',
  'card',
  'since',
];
const SHEETS_ONLY = ['format', 'since', 'together'];

function instead(flags: string, description: string): Option {
  const option = new Option(flags, description);
  const others = INSTEAD.filter((name) => name !== option.attributeName());
  return option.conflicts([...others, ...SHEETS_ONLY]);
}

export function addPrintFlags(command: Command): Command {
  command
    .optionsGroup(say('Which cards:'))
    .option('-k, --kind <kinds>', say('only sheets of these kinds of component: a,b'), list)
    .option('-d, --deck <file>', say('deck: only its cards, as many as it contains'))
    .addOption(cardsFlag())
    .addOption(
      new Option('--box', say('the contents of the box (box.yaml), with the rulebook')).conflicts(
        NOT_OF_A_BOX,
      ),
    )
    .addOption(languagesFlag())
    .addOption(sinceFlag(say('HEAD~3, v1.2; or last, for the last print')));
  command
    .optionsGroup(say('What to make:'))
    .addOption(formatFlag(FORMAT_NAMES, 'pdf'))
    .addOption(instead('--rulebook', say('the rulebook for players, and as a booklet to fold')))
    .addOption(instead('--clauses', say('the numbered clauses of rules.md: as a book')))
    .addOption(instead('--list', say('a reference table of all cards')))
    .addOption(
      instead('--colours', say('check colours only: contrast, and what colour-blind people see')),
    )
    .addOption(
      offering(instead('--vendor <name>', say('files as this print service requires them')), [
        ...vendorNames(),
      ]),
    )
    .addOption(
      offering(
        instead('--tabletop <name>', say('decks for a virtual table')),
        tabletops.map(({ name }) => name),
      ),
    )
    .option('--url <address>', say('where the pictures for a virtual table will be hosted'))
    .option('--dpi <number>', say('resolution of pictures, in dots per inch'), Number, 300)
    .addOption(
      offering(
        new Option(
          '--ink <amount>',
          say('low: outlines on white, where the game has styles for it'),
        ),
        ['low'],
      ),
    )
    .addOption(
      offering(
        new Option(
          '--profile <name>',
          say('press that a PDF in inks is for: a name, or an ICC file'),
        ),
        profileNames(),
      ),
    )
    .option('--tagged', say('a tagged (accessible) PDF; twice as large'))
    .addOption(finalFlag())
    .option('--safe-area', say('draw the safe area of each card, for a proof'));
  command
    .optionsGroup(say('Paper and sides:'))
    .addOption(paperFlag(say('; default: a4')).argParser(list))
    .addOption(marginsFlag().argParser(numbers))
    .addOption(
      offering(
        new Option(
          '--flip <edge>',
          say('edge that the paper turns on; fold: both sides on one page'),
        ),
        SIDES.flip,
      ),
    )
    .addOption(offering(new Option('--sides <sides>', say('sides to print')), SIDES.sides))
    .option('--printer <name>', say('use what `calibrate` saved for this printer'))
    .option('--together', say('put cards of all sheets on the same pages'))
    .addOption(
      offering(
        new Option(
          '--order <order>',
          say('order of the cards; stack: cut piles, stacked, are in order'),
        ),
        SIDES.order,
      ),
    )
    .option(
      '--gutter <mm>',
      say('gap between neighbouring cards, in addition to their bleed'),
      Number,
    );
  command
    .optionsGroup(say('Crop marks:'))
    .addOption(offering(new Option('--marks <pages>', say('pages with crop marks')), SIDES.marks))
    .option('--mark-length <mm>', say('length of crop marks; default: 4'), Number)
    .option('--mark-offset <mm>', say('distance from the cut or its bleed; default: 1'), Number)
    .option('--mark-thickness <mm>', say('thickness of crop marks; default: 0.09'), Number)
    .option('--cuts', say('number straight cuts in the order of cutting'));
  return command
    .optionsGroup(say('Output:'))
    .addOption(outFolderFlag(say('out/ of the project')))
    .addOption(browserFlag())
    .optionsGroup('Options:');
}
