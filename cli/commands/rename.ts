import type { CommandDefinition } from './command.ts';
import { aboutGame, gamesNamed } from './games.ts';

/** Another id, everywhere. */
export const renameCommand: CommandDefinition = {
  register(program, run) {
    const command = program
      .command('rename')
      .summary('rename an id everywhere in a game')
      .description(
        'Gives a component, pattern or deck another id, in every file of the game that means it. Remarks and layout stay. Where rules, templates and texts still say the old one is reported.',
      )
      .argument('<old>', 'the id as it is')
      .argument('<new>', 'the id as it shall be');
    aboutGame(command).action(
      run(async (terminal, ...given) => {
        const { rename } = await import('../actions/rename.ts');
        const [from, to, name, options] = given as [string, string, ...unknown[]];
        return rename(terminal, from, to, gamesNamed(name, options));
      }),
    );
  },
};
