/** A game as it was: its folder at a revision of git, in a temporary place. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fault, type Fault } from '../diagnostics/index.ts';
import { holdRoom } from '../kernel/index.ts';

export interface PastGame {
  /** The game folder as it was, absolute. */
  readonly folder: string;
  /** Of the commit, in full. */
  readonly commit: string;
  /** The day of the commit: `2026-11-21`. */
  readonly day: string;
  /** Removes the folder; that happens by itself when the process ends, or is interrupted. */
  remove(): void;
}

/**
 * The game of `folder` at `revision` (a commit, branch, tag, `HEAD~3`), or why it cannot be had. The
 * repository, its index and its work tree stay as they are.
 */
export function gameAt(folder: string, revision: string): PastGame | Fault {
  const found = commitOf(folder, revision);
  if ('code' in found) return found;
  const { top, tree, commit, day } = found;
  const { folder: room, leave: remove } = holdRoom();
  if (checkOut(top, tree, room)) return { folder: join(room, 'game'), commit, day, remove };
  remove();
  return cannot(revision, 'no-game');
}

/** A commit in which the game is. */
interface FoundCommit extends Pick<PastGame, 'commit' | 'day'> {
  /** The folder of the repository. */
  readonly top: string;
  readonly tree: string;
}

/** Which commit a revision is; nothing is written for it. */
export function commitOf(folder: string, revision: string): FoundCommit | Fault {
  const place = git(folder, ['rev-parse', '--show-toplevel', '--show-prefix']);
  if (place === null) return cannot(revision, 'no-git');
  const [top = '', prefix = ''] = place.split('\n');
  // What begins with a dash would be read as an option.
  const commit = revision.startsWith('-')
    ? null
    : git(top, ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]);
  if (commit === null) return cannot(revision, 'no-revision');
  const path = prefix.replace(/\/$/, '');
  const tree = git(top, ['rev-parse', '--verify', '--quiet', `${commit}:${path}`]);
  if (tree === null) return cannot(revision, 'no-game');
  const day = git(top, ['show', '--no-patch', '--format=%cs', commit]) ?? '';
  return { top, tree, commit, day };
}

/** Writes a tree into `<room>/game`, by way of an index of its own. */
function checkOut(top: string, tree: string, room: string): boolean {
  const env = { ...process.env, GIT_INDEX_FILE: join(room, 'index') };
  mkdirSync(join(room, 'game'));
  // Art in large-file storage may lie on a server: what is not here stays a pointer.
  const here = ['-c', 'filter.lfs.smudge=', '-c', 'filter.lfs.required=false'];
  // A link could lead anywhere: it becomes a file with what it says, as on machines without links.
  const inside = ['-c', 'core.symlinks=false', '-c', 'core.protectNTFS=true'];
  return (
    git(top, ['read-tree', tree], env) !== null &&
    git(
      top,
      [...here, ...inside, 'checkout-index', '--all', `--prefix=${join(room, 'game')}/`],
      env,
    ) !== null
  );
}

/** What git says, without the last line break and without a monitor that the repository may name; null when it refuses, or is not installed. */
function git(folder: string, args: readonly string[], env = process.env): string | null {
  try {
    const said = execFileSync('git', ['-c', 'core.fsmonitor=false', '-C', folder, ...args], {
      encoding: 'utf8',
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return said.replace(/\n$/, '');
  } catch {
    return null;
  }
}

function cannot(revision: string, reason: 'no-git' | 'no-revision' | 'no-game'): Fault {
  return fault('CW3090', { file: 'game.yaml', path: [] }, { revision, reason });
}
