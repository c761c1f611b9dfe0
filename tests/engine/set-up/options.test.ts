import { describe, expect, test } from 'vitest';
import {
  badOptions,
  BadPosition,
  positionSetup,
  setupOptions,
  withUsualKeys,
  type CompiledGame,
  type OptionTests,
  type OptionValues,
} from '../../../engine/index.ts';

const game: CompiledGame = {
  id: 'tale',
  title: 'Tale',
  locales: ['en'],
  players: [2, 3],
  options: {
    players: { schema: { enum: [2, 3] }, default: 2 },
    life: { schema: { type: 'integer', minimum: 1 }, default: 20, byPlayers: { 3: 30 } },
    cap: { schema: { type: 'integer' }, default: 40 },
  },
  kinds: {},
  tables: {},
  patterns: {},
  construction: null,
  decks: [],
};

const tests: OptionTests = { life: (life, { cap }) => Number(life) <= Number(cap) };
const bad = (players: number, options: OptionValues): string[] =>
  badOptions(game, { players, decks: [], options }, tests);

test('what is omitted has its default for the number of players', () => {
  expect(setupOptions(game, { players: 3, decks: [], options: { cap: 50 } })).toEqual({
    players: 3,
    life: 30,
    cap: 50,
  });
});

describe('values that are not allowed', () => {
  test.each<[string[], number, OptionValues]>([
    [[], 2, {}],
    [['life'], 2, { life: 0 }],
    [['life'], 2, { life: 41 }],
    [['live'], 2, { live: 20 }],
    [['constructor'], 2, { constructor: 1 }],
    [['players'], 5, {}],
    // Tests that join options wait until each of them is sound.
    [['cap'], 2, { cap: 'none', life: 50 }],
  ])('%j: %i players, %j', (refused, players, options) => {
    expect(bad(players, options)).toEqual(refused);
  });
});

test('positions have options too', () => {
  const position = { options: { players: 3, cap: 35 } };
  expect(positionSetup(game, position, tests)).toEqual({
    players: 3,
    decks: [],
    options: position.options,
  });
  expect(positionSetup(game, {}, tests).players).toBe(2);
  const refused = () => positionSetup(game, { options: { life: 99 } }, tests);
  expect(refused).toThrow(BadPosition);
  expect(refused).toThrow(expect.objectContaining({ what: 'options.life', found: 99 }));
});

test('a game without the option "players" has no positions of another number of players', () => {
  const { players: _, ...options } = game.options;
  const refused = () => positionSetup({ ...game, options }, { options: { players: 3 } }, {});
  expect(refused).toThrow(expect.objectContaining({ what: 'options.players', found: 3 }));
});

test('words that a position does not write are those of the game, by seat one by one', () => {
  const usual = {
    ...game,
    positions: { filler: 'rat', avi: { P1: 'owl', P2: 'bat' }, deck: ['2 x rat'] },
  };
  expect(withUsualKeys(usual, { turn: 'P2', avi: { P2: 'cat' }, deck: [] })).toEqual({
    turn: 'P2',
    filler: 'rat',
    avi: { P1: 'owl', P2: 'cat' },
    deck: [],
  });
  expect(withUsualKeys(game, { turn: 'P2' })).toEqual({ turn: 'P2' });
  expect(withUsualKeys(usual, { avi: 'cat' })['avi']).toBe('cat');
});
