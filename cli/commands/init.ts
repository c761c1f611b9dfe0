import type { InitArguments } from '../actions/init.ts';
import type { CommandDefinition } from './command.ts';

/** A game to begin with. */
export const initCommand: CommandDefinition = {
  register(program, run) {
    program
      .command('init')
      .summary('make a new game')
      .description(
        'Makes a small complete game in a new folder, to be changed into your own: "cardwright init \'Salt Harbour\'" makes the game Salt Harbour in salt-harbour. It checks, judges its decks and prints at once.',
      )
      .argument('<name>', 'title of the game; may follow the path of a folder, as in games/Harbour')
      .option('--id <id>', 'id and folder name, for a title of which none can be made')
      .action(
        run(async (terminal, ...given) => {
          const { init } = await import('../actions/init.ts');
          return init(terminal, given[0] as string, given[1] as InitArguments);
        }),
      );
  },
};
