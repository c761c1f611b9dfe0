import { expect, test } from 'vitest';
import type { Deck, Entry } from '../../../../engine/construction/types.ts';
import type { Constraint } from '../../../../engine/construction/rules.ts';
import { deck, judgeWith } from '../small-game.ts';

function params(constraint: Constraint, judged: Deck): unknown[] {
  return judgeWith([constraint])(judged).violations.map((violation) => violation.params);
}

const unit = (
  card: string,
  count: number,
  held: Readonly<Record<string, number>>,
  index: number,
) => ({
  card,
  count,
  path: ['cards', index],
  with: Object.entries(held).map(([card, count], i) => ({
    card,
    count,
    path: ['cards', index, 'with', i],
  })),
});

function army(...lines: ReturnType<typeof unit>[]): Deck {
  return deck({}, { sections: { cards: lines } });
}

const escorts: Constraint = {
  use: 'each',
  where: { rank: 'leader' },
  constraints: [
    { use: 'count', where: { rank: 'line' }, max: '=floor(unit.cost / 2)', code: 'TALE_ESCORT' },
  ],
};

test('each unit by itself, with its own numbers', () => {
  expect(
    params(escorts, army(unit('queen', 1, { archer: 2 }, 0), unit('chief', 3, { raider: 2 }, 1))),
  ).toEqual([]);
  const { violations } = judgeWith([escorts])(
    army(unit('queen', 1, { archer: 2 }, 0), unit('chief', 1, { raider: 3 }, 1)),
  );
  expect(violations).toMatchObject([
    {
      code: 'TALE_ESCORT',
      path: ['cards', 1, 'with', 0],
      params: { unit: 'chief', max: 2, limit: 2, actual: 3 },
      rulePath: ['constraints', 0, 'constraints', 0],
    },
  ]);
});

test('the sum of what is attached', () => {
  const special: Constraint = {
    use: 'each',
    constraints: [{ use: 'count', where: { id: 'hermit' }, max: '=floor(sum.cost / 5)' }],
  };
  expect(params(special, army(unit('queen', 1, { archer: 2, hermit: 1 }, 0)))).toEqual([]);
  expect(params(special, army(unit('queen', 1, { archer: 1, hermit: 1 }, 0)))).toMatchObject([
    { unit: 'queen', limit: 0, actual: 1 },
  ]);
});

test('a choice that every unit must make is incomplete, not illegal', () => {
  const weapon: Constraint = {
    use: 'each',
    where: { rank: 'leader' },
    constraints: [{ use: 'count', where: { rank: 'line' }, exactly: 1 }],
  };
  expect(judgeWith([weapon])(army(unit('queen', 1, {}, 0))).state).toBe('incomplete');
});

test('what is attached counts for the deck, once for each copy of the unit', () => {
  const { size, cards } = judgeWith([])(army(unit('queen', 2, { archer: 3 }, 0)));
  expect(size).toBe(8);
  expect(cards.get('archer')).toBe(6);
});

const nested = (card: string, count: number, path: (string | number)[], held: Entry[]): Entry => ({
  card,
  count,
  path,
  with: held,
});

test('units in the forces of a roster, by names of the force', () => {
  const inForces: Constraint = {
    use: 'each',
    where: { rank: 'leader' },
    as: 'force',
    constraints: [
      {
        use: 'each',
        where: { rank: 'line' },
        constraints: [{ use: 'count', max: '=force.cost - 4', code: 'TALE_LOAD' }],
      },
    ],
  };
  const held = nested('hermit', 2, ['cards', 0, 'with', 0, 'with', 0], []);
  const squad = nested('knight', 1, ['cards', 0, 'with', 0], [held]);
  const roster = deck({}, { sections: { cards: [nested('queen', 1, ['cards', 0], [squad])] } });
  expect(judgeWith([inForces])(roster).violations).toMatchObject([
    { code: 'TALE_LOAD', path: held.path, params: { force: 'queen', unit: 'knight', limit: 1 } },
  ]);
  const deep: Constraint = {
    use: 'each',
    where: { id: 'knight' },
    deep: true,
    constraints: [{ use: 'count', max: 1 }],
  };
  expect(judgeWith([deep])(roster).violations).toMatchObject([{ path: held.path }]);
  expect(judgeWith([{ ...deep, deep: undefined }])(roster).violations).toEqual([]);
});
