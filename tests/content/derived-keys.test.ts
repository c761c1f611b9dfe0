/** Keys of positions that follow from others: who says them must be right. */
import { expect, test } from 'vitest';
import { BadPosition, type Rules, type Setup } from '../../engine/index.ts';
import { logisticSquare, sampleSetup } from './battle-logistic-square/game.ts';
import { coreSetup, lordsOfWar } from './lords-of-war/game.ts';

/** What a position of the game is refused for when it says something else. */
function refused<State, Action>(
  rules: Pick<Rules<State, Action>, 'create' | 'toPosition' | 'fromPosition'>,
  setup: Setup,
  said: object,
): unknown {
  const position = rules.toPosition(rules.create(setup, 1));
  try {
    rules.fromPosition({ ...position, ...said });
    return null;
  } catch (error) {
    if (!(error instanceof BadPosition)) throw error;
    return error.what;
  }
}

test('who is waited for in Lords of War, and how sides are seated', () => {
  const setup = coreSetup(2, { firstPlayer: 1 });
  expect(refused(lordsOfWar, setup, {})).toBeNull();
  expect(refused(lordsOfWar, setup, { toAct: 'P1' })).toBeNull();
  expect(refused(lordsOfWar, setup, { toAct: 'P2' })).toBe('toAct');
  expect(refused(lordsOfWar, setup, { faces: { P2: 'up' } })).toBe('faces.P2');
});

test('who is waited for in Battle Logistic Square, and what is chosen', () => {
  const setup = sampleSetup({ firstPlayer: 'south' });
  expect(refused(logisticSquare, setup, {})).toBeNull();
  expect(refused(logisticSquare, setup, { toAct: 'P1' })).toBeNull();
  expect(refused(logisticSquare, setup, { toAct: 'P2' })).toBe('toAct');
  expect(refused(logisticSquare, setup, { choice: 'cell' })).toBe('choice');
});
