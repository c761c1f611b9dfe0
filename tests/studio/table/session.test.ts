/** A table behind a channel of messages, as a worker has it. */
import { beforeAll, expect, test } from 'vitest';
import { type Ask, type Look, serveGame } from './serve-game.ts';

let ask: Ask;
let look: Look;

const GAME = { players: 2, options: {}, decks: [], parts: {}, seed: 5 };

beforeAll(async () => {
  ({ ask, look } = await serveGame('battle-logistic-square'));
});

test('a hand is in what its seat sees, and in nothing that another sees', () => {
  ask({ do: 'begin', game: GAME, seats: ['human', 'human'] });
  const own = look('P1').seen['hand'] as Record<string, string[]>;
  expect(own['P1']).toHaveLength(5);
  for (const viewer of ['P2', 'spectator']) {
    const view = look(viewer);
    expect((view.seen['hand'] as Record<string, unknown>)['P1']).toBe(5);
    if (view.toAct !== viewer) expect(view.moves).toEqual([]);
  }
});

test('a move is refused in words with its clause; a legal one is played, taken back and noted', () => {
  ask({ do: 'begin', game: GAME, seats: ['human', 'human'] });
  const seat = look('spectator').toAct ?? '';
  expect(ask({ do: 'act', seat, text: 'nonsense' })).toHaveProperty('refused');
  const [move] = look(seat).moves;
  expect(ask({ do: 'act', seat, text: move?.text ?? '' })).toEqual({ done: true });
  expect(look(seat).steps).toBe(1);
  expect(look(seat, 0).step).toBe(0);
  ask({ do: 'undo' });
  expect(look(seat).takenBack).toMatchObject([{ step: 1 }]);
});

test('bots play to the end; then a save plays the same, and a changed one is refused', () => {
  ask({ do: 'begin', game: GAME, seats: ['random', 'random'] });
  while (look('spectator').next !== 'over') ask({ do: 'advance' });
  const before = look('spectator');
  expect(before.log.every(({ step, said }) => step === 0 || said !== null)).toBe(true);
  const saved = ask({ do: 'save' });
  const save = 'text' in saved ? saved.text : '';
  expect(ask({ do: 'load', save, seats: ['human', 'human'] })).toEqual({ done: true });
  expect(look('spectator').seen).toEqual(before.seen);
  const changed = save.replace(/"action":"[^"]*"/, '"action":"nonsense"');
  expect(ask({ do: 'load', save: changed, seats: [] })).toHaveProperty('refused');
  expect(ask({ do: 'load', save: 'no save', seats: [] })).toHaveProperty('refused');
  expect(look('spectator').seen).toEqual(before.seen);
});

test('a position is played from; what is none is refused', () => {
  ask({ do: 'begin', game: GAME, seats: ['human', 'human'] });
  const answer = ask({ do: 'position', step: null });
  const position = 'position' in answer ? answer.position : {};
  expect(ask({ do: 'place', position, seats: ['human', 'human'] })).toEqual({ done: true });
  const broken = { ...position, hand: { P1: ['no-such-card'] } };
  expect(ask({ do: 'place', position: broken, seats: [] })).toHaveProperty('refused');
  expect(ask({ do: 'look', viewer: 'P9', step: null })).toHaveProperty('failed');
});
