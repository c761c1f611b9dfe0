/** The tiny game at work: changed, checked and restored in one folder, which costs less than a new game for each check. */
import { cpSync, existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GameChecker, type CheckResult } from '../../generator/check.ts';
import { copyGame, temporaryRoom } from '../support/games.ts';
import { layOver, TINY_GAME, type Overlay } from './tiny-game.ts';

/** Checks the tiny game with files in place. Call it at the top of a test file. */
export function tinyGameChecker(): (overlays: readonly Overlay[]) => CheckResult {
  const folder = copyGame(TINY_GAME, join(temporaryRoom(), 'tiny-game'));
  const checker = new GameChecker(folder);
  checker.check();
  let restored: string[] = [];
  return (overlays) => {
    const files = overlays.map(({ file }) => file);
    try {
      layOver(folder, overlays);
      return checker.changed([...restored, ...files]);
    } finally {
      for (const file of files) restore(folder, file);
      restored = files;
    }
  };
}

function restore(folder: string, file: string): void {
  rmSync(join(folder, file), { recursive: true, force: true });
  const original = join(TINY_GAME, file);
  if (existsSync(original)) cpSync(original, join(folder, file));
  else removeNewFolder(folder, dirname(file));
}

function removeNewFolder(folder: string, path: string): void {
  if (existsSync(join(TINY_GAME, path))) return;
  rmSync(join(folder, path), { recursive: true, force: true });
  removeNewFolder(folder, dirname(path));
}
