import { resolve } from 'node:path';
import {
  buildGame,
  type BuildOptions,
  defaultOut,
  GameChecker,
  isSound,
} from '../../generator/index.ts';
import { aboutGames, gamesNamed } from '../arguments.ts';
import { EXIT } from '../exit.ts';
import { findGames } from '../find-games.ts';
import { refuseUnwritable } from '../out-folder.ts';
import { outFolderFlag } from '../flags.ts';
import { report, shownGame, upToDate, wrote } from '../report.ts';
import type { Terminal } from '../terminal.ts';
import type { DefineCommand } from './command.ts';
import { say } from '../say.ts';

/** Typed data for programs. */
export const define: DefineCommand = (command, run) =>
  aboutGames(command)
    .description(
      say(
        'Check games and write each as typed, frozen data: index.js with index.d.ts, and game.json for other languages.',
      ),
    )
    .addOption(outFolderFlag(say('build/ of the project')))
    .option(
      '--accept-translations',
      say('mark all translations as up to date with their source texts'),
    )
    .action(
      run((terminal, names: string[], options: BuildArguments) =>
        build(terminal, gamesNamed(names, options), options),
      ),
    );

interface BuildArguments extends BuildOptions {
  readonly out?: string;
}

async function build(
  terminal: Terminal,
  names: string[],
  { out, ...options }: BuildArguments,
): Promise<number> {
  let exit: number = EXIT.sound;
  for (const folder of findGames(names, terminal.cwd)) {
    const target =
      out === undefined ? defaultOut(folder, terminal.cwd) : resolve(terminal.cwd, out);
    refuseUnwritable(target, terminal);
    const result = new GameChecker(folder).check();
    report(result.diagnostics, 'pretty', terminal);
    if (!isSound(result)) {
      terminal.remark(
        say('{game} was not built: it has errors.', { game: shownGame(folder, terminal) }),
      );
      exit = EXIT.faults;
      continue;
    }
    const { changed, unchanged } = await terminal.progress(
      say('Building {game}', { game: folder }),
      () => buildGame(result, target, options),
    );
    for (const path of changed) wrote(path, terminal);
    upToDate(unchanged, terminal);
  }
  return exit;
}
