import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Comparison } from '../../../generator/manifest.ts';
import { comparisons } from '../../../generator/link/compare.ts';
import { tinyGameChecker } from '../../diagnostics/check-tiny-game.ts';
import { TINY_GAME } from '../../diagnostics/tiny-game.ts';
import { gameInMemory } from '../../support/game-in-memory.ts';

const checkTinyGame = tinyGameChecker();

const numbers = { type: 'object', additionalProperties: { type: 'integer' } };

/** Code, the component that is reported, and the one beside it. */
function found(compare: Comparison, units: readonly object[]): unknown[] {
  const schema = {
    type: 'object',
    properties: {
      id: {},
      name: {},
      cost: {},
      attacks: numbers,
      range: { type: 'string', 'x-pattern': true },
      rank: {},
      text: {},
    },
    additionalProperties: false,
  } as const;
  const game = gameInMemory({
    kinds: { unit: { files: ['units.yaml'], schema, compare } },
    files: {
      'units.yaml': units,
      'patterns.yaml': [
        { id: 'lance', draw: '#\n@' },
        { id: 'pike', draw: '#\n#\n@' },
      ],
    },
  });
  expect(game.files.flatMap(({ faults }) => faults)).toEqual([]);
  return comparisons(game).map(({ code, params }) => [code, ...Object.values(params as object)]);
}

const figures: Comparison = { looks: ['text'], more: ['attacks', 'range'], less: ['cost'] };
const axe = {
  id: 'axe',
  name: 'Axe',
  rank: 'line',
  cost: 3,
  attacks: { front: 2 },
  range: 'lance',
};

test('the same but for its looks', () => {
  const copy = { ...axe, id: 'hatchet', name: 'Hatchet', text: 'Small.' };
  expect(found(figures, [axe, copy])).toEqual([['CW1425', 'hatchet', 'axe']]);
});

test('a pattern is what it covers, named or drawn', () => {
  expect(found(figures, [axe, { ...axe, id: 'hatchet', range: '#\n@' }])).toEqual([
    ['CW1425', 'hatchet', 'axe'],
  ]);
});

test.for([
  ['cheaper', { cost: 2 }, ['cost']],
  ['stronger', { attacks: { front: 2, back: 1 } }, ['attacks']],
  ['longer and cheaper', { range: 'pike', cost: 1 }, ['range', 'cost']],
] as const)('a card that is %s beats the other', ([, change, fields]) => {
  const better = { ...axe, id: 'better', ...change };
  expect(found(figures, [axe, better])).toEqual([['CW1426', 'axe', 'better', fields]]);
  expect(found(figures, [better, axe])).toEqual([['CW1426', 'axe', 'better', fields]]);
});

test.for([
  ['better in one thing and worse in another', { cost: 2, attacks: { front: 1 } }],
  ['of another rank', { cost: 2, rank: 'elite' }],
  ['with other words', { cost: 2, attacks: { back: 3 } }],
] as const)('a card that is %s beats nobody', ([, change]) => {
  expect(found(figures, [axe, { ...axe, id: 'other', ...change }])).toEqual([]);
});

test('a field whose direction is not declared must be the same', () => {
  expect(found({ less: ['cost'] }, [axe, { ...axe, id: 'other', attacks: { front: 9 } }])).toEqual(
    [],
  );
});

test('fields that the kind does not have', () => {
  expect(found({ more: ['atacks'] }, [axe])).toEqual([['CW1430', 'atacks', 'unit', 'attacks']]);
});

test('a card with a reference to nothing is not beaten because of it', () => {
  const manifest = textOf('game.yaml').replace(
    /\n {2}unit:\n/,
    '$&    compare: { looks: [name, race], more: [defence, targets] }\n',
  );
  const codesWith = (cards: string): string[] =>
    checkTinyGame([
      { file: 'game.yaml', content: manifest },
      { file: 'units/orc.yaml', content: cards },
    ]).diagnostics.flatMap(({ code, severity }) => (severity === 'info' ? [] : [code]));
  const cards = textOf('units/orc.yaml').replace('defence: 2', 'defence: 1');
  expect(codesWith(cards)).toContain('CW1426');
  expect(codesWith(cards.replace('targets: volley', 'targets: voley'))).toEqual(['CW1203']);
});

/** A file of the tiny game. */
function textOf(file: string): string {
  return readFileSync(join(TINY_GAME, file), 'utf8');
}
