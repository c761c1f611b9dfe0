/** `file` as seen from the folder `root`, with `/`; unchanged when it lies on another drive. */
export function shownPath(file: string, root: string): string {
  const target = segments(file);
  const base = segments(root);
  let shared = 0;
  while (shared < base.length && shared < target.length && base[shared] === target[shared]) {
    shared += 1;
  }
  const drivesDiffer = base[0] !== target[0] && (isDrive(base[0]) || isDrive(target[0]));
  if (drivesDiffer) return target.join('/');
  const up = base.slice(shared).map(() => '..');
  const path = [...up, ...target.slice(shared)].join('/');
  return path === '' ? '.' : path;
}

/** Whether the shown path stays inside the folder that it counts from. */
export function isInside(path: string): boolean {
  return path !== '..' && !path.startsWith('../') && !isDrive(path.split('/')[0]);
}

function segments(path: string): string[] {
  const slashed = /^[A-Za-z]:[\\/]/u.test(path) ? path.replaceAll('\\', '/') : path;
  return slashed.split('/').filter((segment) => segment !== '' && segment !== '.');
}

function isDrive(segment: string | undefined): boolean {
  return segment !== undefined && /^[A-Za-z]:$/u.test(segment);
}
