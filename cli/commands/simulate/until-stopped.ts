/** Work that ends in its own way when somebody stops it: shows what it has, and tidies up. */
export async function untilStopped(
  work: (signal: AbortSignal) => Promise<number>,
): Promise<number> {
  const stopped = new AbortController();
  const stop = (): void => stopped.abort();
  // Once: who asks again does not want to wait.
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    return await work(stopped.signal);
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
