import { type CheckedGame, GameChecker } from '../generator/index.ts';
import { isPrintable, printableGame, type PrintableGame } from '../print/index.ts';
import { findGame } from './find-games.ts';
import { refuseUnknownLanguages } from './refuse-unknown.ts';
import { report, shownGame } from './report.ts';
import { say } from './say.ts';
import type { Terminal } from './terminal.ts';

interface UsableGame {
  readonly checked: CheckedGame;
  readonly printable: PrintableGame;
}

/** The game that a command is about, with its sheets; null where it cannot be used, which is reported. */
export function usableGame(
  terminal: Terminal,
  names: readonly string[],
  { lang }: { readonly lang?: string },
): UsableGame | null {
  const folder = findGame(names, terminal.cwd);
  const checked = new GameChecker(folder).check();
  refuseUnknownLanguages(lang, checked);
  const printable = printableGame(checked);
  if (isPrintable(checked) && printable !== null) return { checked, printable };
  report(checked.diagnostics, 'pretty', terminal);
  const game = shownGame(folder, terminal);
  terminal.remark(say('{game} cannot be used; "cardwright check" says why.', { game }));
  return null;
}
