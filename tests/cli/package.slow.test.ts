/**
 * The published package works where nothing of the repository is: packed, put into an empty folder,
 * used. Building it for npm and installing it with all that it needs is for the soak run.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PDFDocument } from 'pdf-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { COMMAND } from '../support/command.ts';
import { temporaryRoom } from '../support/games.ts';
import { isSoak } from '../support/runs.ts';

const room = temporaryRoom();
/** A folder of somebody who installed Cardwright. */
const desk = join(room, 'desk');
const game = join(desk, 'salt-harbour');
const installed = join(desk, 'node_modules', 'cardwright', 'bin', 'cardwright.js');

interface Ran {
  readonly exit: number | null;
  readonly output: string;
}

function run(program: 'npm' | 'npx', args: readonly string[], cwd: string): Ran {
  return runProgram(program, args, cwd, process.platform === 'win32');
}

function runProgram(program: string, args: readonly string[], cwd: string, shell = false): Ran {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', shell });
  return { exit: status, output: `${stdout}${stderr}` };
}

function cardwright(args: readonly string[], cwd: string): Ran {
  return runProgram(process.execPath, [installed, ...args], cwd);
}

interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

let packed: Packed | undefined;

beforeAll(() => {
  // As every command does first.
  const current = spawnSync(process.execPath, [COMMAND, '--version']);
  expect(current.status).toBe(0);
  const as = ['--json', '--pack-destination', room, ...(isSoak ? [] : ['--ignore-scripts'])];
  const pack = spawnSync('npm', ['pack', ...as], {
    cwd: packageRoot(),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect(pack.status, pack.stderr).toBe(0);
  [packed] = JSON.parse(pack.stdout.slice(pack.stdout.indexOf('['))) as Packed[];
  const file = join(room, packed?.filename ?? '');
  mkdirSync(desk);
  if (isSoak || process.platform === 'win32') install(file);
  else unpack(file);
});

function install(file: string): void {
  const how = ['install', '--prefer-offline', '--no-audit', '--no-fund'];
  expect(run('npm', [...how, file], desk)).toMatchObject({ exit: 0 });
}

/** As npm would, but for the packages that it asks for: they are those of the repository, and no others. */
function unpack(file: string): void {
  const modules = join(desk, 'node_modules');
  const own = join(modules, 'cardwright');
  mkdirSync(own, { recursive: true });
  execFileSync('tar', ['-xzf', file, '-C', own, '--strip-components=1']);
  const asked = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')) as Manifest;
  for (const name of Object.keys({ ...asked.dependencies, ...asked.optionalDependencies })) {
    const from = join(packageRoot(), 'node_modules', name);
    if (!existsSync(from)) continue;
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(from, join(modules, name));
  }
  mkdirSync(join(modules, '.bin'));
  symlinkSync(installed, join(modules, '.bin', 'cardwright'));
  chmodSync(installed, 0o755);
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

describe('the package', () => {
  test('holds what runs and what it reads, and neither sources nor tests', () => {
    const paths = packed?.files.map(({ path }) => path) ?? [];
    for (const needed of [
      'dist/bundle/cli/main.js',
      'dist/bundle/print/raster/worker.js',
      'dist/bundle/licenses.txt',
      'dist/bundle/content/lords-of-war/rules/index.js',
      'dist/bundle/engine/index.js',
      'dist/engine/index.d.ts',
      'dist/generator/index.d.ts',
      'dist/diagnostics/index.d.ts',
      'bin/cardwright.js',
      'schemas/words.schema.json',
      'starter/_gitignore',
      'starter/rules/index.ts',
      'content/lords-of-war/game.yaml',
      'docs/diagnostics/CW1203.md',
      'LICENSE',
      'README.md',
    ]) {
      expect(paths).toContain(needed);
    }
    const written = paths.filter((path) => !path.startsWith('starter/rules/'));
    const strange = written.filter((path) =>
      /(?<!\.d)\.ts$|\.map$|\.tsbuildinfo$|(^|\/)tests\/|\.cardwright\//.test(path),
    );
    expect(strange).toEqual([]);
  });

  test('holds JavaScript in the bundle only, and no type that leads to no door', () => {
    const built = (packed?.files ?? [])
      .map(({ path }) => path)
      .filter((path) => path.startsWith('dist/'));
    const code = built.filter((path) => path.endsWith('.js'));
    expect(code.filter((path) => !path.startsWith('dist/bundle/'))).toEqual([]);
    expect(built).not.toContain('dist/generator/load/yaml/simple/cursor.d.ts');
    // What builds of this machine left behind is thrown away by the one for a package.
    if (isSoak) expect(built.length).toBeLessThan(900);
  });

  test('has types that need nothing but the package itself', () => {
    const doors = ['engine', 'generator', 'diagnostics'];
    const program = `import { GameChecker, isSound } from 'cardwright/generator';
import type { Diagnostic } from 'cardwright/diagnostics';
import { stream } from 'cardwright/engine';
const found: readonly Diagnostic[] = new GameChecker('.').check().diagnostics;
export const sound: boolean = isSound({ diagnostics: found });
export const random = stream;
export type All = [${doors.map((door) => `typeof import('cardwright/${door}')`).join(', ')}];
`;
    writeFileSync(join(desk, 'typed.ts'), program);
    const compiler = join(packageRoot(), 'node_modules', 'typescript', 'bin', 'tsc');
    const options = '--noEmit --strict --target es2023 --module nodenext --skipLibCheck false';
    const compiled = spawnSync(
      process.execPath,
      [compiler, ...options.split(' '), '--types', '', 'typed.ts'],
      { cwd: desk, encoding: 'utf8' },
    );
    expect(compiled.stdout).toBe('');
  });

  test('lets programs in by its doors', () => {
    const program = join(desk, 'program.mjs');
    const doors = ['engine', 'generator', 'diagnostics'];
    const imports = doors.map((door) => `import * as ${door} from 'cardwright/${door}';`);
    const counts = doors.map((door) => `Object.keys(${door}).length`).join(', ');
    writeFileSync(program, `${imports.join('\n')}\nconsole.log(JSON.stringify([${counts}]));\n`);
    const { stdout, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(Math.min(...(JSON.parse(stdout) as number[]))).toBeGreaterThan(0);
  });
});

describe.sequential('a game outside the repository', () => {
  test('is made', () => {
    expect(cardwright(['init', 'Salt Harbour'], desk)).toMatchObject({ exit: 0 });
    expect(existsSync(join(game, '.gitignore'))).toBe(true);
  });

  test('is checked from its own folder', () => {
    expect(cardwright(['check'], game)).toMatchObject({ exit: 0 });
  });

  test('judges a deck', () => {
    const legal = join('decks', 'open-water.yaml');
    const illegal = join('decks', 'illegal', 'three-masters.yaml');
    expect(cardwright(['deck', 'check', legal], game)).toMatchObject({ exit: 0 });
    expect(cardwright(['deck', 'check', illegal], game)).toMatchObject({ exit: 1 });
  });

  test('is played by its rules, which an editor understands', () => {
    expect(cardwright(['test'], game)).toMatchObject({ exit: 0 });
    const play = ['play', '--seats', 'greedy,random', '--seed', '1'];
    expect(cardwright(play, game)).toMatchObject({ exit: 0 });
    const compiler = join(packageRoot(), 'node_modules', 'typescript', 'bin', 'tsc');
    const compiled = spawnSync(process.execPath, [compiler, '-p', join(game, 'rules')], {
      encoding: 'utf8',
    });
    expect(compiled.stdout).toBe('');
  });

  test('is built, and can be imported', async () => {
    expect(cardwright(['build'], game)).toMatchObject({ exit: 0 });
    const built = join(game, 'build', 'salt-harbour');
    const module = (await import(pathToFileURL(join(built, 'index.js')).href)) as {
      game: { id: string };
    };
    expect(module.game.id).toBe('salt-harbour');
    expect(readFileSync(join(built, 'index.d.ts'), 'utf8')).toContain('Keeper');
  });

  test('is printed', async () => {
    expect(run('npm', ['run', 'print', '--', '--lang', 'ja'], game)).toMatchObject({ exit: 0 });
    const pdf = join(game, 'out', 'salt-harbour', 'salt-harbour-keepers-ja-a4.pdf');
    const { length: pages } = (await PDFDocument.load(readFileSync(pdf))).getPages();
    expect(pages).toBe(6);
  });
});

/** A game in a folder that has nothing of Cardwright around it. */
function initElsewhere(name: string, program: string): string {
  const shelf = join(room, name);
  mkdirSync(shelf);
  const made = spawnSync(process.execPath, [program, 'init', 'Salt Harbour'], { cwd: shelf });
  expect(made.status).toBe(0);
  return join(shelf, 'salt-harbour');
}

describe('npm alone finds the toolkit of a new game', () => {
  test.runIf(isSoak)('that a packed file was installed elsewhere', () => {
    const folder = initElsewhere('shelf', installed);
    expect(run('npm', ['start'], folder)).toMatchObject({ exit: 0 });
    expect(existsSync(join(folder, 'build', 'salt-harbour', 'index.js'))).toBe(true);
    const sheets = readdirSync(join(folder, 'out', 'salt-harbour'));
    expect(sheets).toContain('salt-harbour-keepers-en-letter.pdf');
    const explain = ['--no-install', 'cardwright', 'explain', 'CW1203'];
    expect(run('npx', explain, folder)).toMatchObject({ exit: 0 });
  });

  test('that is a clone', () => {
    const folder = initElsewhere('clone-shelf', join(packageRoot(), 'bin', 'cardwright.js'));
    const { exit, output } = run('npm', ['run', 'check'], folder);
    expect(exit).toBe(0);
    expect(output).toContain('No errors');
    expect(run('npm', ['test'], folder)).toMatchObject({ exit: 0 });
  });
});
