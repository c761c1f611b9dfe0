import type { ReplayArguments } from '../actions/replay.ts';
import type { CommandDefinition } from './command.ts';

/** A saved match, step by step. */
export const replayCommand: CommandDefinition = {
  register(program, run) {
    program
      .command('replay')
      .summary('show a saved match and prove that it still plays the same')
      .description(
        'Plays a saved match again, step by step, and says at which step it no longer plays the same.',
      )
      .argument('<file>', 'a file that "save" at the table wrote')
      .option('-g, --game <game>', 'path or id of the game; else as the file says')
      .option('--boards', 'draw the board after every step')
      .option('--lang <locale>', 'language of names and words')
      .action(
        run(async (terminal, ...given) => {
          const { replaySaved } = await import('../actions/replay.ts');
          return replaySaved(terminal, given[0] as string, given[1] as ReplayArguments);
        }),
      );
  },
};
