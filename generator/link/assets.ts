import { posix } from 'node:path';
import { fault, type Fault } from '../../diagnostics/index.ts';
import { nearest } from '../nearest.ts';
import { pathIn, type Mention } from '../validate/validator.ts';
import type { CheckedFile, GameFiles, LinkCheck } from './game-files.ts';

/** Pictures and templates that files name are there, and inside the game folder. */
export const assets: LinkCheck = (game) =>
  game.files.flatMap((file) =>
    file.mentions['x-asset']
      .filter(({ value }) => typeof value === 'string')
      .flatMap((mention) => check(mention, file, game)),
  );

function check(mention: Mention, file: CheckedFile, { paths }: GameFiles): Fault[] {
  const written = mention.value as string;
  const target = posix.normalize(written);
  if (paths.has(target)) return [];
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
