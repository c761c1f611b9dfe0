/** The tiny game with other files, in a folder of its own. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { GameChecker, type CheckResult } from '../../generator/check.ts';

export const TINY_GAME = join(import.meta.dirname, 'tiny-game');

/** A file to lay over the tiny game; without content it is taken away. */
export interface Overlay {
  /** Relative to the game folder. */
  readonly file: string;
  readonly content: string | null;
  readonly encoding?: BufferEncoding;
  /** What it points to, from its folder, when it is a symbolic link. */
  readonly link?: string;
}

/** Checks the tiny game with these files in place. */
export function checkTinyGame(overlays: readonly Overlay[]): CheckResult {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-tiny-game-'));
  try {
    cpSync(TINY_GAME, folder, { recursive: true });
    layOver(folder, overlays);
    return new GameChecker(folder).check();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Lays files over those of a folder. */
export function layOver(folder: string, overlays: readonly Overlay[]): void {
  for (const { file, content, encoding, link } of overlays) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    if (link !== undefined) symlinkSync(link, path);
    else if (content === null) rmSync(path);
    else writeFileSync(path, content, encoding ?? 'utf8');
  }
}
