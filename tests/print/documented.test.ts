/** docs/how-to/write-templates.md and the code say the same. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allCommands } from '../support/all-commands.ts';
import { packageRoot } from '../../kernel/index.ts';
import { fontFamilies } from '../../print/fonts/families.ts';
import { blocks, helpers } from '../../print/render/helpers/index.ts';
import { findIcon } from '../../print/render/icons.ts';

const page = readFileSync(join(packageRoot(), 'docs/how-to/write-templates.md'), 'utf8');

/** First words of the code in the first column of the table of helpers. */
const listed = page
  .split('\n')
  .slice(page.split('\n').findIndex((line) => line.startsWith('| Helper')))
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split(' | ')[0] ?? '').matchAll(/`([a-zA-Z]+)/g)])
  .map(([, name = '']) => name);

test('the table has every helper, and no other', () => {
  expect(listed.toSorted()).toEqual(helpers.map(({ name }) => name).toSorted());
});

test.each(blocks)('the block #%s is mentioned', (name) => {
  expect(page).toContain(`{{#${name}}}`);
});

test.each(helpers.filter(({ options }) => options !== 'any' && options.length > 0))(
  'options of $name are shown',
  ({ options }) => {
    for (const option of options) expect(page).toContain(`[${option}=`);
  },
);

test.each(fontFamilies)('$name is in the list of fonts', ({ name }) => {
  expect(page).toContain(`\`${name}\``);
});

describe('docs/how-to/print.md', () => {
  const print = readFileSync(join(packageRoot(), 'docs/how-to/print.md'), 'utf8');

  test.each(['print', 'calibrate'])('has every option of %s', async (wanted) => {
    const own = (await allCommands()).find(({ name }) => name === wanted);
    const options = own?.command.options.map(({ long }) => long ?? '') ?? [];
    expect(options.length).toBeGreaterThan(2);
    expect(options.filter((option) => !print.includes(option))).toEqual([]);
  });

  test('has every key of the imposition', () => {
    const schema = JSON.parse(
      readFileSync(join(packageRoot(), 'schemas/print.schema.json'), 'utf8'),
    ) as { definitions: Record<string, { properties: Record<string, unknown> }> };
    const keys = Object.keys(schema.definitions['imposition']?.properties ?? {});
    expect(keys.length).toBeGreaterThan(5);
    const named = keys.map((key) => (key === 'marks' ? 'marks.on' : `\`${key}\``));
    expect(named.filter((name) => !print.includes(name))).toEqual([]);
  });
});

test('icons in examples exist', () => {
  const icons = [...page.matchAll(/"(game-icons:[a-z-]+)"/g)].map(([, id = '']) => id);
  expect(icons.length).toBeGreaterThan(0);
  expect(icons.filter((id) => findIcon(id) === undefined)).toEqual([]);
});
