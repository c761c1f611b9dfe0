import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'diagnostics',
  'engine',
  'content/battle-logistic-square/rules',
  'content/lords-of-war/rules',
  'generator',
  'print',
  'cli',
];

/** Compiles the TypeScript of the repository when a source is newer than the last build. */
export function buildIfStale(root) {
  const stamp = join(root, 'dist', '.built');
  if (newest(root) <= modified(stamp)) return;
  const started = Date.now();
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const build = spawnSync(process.execPath, [tsc, '-b', ...SOURCES], {
    cwd: root,
    encoding: 'utf8',
  });
  if (build.status !== 0) {
    process.stderr.write(`${build.stdout ?? ''}${build.stderr ?? ''}`);
    process.stderr.write('The build failed; cardwright cannot start.\n');
    process.exit(2);
  }
  stampBuild(root, started);
}

/** Notes that what was written before `started` (ms) is built; what was edited later is built next time. */
export function stampBuild(root, started) {
  const stamp = join(root, 'dist', '.built');
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stamp, '');
  utimesSync(stamp, started / 1000, started / 1000);
}

function modified(stamp) {
  const stat = statSync(stamp, { throwIfNoEntry: false });
  return stat === undefined ? -1 : stat.mtimeMs;
}

function newest(root) {
  let latest = 0;
  for (const folder of SOURCES) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(ts|json)$/.test(entry.name)) continue;
      latest = Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs);
    }
  }
  return latest;
}
