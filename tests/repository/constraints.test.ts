/** Nothing is half added: each constraint has its definition, schema, page and diagnostics; lists.test.ts has the lists. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { constraints } from '../../engine/construction/constraints/index.ts';
import { examplesOf, violationsOf } from '../engine/construction/constraint-pages.ts';

const root = join(import.meta.dirname, '../..');

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Names of the files of a folder without their endings, but for pages and files about all constraints. */
function namesIn(folder: string, ending: string): string[] {
  const others = ['index', 'all.gen', 'filters', 'formulas', 'changes', 'effects', 'formats'];
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .filter((name) => !others.includes(name))
    .toSorted();
}

interface ConstraintSchema {
  readonly properties: Readonly<Record<string, { readonly const?: unknown }>>;
}

const names = constraints.map(({ name }) => name);

test.for([
  ['engine/construction/constraints', '.ts'],
  ['schemas/constraints', '.schema.json'],
  ['docs/constraints', '.md'],
] as const)('%s has a file for each constraint, and no other', ([folder, ending]) => {
  expect(namesIn(folder, ending)).toEqual(names.toSorted());
});

test('tests of edges are those of a constraint', () => {
  const tested = namesIn('tests/engine/construction/constraints', '.test.ts');
  expect(tested.filter((name) => !names.includes(name))).toEqual([]);
});

describe.for(constraints.map((definition) => [definition.name, definition] as const))(
  '%s',
  ([name, { codes, keys }]) => {
    const page = read(`docs/constraints/${name}.md`);

    test('its schema has its keys and no other', () => {
      const schema = JSON.parse(
        read(`schemas/constraints/${name}.schema.json`),
      ) as ConstraintSchema;
      const expected = [
        'use',
        'name',
        'severity',
        'in',
        'if',
        'clause',
        ...Object.keys(codes),
        ...Object.keys(keys),
      ];
      expect(Object.keys(schema.properties).toSorted()).toEqual([...new Set(expected)].toSorted());
      expect(schema.properties['use']?.const).toBe(name);
    });

    test('its page names each of its words and codes', () => {
      const own = Object.keys(codes).filter((word) => word !== 'code');
      const missing = [...Object.keys(keys), ...own].filter(
        (word) => !page.includes(`| \`${word}\``),
      );
      expect(missing).toEqual([]);
      expect(Object.values(codes).filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
    });

    test('its page has a legal example, and an illegal one for each code', () => {
      const illegal = examplesOf(`${name}.md`).filter(({ violations }) => violations.length > 0);
      const shown = illegal.flatMap((example) =>
        violationsOf(example).map(({ standard }) => standard),
      );
      expect(Object.values(codes).filter((code) => !shown.includes(code))).toEqual([]);
      expect(examplesOf(`${name}.md`).length).toBeGreaterThan(illegal.length);
    });

    test('its page has the headings of all', () => {
      const headings = page.split('\n').filter((line) => /^#+ /u.test(line));
      expect(headings).toEqual([`# ${name}`, '## Violations', '## Examples']);
    });

    test('its name and codes have the form of all', () => {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/u);
      for (const code of Object.values(codes)) expect(code).toMatch(/^DECK(_[A-Z]+)+$/u);
    });
  },
);

test('no two constraints share a name or a code', () => {
  const codes = constraints.flatMap((definition) => Object.values(definition.codes));
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(codes).size).toBe(codes.length);
});
