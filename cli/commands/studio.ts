import { Option } from 'commander';
import { announcePreview, Press, type PrintForOther } from '../../print/index.ts';
import { GameChecker } from '../../generator/index.ts';
import { serveStudio, type StudioServer } from '../../studio/index.ts';
import { aboutGame, gamesNamed } from '../arguments.ts';
import { EXIT, WrongUse } from '../exit.ts';
import { findGame } from '../find-games.ts';
import { say } from '../say.ts';
import type { Terminal } from '../terminal.ts';
import { onSave } from '../watch.ts';
import type { DefineCommand } from './command.ts';

/** The workshop in the browser: all cards, and the table of their figures. */
export const define: DefineCommand = (command, run) =>
  aboutGame(command)
    .description(
      say(
        'Open a game in the browser: all cards as they will print, and the figures of each kind of component as a table to edit. Each edit is checked and written to the files of the game, and can be undone.',
      ),
    )
    .addOption(
      new Option('--port <number>', say('port on 127.0.0.1'))
        .argParser(Number)
        .default(0, say('a free one')),
    )
    .action(
      run((terminal, name: string | undefined, options: StudioArguments) =>
        studio(terminal, gamesNamed(name, options), options),
      ),
    );

interface StudioArguments {
  readonly port: number;
}

/** Serves until the process is asked to stop. */
async function studio(
  terminal: Terminal,
  names: readonly string[],
  { port }: StudioArguments,
): Promise<number> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new WrongUse(say('A port is a whole number from 0 to 65535.'));
  }
  const folder = findGame(names, terminal.cwd);
  const press = new Press();
  const checker = new GameChecker(folder);
  const means = { folder, press, check: () => checker.check({}) };
  let server: StudioServer | undefined;
  let withdraw: (() => void) | undefined;
  try {
    await onSave([folder], terminal, {
      async begin() {
        const { printForAnother } = await import('./print/for-another.ts');
        const print: PrintForOther = (asked, line) => printForAnother(asked, line, means);
        server = await serveStudio(folder, port, { press, print });
        terminal.print(say('Studio at {address}', { address: server.address }));
        withdraw = announcePreview(folder, server);
      },
      saved: (paths) => server?.saved(paths),
    });
  } finally {
    withdraw?.();
    await server?.close();
  }
  return EXIT.sound;
}
