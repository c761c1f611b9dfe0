// Everything that must hold. `--fast` leaves out the suites that start processes, browsers and editors.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const fast = process.argv.includes('--fast');
const bin = (name, file) => [process.execPath, join(root, 'node_modules', name, file)];

const steps = [
  ['build', [process.execPath, 'scripts/build.js']],
  ['lint', [...bin('oxlint', 'bin/oxlint'), '--type-aware', '--deny-warnings']],
  ['format', [...bin('oxfmt', 'bin/oxfmt'), '--check', '.']],
  ['tests', [...bin('vitest', 'vitest.mjs'), 'run']],
  ...(fast
    ? []
    : [['clauses', [process.execPath, 'scripts/clauses.js', '--proved', 'build/clauses.json']]]),
];

for (const [name, [command, ...args]] of /** @type {[string, string[]][]} */ (steps)) {
  const started = Date.now();
  process.stdout.write(`\n== ${name}\n`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(fast ? { CARDWRIGHT_TESTS: 'fast' } : {}) },
  });
  if (status !== 0) {
    process.stdout.write(`\n${name} failed.\n`);
    process.exit(status ?? 1);
  }
  process.stdout.write(`== ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}
