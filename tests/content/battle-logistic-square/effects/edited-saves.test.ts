/** What is pending is part of a position, which people may edit: it is refused, or played on. */
import { expect, test } from 'vitest';
import { BadPosition, below, stream, type Position } from '../../../../engine/index.ts';
import { logisticSquare as rules, played } from '../game.ts';

/** North picks where to go, while the card that it answers waits. */
const { state } = played(
  {
    cell: { P1: '(3,3)' },
    hand: { P1: ['ac-cross-storm'], P2: ['br-sidestep'] },
    trash: { P2: ['sc-patch'] },
  },
  ['use ac-cross-storm', 'chain br-sidestep', 'pass'],
);
const saved = rules.toPosition(state);
const pending = saved['effects'] as Position;

/** Every other value for a number, at every place of a piece of data. */
function* edits(value: unknown): Generator {
  if (typeof value === 'number') yield* [-1, value + 1, 7, 100_000, 0.5].filter((n) => n !== value);
  if (typeof value === 'string') yield* ['', 'P1 hand 9', '(9,9)'];
  if (Array.isArray(value)) {
    yield [];
    yield [...value, ...value];
    for (const [i, item] of value.entries()) {
      for (const edit of edits(item)) yield value.with(i, edit);
    }
  }
}

function playOn(position: Position): void {
  const copy = rules.fromPosition(position);
  const chance = stream(1, 'player');
  const actions: number[] = [];
  for (let step = 0; step < 12; step += 1) {
    const seat = rules.toAct(copy);
    if (seat === null) return;
    const count = rules.legalActions(copy, seat, actions);
    rules.apply(copy, seat, actions[below(count, chance)]!);
  }
}

test('the position plays on as it is', () => {
  expect(rules.toAct(state)).toBe(1);
  expect(() => playOn(saved)).not.toThrow();
});

/** How many of the edits are refused. */
function refusals(values: unknown, positionOf: (edit: unknown) => Position): number {
  let refused = 0;
  for (const edit of edits(values)) {
    try {
      playOn(positionOf(edit));
    } catch (error) {
      expect(error, JSON.stringify(edit)).toBeInstanceOf(BadPosition);
      refused += 1;
    }
  }
  return refused;
}

test.each(['stack', 'queue', 'picks', 'begun', 'triggered'])(
  'an edited "%s" is refused or played, and nothing breaks',
  (word) => {
    const refused = refusals(pending[word], (edit) => ({
      ...saved,
      effects: { ...pending, [word]: edit },
    }));
    if (word === 'stack') expect(refused).toBeGreaterThan(0);
  },
);

test.each(['of', 'asks', 'least', 'most', 'about', 'picked'])(
  'an edited "%s" of what is asked is refused or played, and nothing breaks',
  (word) => {
    const asked = saved['asked'] as Position;
    const refused = refusals(asked[word], (edit) => ({
      ...saved,
      asked: { ...asked, [word]: edit },
    }));
    if (word === 'of' || word === 'asks') expect(refused).toBeGreaterThan(0);
  },
);
