/** The game as it was when the studio began, and at the last commit, to be shown beside what it is now. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  gameAt,
  GameChecker,
  isPicture,
  listGame,
  type CheckResult,
  type PastGame,
} from '../../../generator/index.ts';
import { PreviewedGame } from '../../../print/index.ts';
import type { OldCards, Since } from '../../protocol/cards.ts';

/** A state that does not change any more. */
interface Old {
  readonly game: PreviewedGame;
  /** Pictures, relative to the game, that are others by now. */
  readonly pictures: () => readonly string[];
}

export class PastGames {
  readonly #now: PreviewedGame;
  readonly #began: Old;
  readonly #saved = new Set<string>();
  #commit: { readonly past: PastGame; readonly old: Old } | null = null;

  constructor(now: PreviewedGame, { folder }: Pick<CheckResult, 'folder'>) {
    this.#now = now;
    const saved = this.#saved;
    this.#began = {
      game: now.snapshot(),
      pictures: () => [...saved].map((path) => path.slice(folder.length + 1)),
    };
  }

  /** Absolute paths of pictures and fonts. */
  savedAssets(paths: readonly string[]): void {
    for (const path of paths) this.#saved.add(path);
  }

  /** Null where there is no such state: no git, no commit with this game. */
  cards(since: Since, wanted: string | null): OldCards | null {
    const old = this.#oldAt(since, true);
    if (old === null) return null;
    const { sheets, faces, fonts } = old.game.state(old.game.localeFor(wanted));
    return { sheets, faces, fonts, pictures: old.pictures() };
  }

  /** The state as it was fetched last. */
  gameAt(since: Since): PreviewedGame | null {
    return this.#oldAt(since, false)?.game ?? null;
  }

  #oldAt(since: Since, renew: boolean): Old | null {
    if (since === 'began') return this.#began;
    if (renew) this.#lookAtCommit();
    return this.#commit?.old ?? null;
  }

  /** Somebody may have committed meanwhile. */
  #lookAtCommit(): void {
    const { folder } = this.#now;
    const past = gameAt(folder, 'HEAD');
    if ('code' in past) return;
    if (past.commit === this.#commit?.past.commit) return past.remove();
    this.#commit?.past.remove();
    const game = new PreviewedGame(new GameChecker(past.folder).check());
    this.#commit = { past, old: { game, pictures: () => otherPictures(past.folder, folder) } };
  }

  close(): void {
    this.#commit?.past.remove();
    this.#commit = null;
  }
}

function otherPictures(before: string, after: string): string[] {
  return listGame(before)
    .paths.filter(isPicture)
    .filter((path) => {
      const [old, now] = [before, after].map((folder) => bytesOf(join(folder, path)));
      return old === undefined || now === undefined || !old.equals(now);
    });
}

function bytesOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
