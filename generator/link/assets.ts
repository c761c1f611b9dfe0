import { posix } from 'node:path';
import { fault, type Fault } from '../../diagnostics/index.ts';
import { nearest, remember } from '../../kernel/index.ts';
import { isPicture } from '../load/picture-head.ts';
import { pathIn, type Mention } from '../validate/validator.ts';
import { isUnreached, type CheckedFile, type GameFiles, type LinkCheck } from './game-files.ts';

/** Pictures and templates that files name are there, inside the game folder, and pictures are some. */
export const assets: LinkCheck = (game) => [
  ...mentionsIn(game).flatMap(({ mention, file }) => check(mention, file, game)),
  ...[...artNamed(game)].map(([path, place]) =>
    fault('CW3085', place, { path, nearest: nearest(path, game.paths) }),
  ),
  ...broken(game),
];

/** Each once, where it is first named: whether a template shows it or not. */
function broken(game: GameFiles): Fault[] {
  const seen = new Set<string>();
  return mentionsIn(game).flatMap(({ mention, file }) => {
    const path = posix.normalize(mention.value as string);
    if (!isPicture(path) || seen.has(path)) return [];
    seen.add(path);
    if (!game.paths.has(path) || game.holdsPicture(path)) return [];
    const place = { file: file.path, path: pathIn(file.data, mention.pointer) };
    return [fault('CW3058', place, { path })];
  });
}

/** Pictures that are named before they are painted, each with the place that names it first. */
export const artNamed = remember(
  (game: GameFiles): ReadonlyMap<string, Pick<Fault, 'file' | 'path'>> => {
    const found = new Map<string, Pick<Fault, 'file' | 'path'>>();
    for (const { mention, file } of mentionsIn(game)) {
      const written = mention.value as string;
      const path = posix.normalize(written);
      if (found.has(path) || !isUnpainted(written, path, game)) continue;
      found.set(path, { file: file.path, path: pathIn(file.data, mention.pointer) });
    }
    return found;
  },
);

/** Every picture that files of the game name, there or to come. */
export function picturesNamed(game: GameFiles): string[] {
  const paths = mentionsIn(game).map(({ mention }) => posix.normalize(mention.value as string));
  return [...new Set(paths)].filter((path) => isPicture(path) && !leavesFolder(path));
}

function mentionsIn({ files }: GameFiles): { mention: Mention; file: CheckedFile }[] {
  return files.flatMap((file) =>
    file.mentions['x-asset']
      .filter(({ value }) => typeof value === 'string')
      .map((mention) => ({ mention, file })),
  );
}

function isUnpainted(written: string, path: string, game: GameFiles): boolean {
  if (game.paths.has(path) || isUnreached(path, game)) return false;
  return isPicture(path) && !written.includes('\\') && !leavesFolder(path);
}

function check(mention: Mention, file: CheckedFile, game: GameFiles): Fault[] {
  const { paths } = game;
  const written = mention.value as string;
  const target = posix.normalize(written);
  if (paths.has(target) || isUnpainted(written, target, game)) return [];
  if (isUnreached(target, game)) return [];
  const place = { file: file.path, path: pathIn(file.data, mention.pointer) };
  const slashed = posix.normalize(written.replaceAll('\\', '/'));
  if (leavesFolder(slashed)) return [fault('CW1215', place, { path: written })];
  if (written.includes('\\')) return [fault('CW1214', place, { path: written, slashed })];
  return [fault('CW1214', place, { path: written, nearest: nearest(target, paths) })];
}

/** `path` is normalized and has no backslashes; `C:` begins an address too. */
function leavesFolder(path: string): boolean {
  return (
    path === '..' ||
    path.startsWith('../') ||
    posix.isAbsolute(path) ||
    /^[a-z][a-z0-9+.-]*:/i.test(path)
  );
}
