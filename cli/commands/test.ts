import type { TestArguments } from '../actions/test.ts';
import { list } from '../arguments.ts';
import type { CommandDefinition } from './command.ts';
import { gamesNamed } from './games.ts';

/** The executable examples of a game's rules. */
export const testCommand: CommandDefinition = {
  register(program, run) {
    program
      .command('test')
      .summary('run the scenarios of a game')
      .description(
        'Runs the scenarios of games, and says of each that failed what came out otherwise.',
      )
      .argument('[path...]', 'games, or scenario files in them; default: the game around you')
      .option('-g, --game <games>', 'games, as an option: a,b', list)
      .option('--clauses', 'list the clauses of the rules, each with the scenarios that proved it')
      .action(
        run(async (terminal, ...given) => {
          const { test } = await import('../actions/test.ts');
          return test(terminal, gamesNamed(given[0], given[1]), given[1] as TestArguments);
        }),
      );
  },
};
