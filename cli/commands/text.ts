import type { TextArguments } from '../actions/text.ts';
import type { CommandDefinition } from './command.ts';

/** What the cards say. */
export const textCommand: CommandDefinition = {
  register(program, run) {
    program
      .command('text')
      .summary('read the rules text of cards')
      .description(
        'Prints the rules text that is made from the effects of components, or that stands instead.',
      )
      .argument('[game...]', 'paths or ids of games; the game around you when left out')
      .option('--card <id...>', 'these components only')
      .option('--lang <locale>', 'language of the texts; the first of the game when left out')
      .option('--reminders', 'explain keywords in parentheses')
      .action(
        run(async (terminal, ...given) => {
          const { text } = await import('../actions/text.ts');
          return text(terminal, given[0] as string[], given[1] as TextArguments);
        }),
      );
  },
};
