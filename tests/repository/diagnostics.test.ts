/** Nothing is half added: each diagnostic is in one family, in the list of pages, and has its page. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue, type Definition } from '../../diagnostics/index.ts';
import { PAGES, readPages } from '../diagnostics/page.ts';

const folder = join(import.meta.dirname, '../../diagnostics/catalogue');
const families = readdirSync(folder).filter((file) => file !== 'index.ts');
const definitions: [key: string, definition: Definition][] = Object.entries(catalogue).toSorted(
  ([a], [b]) => (a < b ? -1 : 1),
);
const pages = new Map(readPages().map((page) => [page.name, page]));

describe.for(definitions)('%s', ([key, definition]) => {
  const { code, name, severity, title, page: shared } = definition;

  test('is found under its code', () => {
    expect(code).toBe(key);
  });

  test('has a name and a title in the form of all', () => {
    expect(name).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/u);
    expect(title).toMatch(/^[A-Z].*[^.]$/u);
  });

  test('has a page that agrees with it', () => {
    const page = pages.get(code);
    if (shared !== undefined) {
      expect(page, `the page is ${shared}.md`).toBeUndefined();
      return;
    }
    // Beside these it may say how its example is printed.
    expect(page?.frontMatter, `write docs/diagnostics/${code}.md`).toMatchObject({
      code,
      name,
      severity,
    });
    expect(page?.heading).toBe(`${code} ${name}`);
  });
});

/** The codes that a family defines, in its order. */
function codesIn(file: string): string[] {
  const text = readFileSync(join(folder, file), 'utf8');
  return [...text.matchAll(/^ {2}(CW\d{4}): /gmu)].map(([, code]) => code!);
}

test.for(families)('%s is in the order of its codes', (file) => {
  const codes = codesIn(file);
  expect(codes.length).toBeGreaterThan(0);
  expect(codes).toEqual(codes.toSorted());
});

test('every code is in one family, and every family in the index', () => {
  expect(families.flatMap(codesIn).toSorted()).toEqual(definitions.map(([key]) => key));
});

test('names are unique', () => {
  const names = definitions.map(([, { name }]) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('titles are unique', () => {
  const titles = definitions.map(([, { title }]) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('every page has a code', () => {
  expect([...pages.keys()].filter((name) => !Object.hasOwn(catalogue, name))).toEqual([]);
});

test('the list of pages names every code with its title', () => {
  const lines = readFileSync(join(PAGES, 'index.md'), 'utf8').split('\n');
  const expected = definitions.map(
    ([, { code, name, title, page }]) =>
      `- [${code} ${name}](${page === undefined ? code : `../${page}`}.md): ${title}`,
  );
  expect(lines.filter((line) => line.startsWith('- [CW'))).toEqual(expected);
});
