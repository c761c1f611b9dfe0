import type { DeckArguments } from '../../actions/deck-files.ts';
import { deckArguments } from './arguments.ts';
import type { DeckCommand } from './command.ts';
import { ofFiles } from './options.ts';

export const list: DeckCommand = (deck, run) =>
  ofFiles(deck, 'list', 'what a deck holds, swaps applied').action(
    run(async (terminal, ...given) => {
      const { listDecks } = await import('../../actions/deck-list.ts');
      const [files, options] = deckArguments(given, terminal);
      return listDecks(terminal, files, options as DeckArguments);
    }),
  );
