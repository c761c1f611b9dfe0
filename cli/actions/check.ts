import { relative } from 'node:path';
import type { Diagnostic, FormatName } from '../../diagnostics/index.ts';
import { GameChecker, isSound } from '../../generator/check.ts';
import { allDiagnostics } from '../check-all.ts';
import { EXIT } from '../exit.ts';
import { findGames } from '../find-games.ts';
import { report } from '../report.ts';
import { shownPath } from '../shown-path.ts';
import type { Terminal } from '../terminal.ts';
import { knownLanguages } from './known.ts';

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
  let found: (readonly Diagnostic[])[] = [];
  const tell = (): void => report(found.flat(), options.format, terminal);
  const begin = async (): Promise<void> => {
    found = await terminal.progress('Checking', () => {
      const results = checkers.map((one) => one.check());
      for (const result of results) knownLanguages(options.lang, result);
      return Promise.all(results.map(allDiagnostics));
    });
    tell();
  };
  const saved = async (paths: readonly string[]): Promise<void> => {
    for (const [index, checker] of checkers.entries()) {
      const folder = folders[index] ?? '';
      const own = paths.filter((path) => isInside(path, folder));
      if (own.length > 0) found[index] = await allDiagnostics(checker.changed(own));
    }
    tell();
  };
  if (options.watch === true) {
    const { onSave } = await import('../watch.ts');
    await onSave(folders, terminal, { begin, saved });
    return EXIT.sound;
  }
  await begin();
  return found.every((diagnostics) => isSound({ diagnostics })) ? EXIT.sound : EXIT.faults;
}

function isInside(path: string, folder: string): boolean {
  return !/^\.\.(?:[/\\]|$)/.test(relative(folder, path));
}

async function fix(folders: readonly string[], terminal: Terminal): Promise<void> {
  const { fixGame } = await import('../../generator/edit/fix.ts');
  for (const folder of folders) {
    for (const { file, done } of fixGame(folder))
      terminal.remark(`${shownPath(file, terminal)}: ${done.join(', ')}`);
  }
}
