import { expect, test } from 'vitest';
import { deck, judgeWith } from '../small-game.ts';

const foreign = {
  use: 'forbid',
  if: { mode: 'custom' },
  where: { faction: { ne: '=home' } },
  code: 'TALE_FOREIGN',
  clause: 'TALE-4.6',
};

test('each card once, with the fields tested and the names compared with', () => {
  const judged = deck({ queen: 1, raider: 2, chief: 1 });
  const place = { rulePath: ['constraints', 0], constraint: 'forbid' };
  const terms = { code: 'TALE_FOREIGN', standard: 'DECK_FORBIDDEN_CARD', clause: 'TALE-4.6' };
  expect(judgeWith([foreign])(judged).violations).toEqual([
    {
      ...terms,
      params: { card: 'raider', faction: 'hills', home: 'crown' },
      path: ['cards', 1],
      ...place,
    },
    {
      ...terms,
      params: { card: 'chief', faction: 'hills', home: 'crown' },
      path: ['cards', 2],
      ...place,
    },
  ]);
});

test('names have the values of the deck that is judged', () => {
  const judge = judgeWith([foreign]);
  const raiders = { raider: 2 };
  expect(judge(deck(raiders, { choices: { home: 'hills' } })).legal).toBe(true);
  expect(judge(deck(raiders, { choices: { home: 'crown' } })).legal).toBe(false);
  expect(judge(deck(raiders, { choices: { home: 'hills' } })).legal).toBe(true);
});

test('only where the condition holds', () => {
  expect(judgeWith([foreign])(deck({ raider: 1 }, { choices: { mode: 'core' } })).legal).toBe(true);
});

test('a field that is omitted is null', () => {
  expect(judgeWith([foreign])(deck({ hermit: 1 })).violations).toMatchObject([
    { params: { card: 'hermit', faction: null, home: 'crown' } },
  ]);
});

test('unless: the exception, whose fields are reported too', () => {
  const judge = judgeWith([{ use: 'forbid', where: { traits: 'rider' }, unless: { cost: '..2' } }]);
  expect(judge(deck({ raider: 1, knight: 1 })).violations.map(({ params }) => params)).toEqual([
    { card: 'knight', traits: ['rider'], cost: 3 },
  ]);
});

test('unknown cards are not forbidden as well', () => {
  expect(judgeWith([foreign])(deck({ dragon: 1 })).violations).toMatchObject([
    { code: 'DECK_UNKNOWN_CARD' },
  ]);
});

test('its own code without one of the game', () => {
  const judge = judgeWith([{ use: 'forbid', where: { id: 'queen' } }]);
  expect(judge(deck({ queen: 1 })).violations).toMatchObject([
    { code: 'DECK_FORBIDDEN_CARD', params: { card: 'queen', id: 'queen' } },
  ]);
});
