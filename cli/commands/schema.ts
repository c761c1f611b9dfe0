import type { CommandDefinition } from './command.ts';
import { aboutGames, gamesNamed } from './games.ts';

/** What an editor needs to complete, explain and underline. */
export const schemaCommand: CommandDefinition = {
  register(program, run) {
    aboutGames(program.command('schema'))
      .summary('write what an editor needs')
      .description(
        'Writes the self-contained JSON Schemas of games into their .cardwright/schemas, where the first line of each file points, and recommends the YAML extension to editors that read .vscode.',
      )
      .action(
        run(async (terminal, ...given) => {
          const { schema } = await import('../actions/schema.ts');
          return schema(terminal, gamesNamed(given[0], given[1]));
        }),
      );
  },
};
