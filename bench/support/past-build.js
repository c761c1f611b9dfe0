/** The project as it was at a revision of git, built in a temporary folder and kept there. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the rules of games are made of. */
const parts = ['content', 'kernel', 'diagnostics', 'engine', 'generator', 'print', 'schemas'];
const files = ['package.json', 'tsconfig.base.json'];

/** The folder of the built revision. Throws where git or the compiler cannot make it. */
export function buildAt(root, revision) {
  const commit = run(root, 'git', ['rev-parse', '--verify', `${revision}^{commit}`]).trim();
  const folder = join(tmpdir(), `cardwright-bench-${commit.slice(0, 16)}`);
  if (existsSync(folder)) return { commit, folder };
  const making = `${folder}.${process.pid}`;
  mkdirSync(making);
  try {
    const kept = [...parts, ...files].filter(
      (part) => run(root, 'git', ['ls-tree', '--name-only', commit, part]) !== '',
    );
    const archive = join(making, 'past.tar');
    run(root, 'git', ['archive', '--output', archive, commit, ...kept]);
    run(making, 'tar', ['-xf', archive]);
    symlinkSync(join(root, 'node_modules'), join(making, 'node_modules'), 'junction');
    const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const projects = ['generator', ...rulesOf(root, commit)];
    run(making, process.execPath, [compiler, '-b', ...projects]);
    openEngine(join(making, 'dist', 'bundle', 'engine'));
    renameSync(making, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return { commit, folder };
}

/** Rules import the engine by the name of the package, which means the bundle: the past has none. */
function openEngine(folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.js'), "export * from '../../engine/index.js';\n");
}

/** Folders with the rules of a built-in game. */
function rulesOf(root, commit) {
  const all = run(root, 'git', ['ls-tree', '-r', '--name-only', commit, 'content']).split('\n');
  return all
    .filter((path) => path.endsWith('/rules/tsconfig.json'))
    .map((path) => path.replace(/\/tsconfig\.json$/, ''));
}

function run(cwd, command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}${stdout}`);
  return stdout;
}
