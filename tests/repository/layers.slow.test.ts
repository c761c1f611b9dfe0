/** Imports go downward only: whatever is planted against that, the compiler refuses. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { temporaryRoom, writeFiles } from '../support/games.ts';
import { PRODUCT_FOLDERS } from '../support/folders.ts';

const LAYERS = PRODUCT_FOLDERS;

const house = temporaryRoom();

/** Compiles the copy of the house, and gives what the compiler said. */
function compile(): { status: number | null; lines: string[] } {
  const tsc = join('node_modules', 'typescript', 'bin', 'tsc');
  const args = [tsc, '-b', ...LAYERS, 'studio/app', '--pretty', 'false'];
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd: house,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return { status, lines: stdout.split('\n') };
}

beforeAll(() => {
  // With what the build has compiled: then the compiler reads what is new, and what that changes.
  const built = LAYERS.map((layer) => join('dist', layer));
  for (const part of [...LAYERS, ...built, 'tsconfig.base.json', 'package.json']) {
    const from = join(packageRoot(), part);
    if (existsSync(from))
      cpSync(from, join(house, part), { recursive: true, preserveTimestamps: true });
  }
  symlinkSync(join(packageRoot(), 'node_modules'), join(house, 'node_modules'));
});

test('as it is, the house compiles', () => {
  expect(compile()).toEqual({ status: 0, lines: [''] });
});

/** What must not compile, by folder. */
const plants = {
  kernel: {
    engine: "import { fold } from '../engine/index.ts';\nexport const planted = fold;\n",
    diagnostics:
      "import { fault } from '../diagnostics/index.ts';\nexport const planted = fault;\n",
    page: 'export const planted: unknown = document;\n',
  },
  diagnostics: {
    engine: "import { fold } from '../engine/index.ts';\nexport const planted = fold;\n",
    'engine-type': "import type { Deck } from '../engine/index.ts';\nexport type Planted = Deck;\n",
    files: "import { readFileSync } from 'node:fs';\nexport const planted = readFileSync;\n",
    terminal: 'export const planted: unknown = console;\n',
  },
  engine: {
    // Modules that bring no types of Node along.
    generator:
      "import { FORMAT } from '../generator/manifest.ts';\nexport const planted = FORMAT;\n",
    kernel: "import { nearest } from '../kernel/nearest.ts';\nexport const planted = nearest;\n",
    diagnostics:
      "import { fault } from '../diagnostics/index.ts';\nexport const planted = fault;\n",
    process: 'export const planted: unknown = process.env;\n',
    page: 'export const planted: unknown = document;\n',
    clock: 'export const planted: unknown = setTimeout;\n',
  },
  generator: {
    cli: "import { EXIT } from '../cli/exit.ts';\nexport const planted = EXIT;\n",
    print: "import { printGame } from '../print/index.ts';\nexport const planted = printGame;\n",
  },
  'studio/server': {
    cli: "import type { Terminal } from '../../cli/terminal.ts';\nexport type Planted = Terminal;\n",
    page: 'export const planted: unknown = document;\n',
  },
  'studio/app': {
    files: "import { readFileSync } from 'node:fs';\nexport const planted = readFileSync;\n",
    process: 'export const planted: unknown = process.env;\n',
  },
  print: {
    cli: "import type { Terminal } from '../cli/terminal.ts';\nexport type Planted = Terminal;\n",
  },
  simulation: {
    cli: "import type { Terminal } from '../cli/terminal.ts';\nexport type Planted = Terminal;\n",
    print: "import { printGame } from '../print/index.ts';\nexport const planted = printGame;\n",
  },
} as const;

test('what is planted against the layers is refused, each by itself', () => {
  const planted = Object.entries(plants).flatMap(([layer, files]) =>
    Object.entries(files).map(([name, source]): [string, string] => [
      `${layer}/planted-${name}.ts`,
      source,
    ]),
  );
  writeFiles(house, Object.fromEntries(planted));
  const { status, lines } = compile();
  expect(status).not.toBe(0);
  const accused = new Set(lines.map((line) => line.replace(/\(.*/, '')));
  expect(planted.map(([file]) => file).filter((file) => !accused.has(file))).toEqual([]);
});
