import type { TidyArguments } from '../../actions/deck-format.ts';
import { list } from '../../arguments.ts';
import { deckArguments } from './arguments.ts';
import type { DeckCommand } from './command.ts';

export const format: DeckCommand = (deck, run) =>
  deck
    .command('format')
    .description(
      'Spells the cards of pasted lists as the game does, in place; remarks and order stay.',
    )
    .argument('<file...>', 'plain text with lines like "2 Orc Ravager"')
    .option('-g, --game <game>', 'path or id of the game; default: the one around the file', list)
    .option('--lang <locale>', 'language of the names')
    .option('--check', 'change nothing; tell which lists are not tidy')
    .action(
      run(async (terminal, ...given) => {
        const { formatDecks } = await import('../../actions/deck-format.ts');
        const [files, asked] = deckArguments(given, terminal);
        return formatDecks(terminal, files, { ...(asked as TidyArguments), option: [] });
      }),
    );
