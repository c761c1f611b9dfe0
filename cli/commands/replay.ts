import type { ReplayArguments } from '../actions/replay.ts';
import type { CommandDefinition } from './command.ts';
import { aboutGame, gamesNamed } from './games.ts';

/** A saved match, step by step. */
export const replayCommand: CommandDefinition = {
  register(program, run) {
    const command = program
      .command('replay')
      .summary('show a saved match and prove that it still plays the same')
      .description(
        'Plays a saved match again, step by step, and says at which step it no longer plays the same.',
      )
      .argument('<file>', 'a file that "save" at the table wrote');
    aboutGame(command, 'as the file says')
      .option('--boards', 'draw the board after every step')
      .option('--lang <locale>', 'language of names and words')
      .action(
        run(async (terminal, ...given) => {
          const { replaySaved } = await import('../actions/replay.ts');
          const [file, name, options] = given as [string, string | undefined, ReplayArguments];
          return replaySaved(terminal, file, gamesNamed(name, options), options);
        }),
      );
  },
};
