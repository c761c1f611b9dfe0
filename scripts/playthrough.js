// Lets the bots play all playthroughs again: tests/playthroughs/<game>/<name>.txt. Read what `git diff`
// shows. To add one: write a file with a head like the others', and run this.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', 'tests/playthroughs.test.ts'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CARDWRIGHT_PLAYTHROUGHS: 'write' } },
);
process.exit(status ?? 1);
