import { relative } from 'node:path';
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
  const tell = (): void =>
    report(
      results.flatMap(({ diagnostics }) => diagnostics),
      options.format,
      terminal,
    );
  tell();
  if (options.watch !== true) return results.every(isSound) ? EXIT.sound : EXIT.faults;
  const { onSave } = await import('../watch.ts');
  await onSave(folders, terminal, (paths) => {
    checkers.forEach((checker, index) => {
      const folder = folders[index] ?? '';
      const own = paths.filter((path) => !relative(folder, path).startsWith('..'));
      if (own.length > 0) results[index] = checker.changed(own);
    });
    tell();
  });
  return EXIT.sound;
}

async function fix(folders: readonly string[], terminal: Terminal): Promise<void> {
  const { fixGame } = await import('../../generator/edit/fix.ts');
  for (const folder of folders) {
    for (const { file, done } of fixGame(folder))
      terminal.remark(`${shownPath(file, terminal)}: ${done.join(', ')}`);
  }
}
