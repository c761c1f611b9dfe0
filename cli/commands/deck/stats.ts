import { Option } from 'commander';
import type { StatisticsArguments } from '../../actions/deck-stats.ts';
import { list, positiveNumber, wholeNumber } from '../../arguments.ts';
import { deckArguments } from './arguments.ts';
import type { DeckCommand } from './command.ts';
import { ofFiles } from './options.ts';

export const stats: DeckCommand = (deck, run) =>
  ofFiles(deck, 'stats', 'what a deck is made of, and how soon its cards are drawn')
    .option('--by <fields>', 'fields to group by: rank,arrows.front', list)
    .option('--hand <cards>', 'odds of an opening hand of this many cards', positiveNumber)
    .option('--draws <cards>', 'and of this many draws after it', wholeNumber, 5)
    .option('--from <section>', 'the section that is drawn from; else the largest')
    .addOption(
      new Option('--format <format>', 'how to show it')
        .choices(['text', 'json', 'html'])
        .default('text'),
    )
    .option('-o, --out <file>', 'write it to a file')
    .action(
      run(async (terminal, ...given) => {
        const { deckStats } = await import('../../actions/deck-stats.ts');
        const [files, options] = deckArguments(given, terminal);
        return deckStats(terminal, files, options as StatisticsArguments);
      }),
    );
