/** art.yaml: who makes which pictures. */
import picomatch from 'picomatch';
import type { Text } from '../../engine/index.ts';
import { isMapping } from '../../kernel/index.ts';
import { filesOf, type GameFiles } from './game-files.ts';

export interface Artist {
  /** Paths, or patterns of paths. */
  readonly files: readonly string[];
  readonly artist: Text;
  readonly licence?: string;
  readonly source?: string;
}

/** In the order of art.yaml; none where it has faults of form, or is missing. */
export function artistsOf(game: Pick<GameFiles, 'files'>): readonly Artist[] {
  const file = filesOf(game, 'art')[0];
  if (file === undefined || file.faults.length > 0 || !isMapping(file.data)) return [];
  return file.data['pictures'] as readonly Artist[];
}

/** Of the picture at a path: the first entry that names it. */
export function artistFor(path: string, artists: readonly Artist[]): Artist | undefined {
  return artists.find(({ files }) => files.some((pattern) => isMeant(path, pattern)));
}

/** Whether a path, or a pattern of paths, means this picture. */
export function isMeant(path: string, pattern: string): boolean {
  return picomatch.isMatch(path, pattern);
}
