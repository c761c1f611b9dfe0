import type { RandomArguments } from '../../actions/deck-random.ts';
import { assignments, positiveNumber, wholeNumber } from '../../arguments.ts';
import type { DeckCommand } from './command.ts';
import { gameArgument } from './arguments.ts';
import { form, ofGame } from './options.ts';

export const random: DeckCommand = (deck, run) =>
  ofGame(deck.command('random').description('Makes random legal decks.'))
    .argument('[game]', 'path or id of the game; default: the game around you')
    .option('--choice <name=value>', 'what the decks declare: mode=custom', assignments, [])
    .option('--seed <number>', 'the first seed; the same one gives the same deck', wholeNumber, 1)
    .option('-n, --count <decks>', 'how many, with seeds one after the other', positiveNumber, 1)
    .addOption(form('--to <form>', 'list, csv, json or yaml').default('list'))
    .option('-o, --out <folder>', 'write each to a file in this folder')
    .action(
      run(async (terminal, ...given) => {
        const { randomDecks } = await import('../../actions/deck-random.ts');
        return randomDecks(terminal, gameArgument(given) as RandomArguments);
      }),
    );
