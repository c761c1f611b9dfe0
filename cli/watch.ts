import { relative } from 'node:path';
import { watch } from 'chokidar';
import type { Terminal } from './terminal.ts';

/** Editors write a file in several steps; what follows within this many milliseconds is one save. */
const ONE_SAVE = 5;

/**
 * Calls `work` with the paths (absolute) of what was saved, added or removed below `folders`, until the process is
 * asked to stop; then resolves.
 */
export function onSave(
  folders: readonly string[],
  terminal: Terminal,
  work: (paths: readonly string[]) => Promise<void> | void,
): Promise<void> {
  const watcher = watch([...folders], {
    ignoreInitial: true,
    ignored: (path) => folders.every((folder) => isOutput(relative(folder, path))),
  });
  const pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const saved = async (): Promise<void> => {
    const started = performance.now();
    const paths = [...pending];
    pending.clear();
    await work(paths);
    const shown = paths.map((path) => relative(terminal.cwd, path)).join(', ');
    terminal.remark(`Checked ${shown} in ${Math.round(performance.now() - started)} ms.`);
  };

  return new Promise((resolve) => {
    watcher.on('all', (_, path) => {
      pending.add(path);
      clearTimeout(timer);
      timer = setTimeout(() => void saved(), ONE_SAVE);
    });
    watcher.on('ready', () => terminal.remark('Watching. Stop with Ctrl+C.'));
    const stop = (): void => {
      clearTimeout(timer);
      void watcher.close().then(resolve);
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
}

/** What Cardwright writes itself, and what no game is made of; a path outside of the game is neither. */
function isOutput(path: string): boolean {
  return /(^|[/\\])(\.[^/\\]+|node_modules|build|out|dist)([/\\]|$)/.test(path);
}
