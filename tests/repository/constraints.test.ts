/** Nothing is half added: each constraint has its file, its line in the lists, its schema, page and test. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { constraints } from '../../engine/construction/constraints/index.ts';

const root = join(import.meta.dirname, '../..');

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Names of the files of a folder without their endings. */
function namesIn(folder: string, ending: string): string[] {
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .filter(
      (name) => !['index', 'filters', 'formulas', 'changes', 'effects', 'formats'].includes(name),
    )
    .toSorted();
}

interface ConstraintSchema {
  readonly properties: Readonly<Record<string, { readonly const?: unknown }>>;
}

interface ConstructionSchema {
  readonly definitions: {
    readonly constraint: { readonly oneOf: readonly { readonly $ref: string }[] };
  };
}

const names = constraints.map(({ name }) => name);

test.for([
  ['engine/construction/constraints', '.ts'],
  ['schemas/constraints', '.schema.json'],
  ['docs/constraints', '.md'],
  ['tests/engine/construction/constraints', '.test.ts'],
] as const)('%s has a file for each constraint, and no other', ([folder, ending]) => {
  expect(namesIn(folder, ending)).toEqual(names.toSorted());
});

test('construction.schema.json has a line for each constraint', () => {
  const { definitions } = JSON.parse(
    read('schemas/construction.schema.json'),
  ) as ConstructionSchema;
  const expected = names.map((name) => ({ $ref: `constraints/${name}.schema.json` }));
  expect(definitions.constraint.oneOf).toEqual(expected);
});

describe.for(constraints.map((definition) => [definition.name, definition] as const))(
  '%s',
  ([name, { codes, words }]) => {
    const page = read(`docs/constraints/${name}.md`);

    test('its schema has its words and no other', () => {
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
        ...Object.keys(words),
      ];
      expect(Object.keys(schema.properties).toSorted()).toEqual([...new Set(expected)].toSorted());
      expect(schema.properties['use']?.const).toBe(name);
    });

    test('its page names each of its words and codes', () => {
      const own = Object.keys(codes).filter((word) => word !== 'code');
      const missing = [...Object.keys(words), ...own].filter(
        (word) => !page.includes(`| \`${word}\``),
      );
      expect(missing).toEqual([]);
      expect(Object.values(codes).filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
    });

    test('its page has the headings of all', () => {
      const headings = page.split('\n').filter((line) => /^#+ /u.test(line));
      expect(headings).toEqual([`# ${name}`, '## Violations', '## Examples']);
    });

    test('the list of pages links to its page', () => {
      expect(read('docs/constraints/index.md')).toContain(`[\`${name}\`](${name}.md)`);
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
