import type { FormArguments } from '../../actions/deck-forms.ts';
import type { Runner } from '../command.ts';
import { deckArguments } from './arguments.ts';
import type { DeckCommand } from './command.ts';
import { form, ofFiles } from './options.ts';

export const importDecks: DeckCommand = (deck, run) =>
  ofFiles(deck, 'import', 'what a deck from elsewhere is as a deck file of the game')
    .addOption(
      form('--from <form>', 'the form of the file; else by its ending and what stands in it'),
    )
    .option('-o, --out <file>', 'write it to a file')
    .action(convert(run, { to: 'yaml' }));

export const exportDecks: DeckCommand = (deck, run) =>
  ofFiles(deck, 'export', 'what a deck is in another form, swaps applied')
    .addOption(
      form(
        '--to <form>',
        'list, arena, netrunnerdb, twd, ydk, csv, json, arkhamdb or yaml',
      ).default('list'),
    )
    .option('-o, --out <file>', 'write it to a file')
    .action(convert(run, {}));

function convert(run: Runner, fixed: { readonly to?: string }): ReturnType<Runner> {
  return run(async (terminal, ...given) => {
    const { convertDecks } = await import('../../actions/deck-forms.ts');
    const [files, asked] = deckArguments(given, terminal);
    return convertDecks(terminal, files, { ...(asked as FormArguments), ...fixed });
  });
}
