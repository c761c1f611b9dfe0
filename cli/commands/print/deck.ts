/** The deck of which `print` prints the cards. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type CheckedGame, isSound, judgeDeckFile } from '../../../generator/index.ts';
import { WrongUse } from '../../exit.ts';
import { report, shownGame } from '../../report.ts';
import type { Terminal } from '../../terminal.ts';
import { say } from '../../say.ts';

export interface HeldDeck {
  readonly id: string;
  /** Null when the file cannot be read as a deck. */
  readonly cards: ReadonlyMap<string, number> | null;
  readonly legal: boolean;
}

/** A deck that breaks limits is printed all the same: it is being worked on. */
export function readDeck(checked: CheckedGame, file: string, terminal: Terminal): HeldDeck {
  const path = resolve(terminal.cwd, file);
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) {
    throw new WrongUse(say('There is no file "{file}".', { file }));
  }
  if (checked.linked.judge === null) {
    throw new WrongUse(
      say('{game} has no decks: it has no construction.yaml.', {
        game: shownGame(checked.folder, terminal),
      }),
    );
  }
  const { deck, verdict, diagnostics } = judgeDeckFile(checked, path);
  if (diagnostics.length > 0) report(diagnostics, 'pretty', terminal);
  const legal = isSound({ diagnostics });
  return { id: deck?.id ?? '', cards: verdict?.cards ?? null, legal };
}
