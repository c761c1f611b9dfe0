import type { DeckArguments } from '../actions/deck.ts';
import type { CommandDefinition } from './command.ts';

/** Whether decks are legal, and what is in them. */
export const deckCommand: CommandDefinition = {
  register(program, run) {
    const deck = program
      .command('deck')
      .summary('judge and show decks')
      .description('Judges and shows decks, armies and rosters.');
    for (const [name, summary, work] of [
      ['check', 'whether a deck is legal, and if not, which line breaks which limit', 'checkDecks'],
      ['list', 'what a deck holds, swaps applied', 'listDecks'],
    ] as const) {
      deck
        .command(name)
        .description(`Tells ${summary}.`)
        .argument('<file...>', 'deck files: YAML, or plain text with lines like "2 Orc Ravager"')
        .option('-g, --game <game>', 'path or id of the game; else the one around the file')
        .option('--option <name=value>', 'an option of the game, as agreed on', collect, [])
        .option('--lang <locale>', 'language of names and words')
        .action(
          run(async (terminal, ...given) => {
            const works = await import('../actions/deck.ts');
            return works[work](terminal, given[0] as string[], given[1] as DeckArguments);
          }),
        );
    }
  },
};

function collect(value: string, earlier: readonly string[]): string[] {
  return [...earlier, value];
}
