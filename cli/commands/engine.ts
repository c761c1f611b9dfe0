import type { EngineArguments } from '../actions/engine.ts';
import type { CommandDefinition } from './command.ts';

/** The line protocol, for bots and programs in any language. */
export const engineCommand: CommandDefinition = {
  register(program, run) {
    program
      .command('engine')
      .summary('play by a protocol of lines, for bots and other programs')
      .description(
        'Reads one JSON object per line and answers each with one: docs/engine-protocol.md has the commands and a session.',
      )
      .argument('[game]', 'path or id of the game; the game around you when left out')
      .option('--lang <locale>', 'language of the messages in errors')
      .action(
        run(async (terminal, ...given) => {
          const { engine } = await import('../actions/engine.ts');
          return engine(terminal, given[0] as string | undefined, given[1] as EngineArguments);
        }),
      );
  },
};
