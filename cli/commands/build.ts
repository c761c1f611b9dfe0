import type { BuildArguments } from '../actions/build.ts';
import type { CommandDefinition } from './command.ts';

/** Typed data for programs. */
export const buildCommand: CommandDefinition = {
  register(program, run) {
    program
      .command('build')
      .summary('write typed data for programs')
      .description(
        'Checks games and writes each as typed, frozen data: index.js with index.d.ts, and game.json for other languages.',
      )
      .argument('[game...]', 'paths or ids of games; the game around you when left out')
      .option('-o, --out <folder>', 'where to write; build/ of the project when left out')
      .option(
        '--accept-translations',
        'translations are right although their source text changed after them',
      )
      .action(
        run(async (terminal, ...given) => {
          const { build } = await import('../actions/build.ts');
          return build(terminal, given[0] as string[], given[1] as BuildArguments);
        }),
      );
  },
};
