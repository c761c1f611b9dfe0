/** `check --fix`, loaded when it is asked for. */
import { fixGame } from '../generator/index.ts';
import { note, shownPath } from './report.ts';
import { say } from './say.ts';
import type { Terminal } from './terminal.ts';

export function fixGames(folders: readonly string[], terminal: Terminal): void {
  for (const folder of folders) {
    for (const { file, done } of fixGame(folder))
      note(
        `${shownPath(file, terminal)}: ${done.map((one) => say(one)).join(say(', '))}`,
        terminal,
      );
  }
}
