import type { RenameArguments } from '../actions/rename.ts';
import type { CommandDefinition } from './command.ts';

/** Another id, everywhere. */
export const renameCommand: CommandDefinition = {
  register(program, run) {
    program
      .command('rename')
      .summary('rename an id everywhere in a game')
      .description(
        'Gives a component, pattern or deck another id, in every file of the game that means it. Remarks and layout stay. Where rules, templates and texts still say the old one, is told.',
      )
      .argument('<old>', 'the id as it is')
      .argument('<new>', 'the id as it shall be')
      .option('-g, --game <game>', 'path or id of the game; the game around you when left out')
      .action(
        run(async (terminal, ...given) => {
          const { rename } = await import('../actions/rename.ts');
          const [from, to, options] = given as [string, string, RenameArguments];
          return rename(terminal, from, to, options);
        }),
      );
  },
};
