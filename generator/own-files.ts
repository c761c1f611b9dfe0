/**
 * What Cardwright writes into a game folder beside the designer's files. Games come from strangers: a
 * link in the place of a file of ours would have us write, or delete, anywhere on the machine.
 */
import { lstatSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Removes every link between a game folder and `path`, which lies below it. What it points to stays. */
export function removeLinks(folder: string, path: string): void {
  let at = folder;
  for (const step of relative(folder, path).split(sep)) {
    at = join(at, step);
    if (isLink(at)) rmSync(at);
  }
}

export function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}
