import type { EngineArguments } from '../actions/engine.ts';
import type { CommandDefinition } from './command.ts';
import { aboutGame, gamesNamed } from './games.ts';

/** The line protocol, for bots and programs in any language. */
export const engineCommand: CommandDefinition = {
  register(program, run) {
    aboutGame(program.command('engine'))
      .summary('play by a protocol of lines, for bots and other programs')
      .description(
        'Reads one JSON object per line and answers each with one: docs/engine-protocol.md has the commands and a session.',
      )
      .option('--lang <locale>', 'language of the messages in errors')
      .action(
        run(async (terminal, ...given) => {
          const { engine } = await import('../actions/engine.ts');
          return engine(terminal, gamesNamed(given[0], given[1]), given[1] as EngineArguments);
        }),
      );
  },
};
