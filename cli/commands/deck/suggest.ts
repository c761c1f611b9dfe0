import type { SuggestArguments } from '../../actions/deck-suggest.ts';
import { positiveNumber, wholeNumber } from '../../arguments.ts';
import { deckArguments } from './arguments.ts';
import type { DeckCommand } from './command.ts';
import { ofFiles } from './options.ts';

export const suggest: DeckCommand = (deck, run) =>
  ofFiles(deck, 'suggest', 'which cards may still be added to a deck, and what they help with')
    .option('--limit <cards>', 'name at most this many', positiveNumber, 20)
    .option('--complete', 'fill the deck up to a legal one instead')
    .option('--seed <number>', 'what chance comes from, with --complete', wholeNumber, 1)
    .action(
      run(async (terminal, ...given) => {
        const { suggestForDecks } = await import('../../actions/deck-suggest.ts');
        const [files, options] = deckArguments(given, terminal);
        return suggestForDecks(terminal, files, options as SuggestArguments);
      }),
    );
