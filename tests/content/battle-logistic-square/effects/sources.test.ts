/** Whose effects work, and when (BLS-9.3.1, BLS-12.2.1, BLS-12.2.4). */
import { expect, test } from 'vitest';
import { Match, type GameEvent, type Position } from '../../../../engine/index.ts';
import { rulesWith, type OwnCard } from './own-cards.ts';

const around = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;

/** A set card that does something when the opposing AVI comes beside it, or when it falls. */
function trap(id: string, effects: OwnCard['effects'] & object): OwnCard {
  return { id, category: 'sc', colour: 'white', endurance: 20, range: 'board', effects };
}

const clear = trap('sc-clear', [
  {
    on: 'enemyEnters',
    area: around,
    do: [{ op: 'destroySet', target: { who: 'allSetsInRange' } }],
  },
]);
const drain = trap('sc-drain', [
  {
    on: 'enemyEnters',
    area: around,
    do: [{ op: 'loseLife', target: { who: 'opposingAvi' }, amount: 30 }],
  },
  { on: 'destroyed', do: [{ op: 'heal', target: { who: 'ownAvi' }, amount: 10 }] },
]);
const rules = rulesWith([clear, drain]);

/** What happens when South's AVI steps to (3,2) from where it stands. */
function stepped(
  set: Position,
  life: number,
): { reported: GameEvent[]; match: Match<unknown, number> } {
  const position = { life: { P1: life, P2: 400 }, set };
  const match = new Match(rules, { position }) as Match<unknown, number>;
  const reported: GameEvent[] = [];
  match.listen((event) => reported.push(event));
  expect(match.actText(0, 'move ahead')).toBeNull();
  return { reported, match };
}

function triggered(reported: readonly GameEvent[]): unknown[] {
  return reported.flatMap(({ type, card, on }) => (type === 'effectTriggered' ? [[card, on]] : []));
}

test('set cards answer by age (BLS-12.2.4)', () => {
  const { reported } = stepped({ '(2,2)': 'P2 sc-drain', '(4,2)': 'P2 sc-clear' }, 500);
  expect(triggered(reported)).toEqual([
    ['sc-drain', 'enemyEnters'],
    ['sc-clear', 'enemyEnters'],
    ['sc-drain', 'destroyed'],
  ]);
});

test('what waits does not run once its source has left, but for its destruction (BLS-9.3.1)', () => {
  const { reported, match } = stepped({ '(2,2)': 'P2 sc-clear', '(4,2)': 'P2 sc-drain' }, 500);
  expect(triggered(reported)).toEqual([
    ['sc-clear', 'enemyEnters'],
    ['sc-drain', 'destroyed'],
  ]);
  const then = { life: { P1: 500, P2: 410 }, set: {} };
  expect(rules.differences(match.state as never, then, {})).toEqual([]);
});

test('nothing runs after the end of the game (BLS-7.2.7 BLS-11.1.2)', () => {
  const { reported, match } = stepped({ '(2,2)': 'P2 sc-drain', '(4,2)': 'P2 sc-clear' }, 30);
  expect(triggered(reported)).toEqual([['sc-drain', 'enemyEnters']]);
  expect(match.outcome).toEqual({ winners: [1], reason: 'life' });
});
