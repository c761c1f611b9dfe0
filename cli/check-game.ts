/** Checking a game: what a command loads when there is something to check. */
import type { Diagnostic } from '../diagnostics/index.ts';
import { GameChecker, type CheckResult } from '../generator/index.ts';
import { refuseUnknownLanguages } from './refuse-unknown.ts';

/** A game that is watched. */
export interface CheckedFolder {
  readonly folder: string;
  readonly checker: GameChecker;
  found: readonly Diagnostic[];
}

/** Checks a game for the first time; `lang`: the language of the diagnostics. */
export async function checkFolder(
  folder: string,
  lang: string | undefined,
): Promise<CheckedFolder> {
  const checker = new GameChecker(folder, lang === undefined ? {} : { locale: lang });
  const result = checker.check();
  refuseUnknownLanguages(lang, result);
  return { folder, checker, found: await allDiagnostics(result) };
}

/** Everything wrong with a game: what its check found, and what its templates and style sheets do. */
export async function allDiagnostics(result: CheckResult): Promise<readonly Diagnostic[]> {
  if (result.game?.files.some(({ role }) => role.role === 'print') !== true) {
    return result.diagnostics;
  }
  // Loaded only for games that print.
  const { templateFaults } = await import('./check-templates.ts');
  return [...result.diagnostics, ...templateFaults(result)];
}
