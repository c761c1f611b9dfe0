import type { PreviewArguments } from '../actions/preview.ts';
import type { CommandDefinition } from './command.ts';
import { aboutGame, gamesNamed } from './games.ts';

/** All cards as they will print, renewed at every save. */
export const previewCommand: CommandDefinition = {
  register(program, run) {
    aboutGame(program.command('preview'))
      .summary('show all cards in the browser, renewed at every save')
      .description(
        'Shows all cards of a game as they will print, with their faults, on a page of this machine. A save of a card, template or style is shown at once.',
      )
      .option('-p, --port <number>', 'port on 127.0.0.1; default: a free one', Number, 0)
      .option('--lang <locale>', "language of the game's own words")
      .action(
        run(async (terminal, ...given) => {
          const { preview } = await import('../actions/preview.ts');
          return preview(terminal, gamesNamed(given[0], given[1]), given[1] as PreviewArguments);
        }),
      );
  },
};
