import type { PlayArguments } from '../actions/play.ts';
import type { CommandDefinition } from './command.ts';

/** A game in the terminal. */
export const playCommand: CommandDefinition = {
  register(program, run) {
    program
      .command('play')
      .summary('play a game against bots or other people')
      .description(
        'Plays a game in the terminal: against bots, or with other people at the same screen. On a pipe it reads a move per line.',
      )
      .argument('[game]', 'path or id of the game; the game around you when left out')
      .option('--seats <who,...>', 'who sits where: human, greedy, random', 'human,greedy')
      .option('--deck <file...>', 'deck files or ids of sample decks, by player')
      .option(
        '--part <name=id>',
        'what the game is set up with beside decks: a deck file, or the id of a sample deck or a component',
        collect,
        [],
      )
      .option('--option <name=value>', 'an option of the game, as agreed on', collect, [])
      .option('--players <n>', 'how many play')
      .option('--seed <n>', 'what all chance comes from; the same seed deals the same cards')
      .option('--load <file>', 'go on with a saved match')
      .option('--lang <locale>', 'language of names and words')
      .action(
        run(async (terminal, ...given) => {
          const { play } = await import('../actions/play.ts');
          return play(terminal, given[0] as string | undefined, given[1] as PlayArguments);
        }),
      );
  },
};

function collect(value: string, earlier: readonly string[]): string[] {
  return [...earlier, value];
}
