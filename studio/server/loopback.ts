/** Servers that only this machine can reach. */
import type { Server } from 'node:http';

/** Rejects with the system's error when the port is taken; 0 takes any that is free. */
export function listen(server: Server, port: number): Promise<void> {
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
