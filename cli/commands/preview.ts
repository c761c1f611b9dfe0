import type { PreviewArguments } from '../actions/preview.ts';
import type { CommandDefinition } from './command.ts';

/** All cards as they will print, renewed at every save. */
export const previewCommand: CommandDefinition = {
  register(program, run) {
    program
      .command('preview')
      .summary('show all cards in the browser, renewed at every save')
      .description(
        'Shows all cards of a game as they will print, with their faults, on a page of this machine. A save of a card, template or style is shown at once.',
      )
      .argument('[game]', 'path or id of a game; the game around you when left out')
      .option('-p, --port <number>', 'port on 127.0.0.1; a free one when left out', Number, 0)
      .option('--lang <locale>', "language of the game's own words")
      .action(
        run(async (terminal, ...given) => {
          const { preview } = await import('../actions/preview.ts');
          return preview(terminal, given[0] as string | undefined, given[1] as PreviewArguments);
        }),
      );
  },
};
