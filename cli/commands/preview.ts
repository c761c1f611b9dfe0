import { languageFlag } from '../flags.ts';
import { aboutGame, gamesNamed } from '../arguments.ts';
import { say } from '../say.ts';
import type { DefineCommand } from './command.ts';
import { openStudio, portFlag, type StudioArguments } from './studio.ts';

/** The studio, opened at its first page: all cards as they will print, renewed at every save. */
export const define: DefineCommand = (command, run) =>
  aboutGame(command)
    .description(
      say(
        'Show all cards of a game as they will print, with their errors, on a local web page, the first one of the studio. Saved changes to cards, templates and styles appear at once.',
      ),
    )
    .addOption(portFlag())
    .addOption(languageFlag())
    .action(
      run((terminal, name: string | undefined, options: StudioArguments) =>
        openStudio(terminal, gamesNamed(name, options), {
          ...options,
          opened: (address) => say('Preview at {address}', { address }),
        }),
      ),
    );
