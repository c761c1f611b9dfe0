import type { FormatName } from '../../diagnostics/index.ts';
import { GameChecker, isSound } from '../../generator/check.ts';
import { EXIT } from '../exit.ts';
import { findGames } from '../find-games.ts';
import { report } from '../report.ts';
import { shownPath } from '../shown-path.ts';
import type { Terminal } from '../terminal.ts';

export interface CheckArguments {
  readonly watch?: boolean;
  readonly fix?: boolean;
  readonly format: FormatName;
  readonly lang?: string;
}

export async function check(
  terminal: Terminal,
  names: string[],
  options: CheckArguments,
): Promise<number> {
  const folders = findGames(names, terminal.cwd);
  if (options.fix === true) await fix(folders, terminal);
  const locale = options.lang === undefined ? {} : { locale: options.lang };
  const checkers = folders.map((folder) => new GameChecker(folder, locale));
  const results = await terminal.progress('Checking', () => checkers.map((one) => one.check()));
  report(
    results.flatMap(({ diagnostics }) => diagnostics),
    options.format,
    terminal,
  );
  if (options.watch === true) {
    const { watch } = await import('../watch.ts');
    return watch(folders, checkers, results, options.format, terminal);
  }
  return results.every(isSound) ? EXIT.sound : EXIT.faults;
}

async function fix(folders: readonly string[], terminal: Terminal): Promise<void> {
  const { fixGame } = await import('../../generator/edit/fix.ts');
  for (const folder of folders) {
    for (const { file, done } of fixGame(folder))
      terminal.remark(`${shownPath(file, terminal)}: ${done.join(', ')}`);
  }
}
