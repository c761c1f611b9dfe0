/** What the pages send readers to is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { PRODUCT_FOLDERS } from '../support/folders.ts';

const root = packageRoot();
const SOURCES = [...PRODUCT_FOLDERS, 'content'];
const OTHERS = ['tests', 'bench', 'scripts', 'docs', 'schemas', 'starter', 'examples'];
const SHOWN = new RegExp(`\`((?:${[...SOURCES, ...OTHERS].join('|')})/[^\`<>*{…\\s]*)\``, 'g');

const howTo = readdirSync(join(root, 'docs', 'how-to')).map((name) => `docs/how-to/${name}`);
const pages = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', ...howTo];

/** What a page has the reader make. */
const MADE = new Set([
  'docs/diagnostics/CW1222.md',
  'docs/ja/diagnostics/CW1222.md',
  'schemas/pilot.schema.json',
  'schemas/terrain.schema.json',
]);

function read(page: string): string {
  return readFileSync(join(root, page), 'utf8');
}

test.each(pages)('paths that %s names exist', (page) => {
  const named = Array.from(read(page).matchAll(SHOWN), ([, path = '']) => path);
  expect(named.filter((path) => !MADE.has(path) && !existsSync(join(root, path)))).toEqual([]);
});

test('files that the architecture names without their folder exist', () => {
  const names = read('docs/architecture.md').matchAll(/`([\w/.-]+\.(?:ts|js))`/g);
  const files = [...SOURCES, ...OTHERS].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `/${folder}/${path.replaceAll('\\', '/')}`,
    ),
  );
  const lost = Array.from(names, ([, name = '']) => name)
    .filter((name) => !existsSync(join(root, name)))
    .filter((name) => !files.some((file) => file.endsWith(`/${name}`)));
  expect(lost).toEqual([]);
});

const rowsOf = (table: string): string[] =>
  table
    .split('\n')
    .filter((line) => /^\| (?!-)/.test(line))
    .slice(1);

test('the walks and the names of the architecture lead somewhere', () => {
  const [, walks = '', names = ''] =
    /## Where to find what\n([^]*?)\n## Names\n([^]*?)\n## /.exec(read('docs/architecture.md')) ??
    [];
  expect(rowsOf(walks).length).toBeGreaterThan(5);
  expect(rowsOf(names).length).toBeGreaterThan(20);
  const without = [...rowsOf(walks), ...rowsOf(names)].filter((row) => row.match(SHOWN) === null);
  expect(without).toEqual([]);
});
