import { GameChecker } from '../../generator/check.ts';
import { writeSchemas } from '../../generator/build.ts';
import { writeEditorSettings } from '../../generator/emit/editor-settings.ts';
import { EXIT } from '../exit.ts';
import { findGames } from '../find-games.ts';
import { shownPath } from '../shown-path.ts';
import type { Terminal } from '../terminal.ts';

export function schema(terminal: Terminal, names: string[]): number {
  for (const folder of findGames(names, terminal.cwd)) {
    const result = new GameChecker(folder).check();
    const { changed, unchanged } = writeSchemas(result);
    const settings = writeEditorSettings(folder);
    for (const path of [...changed, ...settings])
      terminal.print(`wrote ${shownPath(path, terminal)}`);
    if (unchanged > 0) terminal.print(`${unchanged} files were up to date`);
    if (result.game === null) {
      terminal.remark('game.yaml cannot be used; "cardwright check" says why.');
      return EXIT.faults;
    }
  }
  return EXIT.sound;
}
