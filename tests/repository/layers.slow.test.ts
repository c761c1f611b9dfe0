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

/**
 * What must not compile, by folder. Each imports a module that imports none: what is imported against the
 * layers is compiled as a part of the folder, with everything behind it, and accused file by file. In one
 * folder it is another one for each: only who imports a module first is accused.
 */
const plants = {
  kernel: {
    engine:
      "import { isMapping } from '../engine/plain-data.ts';\nexport const planted = isMapping;\n",
    diagnostics:
      "import { defineDiagnostic } from '../diagnostics/define.ts';\nexport const planted = defineDiagnostic;\n",
    page: 'export const planted: unknown = document;\n',
  },
  diagnostics: {
    engine:
      "import { isMapping } from '../engine/plain-data.ts';\nexport const planted = isMapping;\n",
    'engine-type':
      "import type { Packing } from '../engine/packing.ts';\nexport type Planted = Packing<string>;\n",
    files: "import { readFileSync } from 'node:fs';\nexport const planted = readFileSync;\n",
    terminal: 'export const planted: unknown = console;\n',
  },
  engine: {
    generator:
      "import { fieldName } from '../generator/compile/field-path.ts';\nexport const planted = fieldName;\n",
    kernel: "import { alike } from '../kernel/alike.ts';\nexport const planted = alike;\n",
    diagnostics:
      "import { defineDiagnostic } from '../diagnostics/define.ts';\nexport const planted = defineDiagnostic;\n",
    process: 'export const planted: unknown = process.env;\n',
    page: 'export const planted: unknown = document;\n',
    clock: 'export const planted: unknown = setTimeout;\n',
  },
  generator: {
    cli: "import { csvOf } from '../cli/commands/simulate/csv/cells.ts';\nexport const planted = csvOf;\n",
    print:
      "import { contrast } from '../print/colours/colour.ts';\nexport const planted = contrast;\n",
  },
  'studio/server': {
    cli: "import { csvOf } from '../../cli/commands/simulate/csv/cells.ts';\nexport const planted = csvOf;\n",
    page: 'export const planted: unknown = document;\n',
  },
  'studio/app': {
    files: "import { readFileSync } from 'node:fs';\nexport const planted = readFileSync;\n",
    process: 'export const planted: unknown = process.env;\n',
  },
  print: {
    cli: "import { csvOf } from '../cli/commands/simulate/csv/cells.ts';\nexport const planted = csvOf;\n",
  },
  simulation: {
    cli: "import { csvOf } from '../cli/commands/simulate/csv/cells.ts';\nexport const planted = csvOf;\n",
    print:
      "import { contrast } from '../print/colours/colour.ts';\nexport const planted = contrast;\n",
  },
} as const;

test('what is planted against the layers is refused, each by itself', { tags: 'soak' }, () => {
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
  // What is imported is there: it is refused for where it lies.
  expect(lines.filter((line) => /error TS(?:2305|2307): .*\.ts['"]/.test(line))).toEqual([]);
});
