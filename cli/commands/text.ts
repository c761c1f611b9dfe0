import type { TextArguments } from '../actions/text.ts';
import { list } from '../arguments.ts';
import type { CommandDefinition } from './command.ts';
import { aboutGames, gamesNamed } from './games.ts';

/** What the cards say. */
export const textCommand: CommandDefinition = {
  register(program, run) {
    aboutGames(program.command('text'))
      .summary('read the rules text of cards')
      .description(
        'Prints the rules text that is made from the effects of components, or that stands instead.',
      )
      .option('--card <ids>', 'only these components: a,b', list)
      .option('--lang <locale>', 'language of the texts; default: the first of the game')
      .option('--reminders', 'explain keywords in parentheses')
      .action(
        run(async (terminal, ...given) => {
          const { text } = await import('../actions/text.ts');
          return text(terminal, gamesNamed(given[0], given[1]), given[1] as TextArguments);
        }),
      );
  },
};
