import { Option } from 'commander';
import { announcePreview, Press } from '../../print/index.ts';
import { serveStudio, type PrintForOther, type StudioServer } from '../../studio/index.ts';
import { aboutGame, gamesNamed } from '../arguments.ts';
import { EXIT, WrongUse } from '../exit.ts';
import { findGame } from '../find-games.ts';
import { languageFlag } from '../flags.ts';
import { refuseUnknownLanguages } from '../refuse-unknown.ts';
import { say } from '../say.ts';
import type { Terminal } from '../terminal.ts';
import { onSave } from '../watch.ts';
import type { DefineCommand } from './command.ts';

/** The workshop in the browser. */
export const define: DefineCommand = (command, run) =>
  aboutGame(command)
    .description(
      say(
        'Open a game in the browser: its cards as they will print, figures as a table to edit, texts, layout, decks, the game to play, its balance and prints. Each edit is checked and written to the files of the game, and can be undone.',
      ),
    )
    .addOption(portFlag())
    .addOption(languageFlag())
    .action(
      run((terminal, name: string | undefined, options: StudioArguments) =>
        openStudio(terminal, gamesNamed(name, options), {
          ...options,
          opened: (address) => say('Studio at {address}', { address }),
        }),
      ),
    );

export interface StudioArguments {
  readonly port: number;
  readonly lang?: string;
}

export function portFlag(): Option {
  return new Option('--port <number>', say('port on 127.0.0.1'))
    .argParser(Number)
    .default(0, say('a free one'));
}

interface Opening extends StudioArguments {
  /** What is said of its address. */
  readonly opened: (address: string) => string;
}

/** Serves until the process is asked to stop. */
export async function openStudio(
  terminal: Terminal,
  names: readonly string[],
  { port, lang, opened }: Opening,
): Promise<number> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new WrongUse(say('A port is a whole number from 0 to 65535.'));
  }
  const folder = findGame(names, terminal.cwd);
  const press = new Press();
  let server: StudioServer | undefined;
  let withdraw: (() => void) | undefined;
  try {
    await onSave([folder], terminal, {
      async begin() {
        const print: PrintForOther = async (asked, line) => {
          const { printForAnother } = await import('./print/for-another.ts');
          await printForAnother(asked, line, { folder, press, check: studio.checkAnew });
        };
        const studio = await serveStudio(folder, port, { press, print, locale: lang });
        server = studio;
        if (lang !== undefined) refuseUnknownLanguages(lang, studio.checkAnew());
        terminal.print(opened(addressIn(studio.address, lang)));
        withdraw = announcePreview(folder, studio);
      },
      saved: (paths) => server?.saved(paths),
    });
  } finally {
    withdraw?.();
    await server?.close();
  }
  return EXIT.sound;
}

/** With the language in which cards are shown first. */
function addressIn(address: string, lang: string | undefined): string {
  if (lang === undefined) return address;
  const [page = '', key = ''] = address.split('#');
  return `${page}?${new URLSearchParams({ lang }).toString()}#${key}`;
}
