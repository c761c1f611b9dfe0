import type { BuildArguments } from '../actions/build.ts';
import type { CommandDefinition } from './command.ts';
import { aboutGames, gamesNamed } from './games.ts';

/** Typed data for programs. */
export const buildCommand: CommandDefinition = {
  register(program, run) {
    aboutGames(program.command('build'))
      .summary('write typed data for programs')
      .description(
        'Checks games and writes each as typed, frozen data: index.js with index.d.ts, and game.json for other languages.',
      )
      .option('-o, --out <folder>', 'where to write; default: build/ of the project')
      .option(
        '--accept-translations',
        'translations are right although their source text changed after them',
      )
      .action(
        run(async (terminal, ...given) => {
          const { build } = await import('../actions/build.ts');
          return build(terminal, gamesNamed(given[0], given[1]), given[1] as BuildArguments);
        }),
      );
  },
};
