import type { DeckArguments } from '../../actions/deck-files.ts';
import type { DeckCommand } from './command.ts';
import { ofFiles } from './options.ts';

export const check: DeckCommand = (deck, run) =>
  ofFiles(
    deck,
    'check',
    'whether a deck is legal, and if not, which line breaks which limit',
  ).action(
    run(async (terminal, ...given) => {
      const { checkDecks } = await import('../../actions/deck.ts');
      return checkDecks(terminal, given[0] as string[], given[1] as DeckArguments);
    }),
  );
