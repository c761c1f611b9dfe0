import { Option } from 'commander';
import type { CheckArguments } from '../actions/check.ts';
import type { CommandDefinition } from './command.ts';
import { aboutGames, gamesNamed } from './games.ts';

/** Every fault of a game in one run. */
export const checkCommand: CommandDefinition = {
  register(program, run) {
    aboutGames(program.command('check'))
      .summary('tell every fault of a game')
      .description(
        'Checks games: YAML, schemas, references, meaning, decks. Tells every fault at its line, with a way out.',
      )
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
          return check(terminal, gamesNamed(given[0], given[1]), given[1] as CheckArguments);
        }),
      );
  },
};
