import { Option } from 'commander';
import type { CheckDeckArguments } from '../../actions/deck-check.ts';
import { deckArguments } from './arguments.ts';
import type { DeckCommand } from './command.ts';
import { ofFiles } from './options.ts';

export const check: DeckCommand = (deck, run) =>
  ofFiles(
    deck,
    'check',
    'whether decks are legal, incomplete or illegal, which line breaks which limit, and what would mend it',
  )
    .option('--fix', 'mend what can be mended in one way only, in place; remarks stay')
    .option(
      '--against <revision or format>',
      'tell which decks are legal no longer: since a revision of git, or in another format',
    )
    .addOption(
      new Option('--format <format>', 'how to show it').choices(['text', 'json']).default('text'),
    )
    .action(
      run(async (terminal, ...given) => {
        const { checkDecks } = await import('../../actions/deck-check.ts');
        const [files, options] = deckArguments(given, terminal);
        return checkDecks(terminal, files, options as CheckDeckArguments);
      }),
    );
