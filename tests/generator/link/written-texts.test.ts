import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../../kernel/index.ts';
import { readPages } from '../../diagnostics/page.ts';
import { checkTinyGame } from '../../diagnostics/tiny-game.ts';

/** The vocabulary and the schema of the page about these texts. */
const ground = (readPages().find(({ name }) => name === 'CW1450')?.blocks ?? []).filter(
  ({ state }) => state === null,
);

function faultsOf(effects: string, text: string): unknown[] {
  const content = `- id: orc
  name: Orc
  effects: ${effects}
  text: ${text}
- { id: dwarf, name: Dwarf }
`;
  return checkTinyGame([...ground, { file: 'races.yaml', content }])
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ code, params, range }) => ({ code, params, line: range?.start.line }));
}

const TWO_AND_ONE =
  '[{ on: play, do: [{ op: draw, count: 2 }] }, { on: play, do: [{ op: draw, count: 1 }] }]';

test('the same numbers in any order and width, with a word for one', () => {
  expect(readFileSync(join(packageRoot(), 'docs/diagnostics/CW1450.md'), 'utf8')).toContain('２');
  expect(
    faultsOf(TWO_AND_ONE, '{ en: Take a card and 2 more., ja: さらに２枚と1枚引く。 }'),
  ).toEqual([]);
});

test('each language is compared at its own line', () => {
  const text = '\n    en: Take 2.\n    ja: 3枚引く。';
  expect(faultsOf(TWO_AND_ONE, text)).toMatchObject([
    { code: 'CW1450', params: { unknown: [3], missing: [2] }, line: 6 },
  ]);
});

test('without effects there is nothing to compare with', () => {
  const content = `- { id: orc, name: Orc, text: { en: Take 7., ja: 7枚引く。 } }
- { id: dwarf, name: Dwarf }
`;
  const { diagnostics } = checkTinyGame([...ground, { file: 'races.yaml', content }]);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('a number that is spelled out is there', () => {
  const two = '[{ on: play, do: [{ op: draw, count: 2 }] }]';
  expect(faultsOf(two, '{ en: Draw two cards., ja: カードを二枚引く。 }')).toEqual([]);
  expect(faultsOf(two, '{ en: Draw three cards., ja: カードを三枚引く。 }')).toMatchObject([
    { code: 'CW1450', params: { unknown: [], missing: [2] } },
    { code: 'CW1450', params: { unknown: [], missing: [2] } },
  ]);
});
