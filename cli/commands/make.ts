import type { CommandDefinition } from './command.ts';
import { aboutGames, gamesNamed } from './games.ts';

/** The main job: everything that can be made of a game. */
export const makeCommand: CommandDefinition = {
  register(program, run) {
    aboutGames(program.command('make'))
      .summary('check, build, judge all decks and print')
      .description(
        'Does the main job for games: checks them, builds them, judges their decks and prints their sheets.',
      )
      .action(
        run(async (terminal, ...given) => {
          const { make } = await import('../actions/make.ts');
          return make(terminal, gamesNamed(given[0], given[1]));
        }),
      );
  },
};
