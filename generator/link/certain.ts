/**
 * One slip is reported once: what rests on something broken is not judged. A file is sound when all of
 * it was read and nothing in it is an error; what follows from an unsound one proves nothing.
 */
import { catalogue, type Code, type Fault } from '../../diagnostics/index.ts';
import type { RoleName } from '../roles.ts';
import {
  filesOf,
  itemsOf,
  type CheckedFile,
  type GameFiles,
  type LinkCheck,
} from './game-files.ts';

/** A check, with the files whose faults would make it report consequences. */
export interface RestingCheck {
  readonly check: LinkCheck;
  readonly restsOn: readonly RoleName[];
}

/** Whether all files of these roles are sound, as far as anybody has found out. */
export function areSound(
  game: Pick<GameFiles, 'files'>,
  roles: readonly RoleName[],
  found: readonly Fault[],
): boolean {
  const files = roles.flatMap((role) => filesOf(game, role));
  if (files.some((file) => !isSound(file))) return false;
  const paths = new Set(files.map(({ path }) => path));
  return !found.some((one) => paths.has(one.file) && isError(one));
}

/** Whether a file was read whole and is as its schema wants it. */
export function isSound({ complete, faults }: CheckedFile): boolean {
  return complete && !faults.some(isError);
}

/** Without the faults of places that have an error of their own, at or around them. */
export function withoutConsequences(
  found: readonly Fault[],
  files: readonly CheckedFile[],
): Fault[] {
  const broken = new Map(
    files.map(({ path, faults }) => [path, faults.filter(isError).map((one) => one.path)]),
  );
  return found.filter(({ file, path }) => {
    const errors = broken.get(file) ?? [];
    return path.length === 0 || !errors.some((error) => isAtOrIn(error, path));
  });
}

/** Whether one of two places is the other, or lies in it; an entry of a list file is not a place. */
function isAtOrIn(error: Fault['path'], path: Fault['path']): boolean {
  const shared = Math.min(error.length, path.length);
  const least = typeof path[0] === 'number' ? 2 : 1;
  return shared >= least && path.slice(0, shared).every((step, index) => step === error[index]);
}

const known = new WeakMap<readonly Fault[], ReadonlySet<string>>();

/** Ids of components with an error in their own entry; `found` by the checks of the whole game. */
export function unsoundIds(game: GameFiles, found: readonly Fault[]): ReadonlySet<string> {
  const before = known.get(found);
  if (before !== undefined) return before;
  const foundErrors = found.filter(isError);
  const ids = new Set<string>();
  for (const file of filesOf(game, 'component')) {
    const later = foundErrors.filter((fault) => fault.file === file.path);
    const errors = [...file.faults.filter(isError), ...later];
    if (errors.length === 0) continue;
    for (const { path, value } of itemsOf(file)) {
      // What could not be read of a file may be missing in any of its components.
      const own =
        !file.complete || errors.some((error) => path.length === 0 || error.path[0] === path[0]);
      if (own && typeof value['id'] === 'string') ids.add(value['id']);
    }
  }
  known.set(found, ids);
  return ids;
}

export function isError({ code }: Fault): boolean {
  return catalogue[code as Code].severity === 'error';
}
