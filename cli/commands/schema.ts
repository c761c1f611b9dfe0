import { join } from 'node:path';
import { GameChecker, writeEditorSettings, writeSchemas } from '../../generator/index.ts';
import { aboutGames, gamesNamed } from '../arguments.ts';
import { EXIT } from '../exit.ts';
import { findGames } from '../find-games.ts';
import { shownPath, upToDate, wrote } from '../report.ts';
import type { Terminal } from '../terminal.ts';
import type { DefineCommand } from './command.ts';
import { say } from '../say.ts';

/** What an editor needs to complete, explain and underline. */
export const define: DefineCommand = (command, run) =>
  aboutGames(command)
    .description(
      say(
        'Write the self-contained JSON Schemas of games into their .cardwright/schemas, where the first line of each file points, and recommend the YAML extension to editors that read .vscode.',
      ),
    )
    .action(
      run((terminal, names: string[], options: object) =>
        schema(terminal, gamesNamed(names, options)),
      ),
    );

function schema(terminal: Terminal, names: string[]): number {
  let exit: number = EXIT.sound;
  for (const folder of findGames(names, terminal.cwd)) {
    const result = new GameChecker(folder).check();
    const { changed, unchanged } = writeSchemas(result);
    const settings = writeEditorSettings(folder);
    for (const path of [...changed, ...settings]) wrote(path, terminal);
    upToDate(unchanged, terminal);
    if (result.game === null) {
      const path = shownPath(join(folder, 'game.yaml'), terminal);
      terminal.remark(say('{file} cannot be used; "cardwright check" says why.', { file: path }));
      exit = EXIT.faults;
    }
  }
  return exit;
}
