/**
 * A function or value that a module exports, somebody imports: another module, a test, a bench, or programs
 * by a door. All else is the module's own, and can be changed without looking round.
 */
import { parse } from '@babel/parser';
import type { Statement } from '@babel/types';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { PRODUCT_FOLDERS } from '../support/folders.ts';

const JUDGED = [...PRODUCT_FOLDERS, 'content', 'starter', 'scripts'];
const OTHERS = ['tests', 'bench', 'bin'];
/** What programs import by the name of the package, and the rules that play loads from a game. */
const PUBLIC =
  /^(?:(?:diagnostics|engine|generator)|content\/[^/]+\/rules|starter\/rules)\/index\.ts$/;
const ALL = '*';

/**
 * A module that is loaded on demand. What is taken of it is written before or behind it, or is `define`
 * where a list of commands loads one; else all of it may be.
 */
const LATE =
  /(?:\{([^{}]*)\} = await |(load: \(\) => ))?(?:\bimport\(|new URL\()\s*'(\.[^']+)'(?:\)\)\.(\w+))?/g;

interface Module {
  /** Names that it exports, each with where it comes from: a file and its name there. */
  readonly exports: ReadonlyMap<string, Source>;
  /** Files of which it hands on everything. */
  readonly handsOn: readonly string[];
  readonly imports: readonly Source[];
}

interface Source {
  readonly file: string;
  readonly name: string;
}

function sourcesIn(folder: string): string[] {
  return readdirSync(join(packageRoot(), folder), { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
    .filter((path) => /\.[jt]sx?$/u.test(path) && !path.includes('node_modules'));
}

function targetOf(file: string, from: string): string {
  if (from === 'cardwright/engine') return 'engine/index.ts';
  return from.startsWith('.') ? posix.join(dirname(file), from) : from;
}

function nameIn(node: { type: string; name?: string; value?: string }): string {
  return node.name ?? node.value ?? '';
}

/** The functions and values that a declaration declares; types and classes must be named by declaration files. */
function declared(statement: Statement): string[] {
  if (statement.type === 'VariableDeclaration') {
    return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  }
  return statement.type === 'FunctionDeclaration' && statement.id != null
    ? [statement.id.name]
    : [];
}

function read(file: string): Module {
  const text = readFileSync(join(packageRoot(), file), 'utf8');
  const { program } = parse(text, {
    sourceType: 'module',
    plugins: file.endsWith('.tsx') ? ['typescript', 'jsx'] : ['typescript'],
  });
  const exports = new Map<string, Source>();
  const handsOn: string[] = [];
  const imports = [...text.matchAll(LATE)].flatMap(([, taken, load, late = '', one]): Source[] => {
    const names = taken?.split(',') ?? [load === undefined ? (one ?? ALL) : 'define'];
    return names.map((name) => ({ file: targetOf(file, late), name: name.trim() }));
  });
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const from = targetOf(file, statement.source.value);
      for (const one of statement.specifiers) {
        const name = one.type === 'ImportSpecifier' ? nameIn(one.imported) : ALL;
        imports.push({ file: from, name });
      }
    } else if (statement.type === 'ExportAllDeclaration') {
      handsOn.push(targetOf(file, statement.source.value));
    } else if (statement.type === 'ExportNamedDeclaration') {
      const from = statement.source == null ? file : targetOf(file, statement.source.value);
      for (const one of statement.specifiers) {
        const isNamed = one.type === 'ExportSpecifier';
        const source = { file: from, name: isNamed ? one.local.name : ALL };
        exports.set(nameIn(one.exported), source);
      }
      for (const name of statement.declaration == null ? [] : declared(statement.declaration)) {
        exports.set(name, { file, name });
      }
    }
  }
  return { exports, handsOn, imports };
}

const modules = new Map(
  [...JUDGED, ...OTHERS].flatMap(sourcesIn).map((file) => [file, read(file)]),
);
const used = new Set<string>();

function use({ file, name }: Source): void {
  const module = modules.get(file);
  if (module === undefined || used.has(`${file} ${name}`)) return;
  used.add(`${file} ${name}`);
  for (const [exported, source] of module.exports) {
    if (name !== ALL && name !== exported) continue;
    used.add(`${file} ${exported}`);
    if (source.file !== file) use(source);
  }
  for (const next of module.handsOn) use({ file: next, name });
}

for (const { imports } of modules.values()) imports.forEach(use);
for (const file of modules.keys()) if (PUBLIC.test(file)) use({ file, name: ALL });

test('modules and their exports are found', () => {
  expect(modules.get('engine/grid.ts')?.exports.size).toBeGreaterThan(0);
  expect(used.size).toBeGreaterThan(1000);
});

test('what a module exports, somebody imports', () => {
  const unused = [...modules]
    .filter(([file]) => JUDGED.includes(file.split('/')[0] ?? '') && !file.endsWith('.gen.ts'))
    .flatMap(([file, { exports }]) =>
      [...exports.keys()]
        .filter((name) => !used.has(`${file} ${name}`))
        .map((name) => `${file} ${name}`),
    );
  expect(unused).toEqual([]);
});

test('what benches import of a module, it exports', () => {
  const benches = readdirSync(join(packageRoot(), 'bench'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.js'))
    .map((path) => readFileSync(join(packageRoot(), 'bench', path), 'utf8'));
  const imports = benches.flatMap((text) =>
    [...text.matchAll(/import \{([^}]*)\} from '[./]+dist\/([^']+)\.js'/g)].flatMap(
      ([, names = '', path = '']) =>
        names
          .split(',')
          .map((name) => name.trim().split(' as ')[0] ?? '')
          // Classes are not looked for (see `declared`), nor what an index hands on.
          .filter((name) => /^[a-z]/.test(name) && !path.endsWith('/index'))
          .map((name) => [`${path}.ts`, name] as const),
    ),
  );
  expect(imports.length).toBeGreaterThan(20);
  const missing = imports.filter(([file, name]) => modules.get(file)?.exports.has(name) !== true);
  expect(missing).toEqual([]);
});
