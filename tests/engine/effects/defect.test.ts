import { expect, test } from 'vitest';
import { Match, RulesDefect, type Rules } from '../../../engine/index.ts';
import { highCard, twoPlayers } from '../../support/high-card.ts';
import { Sparks, type Card, type Effect } from './sparks.ts';

function card(id: string, seat: number, ...effects: readonly Effect[]): Card {
  return { id, seat, effects };
}

/** Two cards that hurt each other whenever they are hurt. */
const quarrel = [
  card(
    'one',
    0,
    { on: 'play', do: [{ op: 'hurt', amount: 1 }] },
    { on: 'hurt', do: [{ op: 'hurt', amount: 1 }] },
  ),
  card('two', 1, { on: 'hurt', do: [{ op: 'hurt', amount: 1 }] }),
];

function defectOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

test('effects that cause each other for too long are reported with their chain', () => {
  const game = new Sparks(quarrel, { mostDepth: 3 });
  const defect = defectOf(() => game.play(game.newState(), 0));
  expect(defect).toBeInstanceOf(RulesDefect);
  expect(defect).toMatchObject({
    limit: 'depth',
    chain: [
      { card: 'one', effect: 0, on: 'play' },
      { card: 'two', effect: 0, on: 'hurt' },
      { card: 'one', effect: 1, on: 'hurt' },
      { card: 'two', effect: 0, on: 'hurt' },
    ],
  });
});

test('as long a chain as is allowed is no defect', () => {
  const game = new Sparks(quarrel, { mostDepth: 200 });
  const state = game.newState();
  expect(game.play(state, 0)).toBe(true);
  expect(state.log.at(-1)).toBe('hurt 1 1');
  expect(state.log).toHaveLength(199);
});

test('too many effects are reported, however shallow', () => {
  const many = card('many', 0, {
    on: 'play',
    do: Array.from({ length: 10 }, () => ({ op: 'hurt', amount: 1 }) as const),
  });
  const game = new Sparks([many, card('two', 1, { on: 'hurt', do: [] })], { mostEffects: 5 });
  expect(defectOf(() => game.play(game.newState(), 0))).toMatchObject({
    limit: 'count',
    chain: [
      { card: 'many', effect: 0, on: 'play' },
      { card: 'two', effect: 0, on: 'hurt' },
    ],
  });
});

test('effects are counted again once nothing is pending', () => {
  const one = card('one', 0, { on: 'play', do: [{ op: 'note', word: 'a' }] });
  const game = new Sparks([one], { mostEffects: 1 });
  const state = game.newState();
  for (let i = 0; i < 3; i += 1) game.play(state, 0);
  expect(state.log).toEqual(['a', 'a', 'a']);
});

test('a chain begins with the effect that waited for a decision, but its depth goes on', () => {
  const game = new Sparks(
    [
      quarrel[0]!,
      card('two', 1, {
        on: 'hurt',
        do: [
          { op: 'pickAndNote', from: [1, 2] },
          { op: 'hurt', amount: 1 },
        ],
      }),
    ],
    { mostDepth: 4 },
  );
  const state = game.newState();
  game.play(state, 0);
  expect(game.answer(state, 1)).toBe(false);
  expect(defectOf(() => game.answer(state, 1))).toMatchObject({
    limit: 'depth',
    chain: [
      { card: 'two', effect: 0, on: 'hurt' },
      { card: 'one', effect: 1, on: 'hurt' },
    ],
  });
});

test('more work than a state has room for is a defect, and no other words are touched', () => {
  const crowd = Array.from({ length: 3 }, (_, i): Card =>
    card(`c${i}`, 1, ...Array.from({ length: 6 }, (): Effect => ({ on: 'hurt', do: [] }))),
  );
  const attack = card('attack', 0, { on: 'play', do: [{ op: 'hurt', amount: 1 }] });
  const game = new Sparks([attack, ...crowd]);
  expect(defectOf(() => game.play(game.newState(), 0))).toMatchObject({
    limit: 'room',
    chain: [{ card: 'attack', effect: 0, on: 'play' }],
  });
});

test('a match refuses the action that starts them, and stays as it was', () => {
  const endless: Rules<Parameters<typeof highCard.seats>[0], number> = {
    ...highCard,
    apply(state) {
      state.turn = 1;
      const game = new Sparks(quarrel, { mostDepth: 2 });
      game.play(game.newState(), 0);
    },
  };
  const match = new Match(endless, { setup: twoPlayers, seed: 1 });
  const [action = 0] = match.legalActions(0);
  expect(match.act(0, action)).toEqual({
    code: 'RULES_DEFECT',
    clause: '',
    params: {
      limit: 'depth',
      chain: 'one/effects/0 (play) > two/effects/0 (hurt) > one/effects/1 (hurt)',
    },
  });
  expect(match.steps).toEqual([]);
  expect(match.toAct).toBe(0);
});
