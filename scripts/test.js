// Everything that must hold. `--fast` omits the suites that start processes, browsers and editors;
// `--soak` runs what takes too long for every change.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const suite = ['fast', 'soak'].find((one) => process.argv.includes(`--${one}`));
const bin = (name, file) => [process.execPath, join(root, 'node_modules', name, file)];

const build = ['build', [process.execPath, 'scripts/build.js']];
const lint = ['lint', [...bin('oxlint', 'bin/oxlint'), '--type-aware', '--deny-warnings']];
const format = ['format', [...bin('oxfmt', 'bin/oxfmt'), '--check', '.']];
const tests = ['tests', [...bin('vitest', 'vitest.mjs'), 'run']];
const clauses = [
  'clauses',
  [process.execPath, 'scripts/clauses.js', '--proved', 'build/clauses.json'],
];

// Third: what vitest.config.ts is asked for, where that is not the suite.
const tagged = ['tagged tests', tests[1], 'tagged'];

const steps = {
  all: [build, lint, format, tests, clauses],
  fast: [build, lint, format, tests],
  soak: [build, tests, tagged],
};

const begun = Date.now();
for (const [name, [command, ...args], asked = suite] of steps[suite ?? 'all']) {
  const started = Date.now();
  process.stdout.write(`\n== ${name}\n`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: asked === undefined ? process.env : { ...process.env, CARDWRIGHT_TESTS: asked },
  });
  if (status !== 0) {
    process.stdout.write(`\n${name} failed.\n`);
    process.exit(status ?? 1);
  }
  process.stdout.write(`== ${name}: ${seconds(started)} s\n`);
}
process.stdout.write(`== all: ${seconds(begun)} s\n`);
if (suite === undefined && spawnSync('redis-server', ['--version']).status !== 0) {
  process.stdout.write(
    'Skipped: the tests of simulate --queue (tests/cli/queue). There is no redis-server; on Debian: apt-get install redis-server\n',
  );
}

function seconds(since) {
  return ((Date.now() - since) / 1000).toFixed(1);
}
