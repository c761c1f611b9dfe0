import type { PlayArguments } from '../actions/play.ts';
import { assignments, list } from '../arguments.ts';
import type { CommandDefinition } from './command.ts';
import { aboutGame, gamesNamed } from './games.ts';

/** A game in the terminal. */
export const playCommand: CommandDefinition = {
  register(program, run) {
    aboutGame(program.command('play'))
      .summary('play a game against bots or other people')
      .description(
        'Plays a game in the terminal: against bots, or with other people at the same screen. On a pipe it reads a move per line.',
      )
      .option('--seats <who>', 'who sits where: human, greedy, random; default: human,greedy', list)
      .option('--deck <files>', 'deck files or ids of sample decks, by player: a,b', list)
      .option(
        '--option <name=value>',
        'options of the game, as agreed on: a=1,b=2',
        assignments,
        [],
      )
      .option('--players <n>', 'how many play')
      .option('--seed <n>', 'what all chance comes from; the same seed deals the same cards')
      .option('--load <file>', 'go on with a saved match')
      .option('--lang <locale>', 'language of names and words')
      .action(
        run(async (terminal, ...given) => {
          const { play } = await import('../actions/play.ts');
          return play(terminal, gamesNamed(given[0], given[1]), given[1] as PlayArguments);
        }),
      );
  },
};
