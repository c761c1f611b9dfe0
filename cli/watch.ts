/** Checks games again whenever a file is saved, until the user stops it. */
import { relative } from 'node:path';
import { watch as watchFiles } from 'chokidar';
import type { FormatName } from '../diagnostics/index.ts';
import type { CheckResult, GameChecker } from '../generator/check.ts';
import { EXIT } from './exit.ts';
import { report } from './report.ts';
import type { Terminal } from './terminal.ts';

/** Editors write a file in several steps; what follows within this many milliseconds is one save. */
const ONE_SAVE = 5;

/** Resolves with the exit code when the process is asked to stop. */
export function watch(
  folders: readonly string[],
  checkers: readonly GameChecker[],
  results: CheckResult[],
  format: FormatName,
  terminal: Terminal,
): Promise<number> {
  const watcher = watchFiles([...folders], {
    ignoreInitial: true,
    ignored: (path) => folders.every((folder) => isOutput(relative(folder, path))),
  });
  const pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const checkAgain = (): void => {
    const started = performance.now();
    const paths = [...pending];
    pending.clear();
    checkers.forEach((checker, index) => {
      const folder = folders[index] ?? '';
      const own = paths.filter((path) => !relative(folder, path).startsWith('..'));
      if (own.length > 0) results[index] = checker.changed(own);
    });
    report(
      results.flatMap(({ diagnostics }) => diagnostics),
      format,
      terminal,
    );
    const shown = paths.map((path) => relative(terminal.cwd, path)).join(', ');
    terminal.remark(`Checked ${shown} in ${Math.round(performance.now() - started)} ms.`);
  };

  return new Promise((resolve) => {
    watcher.on('all', (_, path) => {
      pending.add(path);
      clearTimeout(timer);
      timer = setTimeout(checkAgain, ONE_SAVE);
    });
    watcher.on('ready', () => terminal.remark('Watching. Stop with Ctrl+C.'));
    const stop = (): void => {
      clearTimeout(timer);
      void watcher.close().then(() => resolve(EXIT.sound));
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
}

/** What Cardwright writes itself, and what no game is made of; a path outside of the game is neither. */
function isOutput(path: string): boolean {
  return /(^|[/\\])(\.[^/\\]+|node_modules|build|out|dist)([/\\]|$)/.test(path);
}
