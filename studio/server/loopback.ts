/** Servers that only this machine can reach. */
import type { Server } from 'node:http';

/**
 * How long a connection is kept that nobody uses, in milliseconds. After a print that kept the process busy for
 * longer than that, it would be closed before the request is read that has come meanwhile.
 */
const KEPT_MS = 600_000;

/** Rejects with the system's error when the port is taken; 0 takes any that is free. */
export function listen(server: Server, port: number): Promise<void> {
  server.keepAliveTimeout = KEPT_MS;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
}

/** With the pages that are still connected. */
export async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
