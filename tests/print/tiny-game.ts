/** The game of tests/print/tiny-game/ with other files, checked and printed. */
import { join } from 'node:path';
import { GameChecker, type CheckResult } from '../../generator/check.ts';
import { packageRoot } from '../../kernel/index.ts';
import { printGame } from '../../print/print-game.ts';
import type { PrintResult } from '../../print/printing.ts';
import type { Press } from '../../print/press/press.ts';
import type { PrintRequest } from '../../print/request.ts';
import { copyGame } from '../support/games.ts';

export const TINY_PRINT = join(packageRoot(), 'tests', 'print', 'tiny-game');

let count = 0;

/** Copies the game into `room`; `changes` replace files, null removes one. */
export function tinyPrint(
  room: string,
  changes: Readonly<Record<string, string | null>> = {},
): string {
  count += 1;
  return copyGame(TINY_PRINT, join(room, `game-${count}`), changes);
}

export function checked(folder: string): CheckResult {
  return new GameChecker(folder).check();
}

/** Prints into `out/` of the game's folder, on A4, dated to the first second of 1970. */
export async function printed(
  folder: string,
  press: Press,
  request: Partial<PrintRequest> = {},
): Promise<PrintResult> {
  const date = new Date(0);
  return printGame(
    checked(folder),
    { out: join(folder, 'out'), papers: ['a4'], date, ...request },
    press,
  );
}
