import type { CommandDefinition } from './command.ts';

/** What an editor needs to complete, explain and underline. */
export const schemaCommand: CommandDefinition = {
  register(program, run) {
    program
      .command('schema')
      .summary('write what an editor needs')
      .description(
        'Writes the self-contained JSON Schemas of games into their .cardwright/schemas, where the first line of each file points, and recommends the YAML extension to editors that read .vscode.',
      )
      .argument('[game...]', 'paths or ids of games; the game around you when left out')
      .action(
        run(async (terminal, ...given) => {
          const { schema } = await import('../actions/schema.ts');
          return schema(terminal, given[0] as string[]);
        }),
      );
  },
};
