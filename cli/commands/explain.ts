import type { CommandDefinition } from './command.ts';

/** What a code means. */
export const explainCommand: CommandDefinition = {
  register(program, run) {
    program
      .command('explain')
      .summary('say what a code means')
      .description('Shows the page of a diagnostic: what it means, a wrong and a right example.')
      .argument('<code>', 'a code (CW1203) or a name (unknown-reference)')
      .action(
        run(async (terminal, ...given) => {
          const { explain } = await import('../actions/explain.ts');
          return explain(terminal, given[0] as string);
        }),
      );
  },
};
