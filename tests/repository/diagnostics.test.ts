/** Nothing is half added: each diagnostic has its file, its line in the index and its page. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue, type Definition } from '../../diagnostics/index.ts';
import { PAGES, readPages } from '../diagnostics/page.ts';

const folder = join(import.meta.dirname, '../../diagnostics/catalogue');
const files = readdirSync(folder).filter((file) => /^CW.*\.ts$/.test(file));
const definitions: [key: string, definition: Definition][] = Object.entries(catalogue);
const pages = new Map(readPages().map((page) => [page.name, page]));

describe.for(definitions)('%s', ([key, definition]) => {
  const { code, name, severity, title } = definition;

  test('stands in the index under its code, in a file of its name', () => {
    expect(code).toBe(key);
    expect(files, 'name the file like the code and the name in it').toContain(`${code}-${name}.ts`);
  });

  test('has a name and a title in the form of all', () => {
    expect(name).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/u);
    expect(title).toMatch(/^[A-Z].*[^.]$/u);
  });

  test('has a page that agrees with it', () => {
    const page = pages.get(code);
    // Beside these it may say how its example is printed.
    expect(page?.frontMatter, `write docs/diagnostics/${code}.md`).toMatchObject({
      code,
      name,
      severity,
    });
    expect(page?.heading).toBe(`${code} ${name}`);
  });
});

test('every file of the catalogue is in the index', () => {
  const listed = definitions.map(([, { code, name }]) => `${code}-${name}.ts`);
  expect(files.filter((file) => !listed.includes(file))).toEqual([]);
});

test('names are unique', () => {
  const names = definitions.map(([, { name }]) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('every page has a code', () => {
  expect([...pages.keys()].filter((name) => !Object.hasOwn(catalogue, name))).toEqual([]);
});

test('the list of pages names every code with its title', () => {
  const lines = readFileSync(join(PAGES, 'index.md'), 'utf8').split('\n');
  const expected = definitions.map(
    ([, { code, name, title }]) => `- [${code} ${name}](${code}.md): ${title}`,
  );
  expect(lines.filter((line) => line.startsWith('- [CW'))).toEqual(expected);
});

test('the index is in the order of the codes', () => {
  const codes = definitions.map(([code]) => code);
  expect(codes).toEqual(codes.toSorted());
});
