/** What must be let go of when this process is interrupted: browsers, unfinished folders. */
const releases = new Set<() => void>();
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Calls `release` when the process is interrupted or ends before the returned function was called.
 * `release` must do its work at once: a process that ends does not wait.
 */
export function heldUntilExit(release: () => void): () => void {
  if (releases.size === 0) listen();
  releases.add(release);
  return () => {
    if (releases.delete(release) && releases.size === 0) unlisten();
  };
}

function listen(): void {
  // First in line: others end the process when they find themselves alone.
  for (const signal of SIGNALS) process.prependListener(signal, interrupted);
  process.on('exit', releaseAll);
}

function unlisten(): void {
  for (const signal of SIGNALS) process.off(signal, interrupted);
  process.off('exit', releaseAll);
}

function interrupted(signal: NodeJS.Signals): void {
  releaseAll();
  unlisten();
  // Nobody else listens: the signal does to the process what it would have done without us.
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
}

function releaseAll(): void {
  for (const release of releases) release();
  releases.clear();
}
