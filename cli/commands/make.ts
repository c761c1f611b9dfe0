import type { CommandDefinition } from './command.ts';

/** The main job: everything that can be made of a game. */
export const makeCommand: CommandDefinition = {
  register(program, run) {
    program
      .command('make')
      .summary('check, build, judge all decks and print')
      .description(
        'Does the main job for games: checks them, builds them, judges their decks and prints their sheets.',
      )
      .argument('[game...]', 'paths or ids of games; the game around you when left out')
      .action(
        run(async (terminal, ...given) => {
          const { make } = await import('../actions/make.ts');
          return make(terminal, given[0] as string[]);
        }),
      );
  },
};
