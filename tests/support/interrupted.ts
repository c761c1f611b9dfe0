/** A process of its own that is interrupted: what it holds belongs to no test. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageRoot } from '../../kernel/index.ts';

/**
 * Runs `program`, which imports what is compiled of `module` (`kernel/temporary-rooms`) as `own` and writes one
 * line, then ends it by SIGTERM. Gives that line.
 */
export async function interrupted(module: string, program: string): Promise<string> {
  const own = pathToFileURL(join(packageRoot(), 'dist', `${module}.js`)).href;
  const text = `import * as own from ${JSON.stringify(own)}; ${program}; setInterval(() => 0, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', text], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let line = '';
  for await (const part of child.stdout.setEncoding('utf8')) {
    line += String(part);
    if (line.endsWith('\n')) child.kill('SIGTERM');
  }
  await ended;
  return line.trimEnd();
}
