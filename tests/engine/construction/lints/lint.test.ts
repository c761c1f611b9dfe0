import { expect, test } from 'vitest';
import { lintConstruction } from '../../../../engine/construction/lints/lint.ts';
import type { Constraint, ConstructionRules } from '../../../../engine/construction/rules.ts';
import { cards, rules } from '../small-game.ts';

function lints(
  constraints: readonly Constraint[],
  more: Partial<ConstructionRules> = {},
): unknown[] {
  return lintConstruction({ ...rules, constraints, ...more }, [cards]);
}

test('sound rules', () => {
  const sound: readonly Constraint[] = [
    { use: 'size', exactly: 4 },
    { use: 'count', per: 'rank', exactly: { leader: 1, line: 3 } },
    { use: 'copies', where: { faction: '=home', cost: 99 }, max: 2 },
    { use: 'distinct', of: 'faction', min: 2 },
    {
      use: 'options',
      options: [{ where: { faction: 'crown' } }, { where: { rank: 'leader' }, max: 1 }],
    },
  ];
  expect(lints(sound)).toEqual([]);
});

test('a filter that no card fits, wherever it stands', () => {
  const where = { faction: 'crown', cost: 4 };
  expect(
    lints([{ use: 'forbid', where }], {
      let: { dear: { where } },
      effects: [{ from: where, add: { dear: 1 } }],
      formats: { open: { constraints: [{ use: 'pool', where }] } },
    }),
  ).toEqual([
    { lint: 'no-card', path: ['let', 'dear', 'where'] },
    { lint: 'no-card', path: ['constraints', 0, 'where'] },
    { lint: 'no-card', path: ['effects', 0, 'from'] },
    { lint: 'no-card', path: ['formats', 'open', 'constraints', 0, 'where'] },
  ]);
});

test('limits that no deck can keep', () => {
  expect(
    lints([
      { use: 'size', max: 6 },
      { use: 'count', min: 3, max: 2 },
      { use: 'distinct', of: 'faction', exactly: 3 },
      { use: 'count', per: 'rank', exactly: { leader: 3, line: 4 } },
    ]),
  ).toEqual([
    { lint: 'impossible', path: ['constraints', 1, 'min'], min: 3, max: 2 },
    { lint: 'impossible', path: ['constraints', 2, 'exactly'], min: 3, max: 2 },
    { lint: 'impossible', path: ['constraints', 3, 'exactly'], min: 7, max: 6 },
  ]);
});

test('an option that nobody needs; of two alike the second', () => {
  const options = [
    { name: 'crown', where: { faction: 'crown' } },
    { name: 'queens', where: { id: 'queen' }, max: 1 },
    { name: 'again', where: { faction: 'crown' } },
    { name: 'maybe', where: { id: 'queen' }, if: { mode: 'core' } },
  ];
  expect(lints([{ use: 'options', options }])).toEqual([
    { lint: 'dead-option', path: ['constraints', 0, 'options', 1], option: 'queens' },
    { lint: 'dead-option', path: ['constraints', 0, 'options', 2], option: 'again' },
  ]);
});

test('two constraints of one name', () => {
  expect(
    lints([
      { use: 'size', name: 'most', max: 9 },
      { use: 'copies', name: 'most', max: 3 },
    ]),
  ).toEqual([{ lint: 'same-name', path: ['constraints', 1, 'name'], name: 'most' }]);
});

test('a list that lost nearly all its cards', () => {
  const copies = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`card-${i}`, 1]));
  const dated = { '2026-02-01': { copies: { a: 1, b: 0 } }, '2026-01-01': { copies } };
  expect(lints([{ use: 'list', dated }])).toEqual([
    {
      lint: 'shrunk-list',
      path: ['constraints', 0, 'dated', '2026-02-01'],
      since: '2026-02-01',
      before: 10,
      now: 2,
    },
  ]);
});

test('a filter that no card of its sections fits, or none that its rule means', () => {
  const sections = {
    leader: { size: 1, accepts: { rank: 'leader' } },
    band: { accepts: { rank: 'line' } },
  };
  const line = { rank: 'line' };
  const constraints: readonly Constraint[] = [
    { use: 'count', in: 'leader', where: line, max: 1 },
    { use: 'count', in: ['leader', 'band'], where: line, max: 9 },
    { use: 'forbid', where: { faction: 'hills' }, unless: { id: 'queen' } },
    { use: 'options', in: 'band', options: [{ where: { id: 'chief' } }, {}] },
  ];
  const measures = { let: { dear: { in: 'band', where: { cost: '4..' } } } };
  expect(lints(constraints, { sections, ...measures })).toEqual([
    { lint: 'no-card', path: ['let', 'dear', 'where'], sections: ['band'] },
    { lint: 'no-card', path: ['constraints', 0, 'where'], sections: ['leader'] },
    { lint: 'no-card', path: ['constraints', 2, 'unless'], beside: true },
    { lint: 'no-card', path: ['constraints', 3, 'options', 0, 'where'], sections: ['band'] },
  ]);
  // A format whose section takes others may need it.
  const formats = { wide: { sections: { leader: { accepts: line } } } };
  expect(lints(constraints.slice(0, 1), { sections, formats })).toEqual([]);
});

test('conditions that decide nothing', () => {
  expect(
    lints([
      { use: 'size', if: { mode: ['core', 'custom'] }, max: 9 },
      { use: 'size', if: { mode: 'core', not: { mode: 'custom' } }, max: 9 },
      { use: 'forbid', where: { cost: { ge: 4, gt: 2 } } },
      { use: 'forbid', where: { traits: 'royal', not: { traits: 'rider' } } },
    ]),
  ).toEqual([
    { lint: 'settled', holds: 'idle', path: ['constraints', 2, 'where', 'cost', 'gt'] },
    { lint: 'settled', holds: 'always', path: ['constraints', 0, 'if'] },
    { lint: 'settled', holds: 'idle', path: ['constraints', 1, 'if', 'not', 'mode'] },
  ]);
});
