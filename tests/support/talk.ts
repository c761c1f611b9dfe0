/** Talks to the real command: lines go in through a pipe, as if somebody typed them. */
import { text } from 'node:stream/consumers';
import { startCardwright, type Ended } from './command.ts';

export async function talk(
  args: readonly string[],
  cwd: string,
  lines: readonly string[],
): Promise<Ended> {
  const child = startCardwright(args, cwd);
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  // A command that has ended does not read on; that is no mistake of the test.
  child.stdin.on('error', () => {});
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  const [out, err, exit] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  return { exit, out, err };
}
