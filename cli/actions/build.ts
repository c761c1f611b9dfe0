import { resolve } from 'node:path';
import { buildGame, defaultOut, type BuildOptions } from '../../generator/build.ts';
import { GameChecker, isSound } from '../../generator/check.ts';
import { EXIT } from '../exit.ts';
import { findGames } from '../find-games.ts';
import { shownGame, shownPath } from '../shown-path.ts';
import { refuseUnwritable } from '../out-folder.ts';
import { report } from '../report.ts';
import type { Terminal } from '../terminal.ts';

export interface BuildArguments extends BuildOptions {
  readonly out?: string;
}

export async function build(
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
      terminal.remark(`${shownGame(folder, terminal)} was not built: it has faults.`);
      exit = EXIT.faults;
      continue;
    }
    const { changed, unchanged } = await terminal.progress(`Building ${folder}`, () =>
      buildGame(result, target, options),
    );
    for (const path of changed) terminal.print(`wrote ${shownPath(path, terminal)}`);
    if (unchanged > 0) terminal.print(upToDate(unchanged));
  }
  return exit;
}

/** Says how many files need not be written. */
export function upToDate(count: number): string {
  return count === 1 ? '1 file was up to date' : `${count} files were up to date`;
}
