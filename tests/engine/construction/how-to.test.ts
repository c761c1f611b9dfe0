/** Every example of docs/how-to/write-construction-rules.md, judged as it stands there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { compileConstruction } from '../../../engine/construction/judge.ts';
import { readDeck } from '../../../engine/construction/read-deck.ts';
import type { Card } from '../../../engine/construction/types.ts';
import { faults } from './schemas.ts';

type Data = Readonly<Record<string, unknown>>;

const page = join(import.meta.dirname, '../../../docs/how-to/write-construction-rules.md');
const blocks = [...readFileSync(page, 'utf8').matchAll(/^```yaml (\w+)\n([\s\S]*?)^```$/gmu)].map(
  ([, name = '', yaml = '']) => ({ name, data: parse(yaml) as unknown }),
);

const written = blocks.find(({ name }) => name === 'cards')?.data ?? [];
const cards = (written as { id: string }[]).map((fields): Card => ({ kind: 'card', ...fields }));

const examples = blocks.flatMap(({ name, data }, index) => {
  if (name !== 'legal' && name !== 'illegal') return [];
  const rules = blocks.slice(0, index).findLast((block) => block.name === 'rules')?.data;
  const gives = name === 'illegal' ? blocks[index + 1]?.data : [];
  return [{ index, rules: rules as Data, deck: data as Data, gives: gives as Data[] }];
});

test('the page has examples of every part', () => {
  expect(blocks.filter(({ name }) => name === 'rules')).toHaveLength(7);
  expect(examples).toHaveLength(blocks.filter(({ name }) => name.endsWith('legal')).length);
});

test.for(examples)('example $index', ({ rules, deck, gives }) => {
  expect(faults('construction.schema.json', rules)).toEqual([]);
  const whole = { choices: {}, entries: {}, constraints: [], cards: [], ...rules };
  const judge = compileConstruction(whole, {
    kinds: { card: cards },
    options: {},
  });
  const found = judge(readDeck(deck)).violations.map(({ code, params, path }) =>
    Object.assign({ code, path }, params),
  );
  expect(found).toEqual(gives.map((expected) => Object.assign({ path: [] }, expected)));
});
