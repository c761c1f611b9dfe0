import { expect, test } from 'vitest';
import { readDrawing } from '../../../engine/pattern.ts';
import { compileCards, compilePatterns } from '../../../generator/compile/cards.ts';
import { effectsGame } from '../../support/effects-game.ts';
import { gameInMemory } from '../../support/game-in-memory.ts';

const pattern = { $ref: 'cardwright:words.schema.json#/definitions/pattern' };

const game = gameInMemory({
  kinds: {
    race: { files: ['races.yaml'], schema: {} },
    unit: {
      files: ['units/*.yaml'],
      schema: {
        properties: {
          targets: pattern,
          attacks: { items: { properties: { reach: pattern } } },
        },
      },
      derive: { shooter: { class: ['archer', 'gunner'] }, lone: { race: { ne: 'orc' } } },
    },
  },
  files: {
    'patterns.yaml': [
      { id: 'volley', draw: '.#.\n###\n.@.\n' },
      { id: 'ragged', draw: '##\n@\n' },
      { id: 'unread' },
    ],
    'races.yaml': { id: 'orc' },
    'units/b.yaml': [
      { id: 'bow', class: 'archer', race: 'orc', targets: 'volley' },
      { name: 'has no id' },
      'no mapping',
    ],
    'units/a.yaml': [
      { id: 'axe', class: 'infantry', race: 'elf', targets: '#@#', shooter: 'authored' },
      { id: 'gun', attacks: [{ reach: 'volley' }, { reach: 'no-such' }, { reach: 7 }] },
    ],
    'scenarios/fixtures/units/c.yaml': [{ id: 'fx-club', class: 'infantry' }],
  },
});

const volley = [
  [0, 2],
  [-1, 1],
  [0, 1],
  [1, 1],
];

test('drawings become offsets in reading order; what cannot be read covers nothing', () => {
  expect(compilePatterns(game)).toEqual({ volley, ragged: [] });
});

test('components stand by kind, in the order of files and of entries', () => {
  const { race, unit } = compileCards(game, { fixtures: false });
  expect(race).toEqual([{ id: 'orc', kind: 'race' }]);
  expect(unit?.map(({ id }) => id)).toEqual(['bow', 'axe', 'gun']);
});

test('fixtures are seen by those who ask for them', () => {
  const { unit } = compileCards(game, { fixtures: true });
  expect(unit?.map(({ id }) => id)).toEqual(['bow', 'axe', 'gun', 'fx-club']);
});

test('patterns become offsets, named or drawn, at any depth', () => {
  const { unit } = compileCards(game, { fixtures: false });
  expect(unit?.[0]?.['targets']).toEqual(volley);
  expect(unit?.[1]?.['targets']).toEqual([
    [-1, 0],
    [1, 0],
  ]);
  expect(unit?.[2]?.['attacks']).toEqual([{ reach: volley }, { reach: [] }, { reach: 7 }]);
});

test('the data of the files stay as they were', () => {
  compileCards(game, { fixtures: false });
  const file = game.files.find(({ path }) => path === 'units/b.yaml');
  expect(file?.data).toMatchObject([{ id: 'bow', targets: 'volley' }, {}, 'no mapping']);
});

test('derived fields follow from others, whatever was authored', () => {
  const { unit } = compileCards(game, { fixtures: false });
  expect(unit?.map(({ id, shooter, lone }) => ({ id, shooter, lone }))).toEqual([
    { id: 'bow', shooter: true, lone: false },
    { id: 'axe', shooter: false, lone: true },
    { id: 'gun', shooter: false, lone: true },
  ]);
});

test('effects are as written, with targets as mappings and patterns as offsets', () => {
  const effect = {
    on: 'paid',
    reach: '#@',
    cost: { gold: 1 },
    choose: { pick: 'friend', where: { class: 'archer' } },
    do: [
      { op: 'guard', target: 'thisUnit', amount: 1, until: 'turnEnd' },
      { op: 'wound', target: { who: 'enemies', area: 'ring' }, amount: 2 },
    ],
  };
  const game = effectsGame({ effects: [effect] });
  const [axe] = compileCards(game, { fixtures: false })['unit'] ?? [];
  const around = readDrawing('###\n#@#\n###').offsets;
  expect(axe?.['effects']).toEqual([
    {
      ...effect,
      reach: [[-1, 0]],
      do: [
        { op: 'guard', target: { who: 'thisUnit' }, amount: 1, until: 'turnEnd' },
        { op: 'wound', target: { who: 'enemies', area: around }, amount: 2 },
      ],
    },
  ]);
  expect(effect.do[0]).toMatchObject({ target: 'thisUnit' });
});
