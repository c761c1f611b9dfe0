import { Option, type Command } from 'commander';
import { positiveNumber, wholeNumber } from '../arguments.ts';
import type { CommandDefinition } from './command.ts';
import type { DeckArguments } from '../actions/deck-files.ts';
import type { TidyArguments } from '../actions/deck-format.ts';
import type { FormArguments } from '../actions/deck-forms.ts';
import type { StatisticsArguments } from '../actions/deck-stats.ts';

/** Whether decks are legal, and what is in them. */
export const deckCommand: CommandDefinition = {
  register(program, run) {
    const deck = program
      .command('deck')
      .summary('judge and show decks')
      .description('Judges and shows decks, armies and rosters.');
    ofFiles(
      deck,
      'check',
      'whether a deck is legal, and if not, which line breaks which limit',
    ).action(
      run(async (terminal, ...given) => {
        const { checkDecks } = await import('../actions/deck.ts');
        return checkDecks(terminal, given[0] as string[], given[1] as DeckArguments);
      }),
    );
    ofFiles(deck, 'list', 'what a deck holds, swaps applied').action(
      run(async (terminal, ...given) => {
        const { listDecks } = await import('../actions/deck.ts');
        return listDecks(terminal, given[0] as string[], given[1] as DeckArguments);
      }),
    );
    ofFiles(deck, 'stats', 'what a deck is made of, and how soon its cards are drawn')
      .option('--by <field...>', 'fields to group by, such as rank or arrows.front')
      .option('--hand <cards>', 'odds of an opening hand of so many cards', positiveNumber)
      .option('--draws <cards>', 'and of so many draws after it', wholeNumber, 5)
      .option('--from <section>', 'the section that is drawn from; else the largest')
      .addOption(
        new Option('--format <format>', 'how to show it')
          .choices(['text', 'json', 'html'])
          .default('text'),
      )
      .option('-o, --out <file>', 'write it to a file')
      .action(
        run(async (terminal, ...given) => {
          const { deckStats } = await import('../actions/deck-stats.ts');
          return deckStats(terminal, given[0] as string[], given[1] as StatisticsArguments);
        }),
      );
    ofFiles(deck, 'import', 'what a deck from elsewhere is as a deck file of the game')
      .addOption(form('--from <form>', 'the form of the file; else by its ending'))
      .option('-o, --out <file>', 'write it to a file')
      .action(convert({ to: 'yaml' }));
    ofFiles(deck, 'export', 'what a deck is in another form, swaps applied')
      .addOption(form('--to <form>', 'list, csv, json or yaml').default('list'))
      .option('-o, --out <file>', 'write it to a file')
      .action(convert({}));
    deck
      .command('format')
      .description(
        'Spells the cards of pasted lists as the game does, in place; remarks and order stay.',
      )
      .argument('<file...>', 'plain text with lines like "2 Orc Ravager"')
      .option('-g, --game <game>', 'path or id of the game; else the one around the file')
      .option('--lang <locale>', 'language of the names')
      .option('--check', 'change nothing; tell which lists are not tidy')
      .action(
        run(async (terminal, ...given) => {
          const { formatDecks } = await import('../actions/deck-format.ts');
          const asked = { ...(given[1] as TidyArguments), option: [] };
          return formatDecks(terminal, given[0] as string[], asked);
        }),
      );

    function convert(fixed: { readonly to?: string }) {
      return run(async (terminal, ...given) => {
        const { convertDecks } = await import('../actions/deck-forms.ts');
        const asked = { ...(given[1] as FormArguments), ...fixed };
        return convertDecks(terminal, given[0] as string[], asked);
      });
    }
  },
};

/** As in `generator/decks/forms/`, which is not loaded for the help. */
function form(flags: string, tells: string): Option {
  return new Option(flags, tells).choices(['list', 'csv', 'json', 'yaml']);
}

function ofFiles(deck: Command, name: string, tells: string): Command {
  return deck
    .command(name)
    .description(`Tells ${tells}.`)
    .argument(
      '<file...>',
      'deck files or folders: YAML, CSV, JSON, or text with lines like "2 Orc Ravager"',
    )
    .option('-g, --game <game>', 'path or id of the game; else the one around the file')
    .option('--option <name=value>', 'an option of the game, as agreed on', collect, [])
    .option('--lang <locale>', 'language of names and words');
}

function collect(value: string, earlier: readonly string[]): string[] {
  return [...earlier, value];
}
