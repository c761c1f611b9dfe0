import { join } from 'node:path';
import { GameChecker } from '../../generator/check.ts';
import { writeSchemas } from '../../generator/build.ts';
import { writeEditorSettings } from '../../generator/emit/editor-settings.ts';
import { EXIT } from '../exit.ts';
import { findGames } from '../find-games.ts';
import { shownPath } from '../shown-path.ts';
import type { Terminal } from '../terminal.ts';
import { upToDate } from './build.ts';

export function schema(terminal: Terminal, names: string[]): number {
  let exit: number = EXIT.sound;
  for (const folder of findGames(names, terminal.cwd)) {
    const result = new GameChecker(folder).check();
    const { changed, unchanged } = writeSchemas(result);
    const settings = writeEditorSettings(folder);
    for (const path of [...changed, ...settings])
      terminal.print(`wrote ${shownPath(path, terminal)}`);
    if (unchanged > 0) terminal.print(upToDate(unchanged));
    if (result.game === null) {
      const path = shownPath(join(folder, 'game.yaml'), terminal);
      terminal.remark(`${path} cannot be used; "cardwright check" says why.`);
      exit = EXIT.faults;
    }
  }
  return exit;
}
