/** Games that three or four play: who came where, and a card in front of each player. */
import { expect, test } from 'vitest';
import {
  count,
  defineState,
  outcome,
  PositionFormat,
  slot,
  slotLines,
  standingsByScore,
  type Cards,
  type Setting,
} from '../../../engine/index.ts';

const ids = ['moon', 'sun'];
const configOf =
  (seats: number) =>
  ({ types, backs }: Cards): Setting => ({
    types,
    backs,
    seats,
    sides: Array.from({ length: seats }, (_, seat) => seat),
    catalogue: { ids, indexOf: new Map(ids.map((id, type) => [id, type])) },
  });

const trick = slot<Setting>({ per: 'seat', sees: 'all' });
const bid = slot<Setting>({ per: 'seat', sees: 'owner' });
const points = count<Setting>({ per: 'seat' });
const result = outcome(['points'], { placed: 4 });
const declaration = defineState<Setting>({ trick, bid, points, outcome: result });
const positions = new PositionFormat<Setting>(declaration);

test.each([
  [3, [2, 5, 2], [['B'], ['A', 'C']]],
  [
    4,
    [2, 5, 2, 5],
    [
      ['B', 'D'],
      ['A', 'C'],
    ],
  ],
])('of %i sides only those are ranked that play', (seats, scores, standings) => {
  const state = declaration.blank(configOf(seats)({ types: [], backs: [] }));
  const reported: unknown[] = [];
  const [winners = [], ...others] = standingsByScore(scores);
  result.end(state, winners, 'points', (event) => reported.push(event), [winners, ...others]);
  expect(reported).toEqual([
    { type: 'gameEnded', winners: standings[0], reason: 'points', standings },
  ]);
  expect(result.of(state)!.standings).toEqual(standingsByScore(scores));
  const again = positions.read(positions.position(state), configOf(seats));
  expect(positions.position(again)).toEqual(positions.position(state));
});

test('a winner alone leaves the second place to the others that play', () => {
  const state = declaration.blank(configOf(3)({ types: [], backs: [] }));
  result.end(state, [1], 'points', undefined);
  expect(result.of(state)!.standings).toEqual([[1], [0, 2]]);
});

test('what lies in front of each player is a line, and no line what a viewer may not see', () => {
  const said = { trick: { P1: 'moon', P2: null, P3: 'sun' }, bid: { P1: 'sun', P2: 'moon' } };
  const state = positions.read(said, configOf(3));
  expect(slotLines(trick, state)).toEqual(['trick P1: moon', 'trick P3: sun']);
  expect(slotLines(bid, state, 1)).toEqual(['bid P2: moon']);
});
