import { Option } from 'commander';
import type { CheckArguments } from '../actions/check.ts';
import type { CommandDefinition } from './command.ts';

/** Every fault of a game in one run. */
export const checkCommand: CommandDefinition = {
  register(program, run) {
    program
      .command('check')
      .summary('tell every fault of a game')
      .description(
        'Checks games: YAML, schemas, references, meaning, decks. Tells every fault at its line, with a way out.',
      )
      .argument('[game...]', 'paths or ids of games; the game around you when left out')
      .option('-w, --watch', 'check again whenever a file changes')
      .option('--fix', 'mend what can be mended safely: schema line, key order, older formats')
      .addOption(
        new Option('-f, --format <format>', 'how faults are told')
          .choices(['pretty', 'json', 'sarif', 'github'])
          .default('pretty'),
      )
      .option('--lang <locale>', "language of the game's own words")
      .action(
        run(async (terminal, ...given) => {
          const { check } = await import('../actions/check.ts');
          return check(terminal, given[0] as string[], given[1] as CheckArguments);
        }),
      );
  },
};
