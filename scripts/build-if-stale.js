import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of TypeScript projects; of a game only its rules of play are compiled. */
export function sourcesOf(root) {
  const rules = readdirSync(join(root, 'content'))
    .map((game) => `content/${game}/rules`)
    .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
  return [
    'kernel',
    'diagnostics',
    'engine',
    ...rules,
    'generator',
    'print',
    'simulation',
    'studio',
    'studio/app',
    'cli',
  ];
}

/** Files beside them that decide how they are built. */
const SETTINGS = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build.js',
  'scripts/bundle.js',
  'scripts/bundle-pages.js',
  'scripts/lists.js',
];

/** An empty file, as old as the newest source that the build has seen. */
export function stampOf(root) {
  return join(root, 'dist', '.built');
}

/** Builds the repository when a source is newer than the last build. Every command begins with this. */
export async function buildIfStale(root) {
  if (!isStale(root)) return;
  const { spawnSync } = await import('node:child_process');
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'scripts', 'build.js'), '--if-stale'],
    { cwd: root, stdio: ['ignore', 2, 2] },
  );
  if (status === 0) return;
  process.stderr.write('The build failed; cardwright cannot start.\n');
  process.exit(2);
}

/** Whether something is newer than the last build. */
export function isStale(root) {
  const stat = statSync(stampOf(root), { throwIfNoEntry: false });
  if (stat === undefined) return true;
  return (
    SETTINGS.some((file) => statSync(join(root, file)).mtimeMs > stat.mtimeMs) ||
    sourcesOf(root).some((folder) => isNewer(join(root, folder), stat.mtimeMs))
  );
}

/** Whether a source below the folder is newer; asks for as little as it can, since a thousand files are asked. */
function isNewer(folder, built) {
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return isNewer(path, built);
    return /\.(?:tsx?|css|json)$/.test(entry.name) && statSync(path).mtimeMs > built;
  });
}
