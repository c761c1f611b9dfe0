import { resolve } from 'node:path';
import { buildGame, defaultOut, type BuildOptions } from '../../generator/build.ts';
import { GameChecker, isSound } from '../../generator/check.ts';
import { EXIT } from '../exit.ts';
import { findGames } from '../find-games.ts';
import { shownPath } from '../shown-path.ts';
import { report } from '../report.ts';
import type { Terminal } from '../terminal.ts';
import type { CommandDefinition } from './command.ts';

interface BuildArguments extends BuildOptions {
  readonly out?: string;
}

/** Typed data for programs. */
export const buildCommand: CommandDefinition = {
  register(program, run) {
    program
      .command('build')
      .summary('write typed data for programs')
      .description(
        'Checks games and writes each as typed, frozen data: index.js with index.d.ts, and game.json for other languages.',
      )
      .argument('[game...]', 'paths or ids of games; the game around you when left out')
      .option('-o, --out <folder>', 'where to write; build/ of the project when left out')
      .option(
        '--accept-translations',
        'translations are right although their source text changed after them',
      )
      .action(
        run((terminal, ...given) =>
          build(terminal, given[0] as string[], given[1] as BuildArguments),
        ),
      );
  },
};

async function build(
  terminal: Terminal,
  names: string[],
  { out, ...options }: BuildArguments,
): Promise<number> {
  let exit: number = EXIT.sound;
  for (const folder of findGames(names, terminal.cwd)) {
    const result = new GameChecker(folder).check();
    report(result.diagnostics, 'pretty', terminal);
    if (!isSound(result)) {
      terminal.remark(`${shownPath(folder, terminal)} was not built: it has faults.`);
      exit = EXIT.faults;
      continue;
    }
    const target =
      out === undefined ? defaultOut(folder, terminal.cwd) : resolve(terminal.cwd, out);
    const { changed, unchanged } = await terminal.progress(`Building ${folder}`, () =>
      buildGame(result, target, options),
    );
    for (const path of changed) terminal.print(`wrote ${shownPath(path, terminal)}`);
    if (unchanged > 0) terminal.print(`${unchanged} files were up to date`);
  }
  return exit;
}
