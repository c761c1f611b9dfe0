import { expect, test } from 'vitest';
import { Match, type GameEvent } from '../../engine/index.ts';
import { highCard, twoPlayers } from '../support/high-card.ts';

const setup = { setup: twoPlayers, seed: 7 };
const position = { hands: [[2, 5], [3]], deck: [9], turn: 0 };

test('a legal action is played and written down', () => {
  const match = new Match(highCard, { position });
  expect(match.legalTexts(0)).toEqual(['play 2', 'play 5']);
  expect(match.legalTexts(1)).toEqual([]);
  expect(match.actText(0, 'play 5')).toBeNull();
  expect(match.toAct).toBe(1);
  expect(match.steps).toEqual([{ seat: 0, action: 5, text: 'play 5' }]);
  expect(match.state).toEqual({ hands: [[2, 9], [3]], deck: [], sums: [5, 0], turn: 1 });
});

test.each([
  [0, 'play 3', 'HC_NOT_IN_HAND'],
  [0, 'pass', 'HC_MUST_PLAY'],
  [1, 'play 3', 'NOT_YOUR_DECISION'],
  [0, 'sing', 'BAD_ACTION'],
])('seat %i is refused "%s" and the state stays as it was', (seat, text, code) => {
  const match = new Match(highCard, { position });
  const before = structuredClone(match.state);
  expect(match.refusalOfText(seat, text)).toMatchObject({ code });
  expect(match.actText(seat, text)).toMatchObject({ code });
  expect(match.state).toEqual(before);
  expect(match.steps).toEqual([]);
});

test('nothing is legal after the end', () => {
  const match = new Match(highCard, { position: { hands: [[2], [3]], deck: [] } });
  for (const [seat, text] of [
    [0, 'play 2'],
    [1, 'play 3'],
  ] as const) {
    expect(match.outcome).toBeNull();
    match.actText(seat, text);
  }
  expect(match.toAct).toBeNull();
  expect(match.outcome).toEqual({ winners: [1], reason: 'sum', standings: [[1], [0]] });
  expect(match.actText(0, 'play 2')).toMatchObject({ code: 'GAME_OVER' });
});

/** What was reported of the first step, with the card that was drawn or without. */
function drawn(card: object): object[] {
  return [
    { type: 'turnBegun', seat: 'P1' },
    { type: 'cardPlayed', seat: 'P1', card: 5 },
    { type: 'cardDrawn', seat: 'P1', ...card },
  ];
}

test('every listener hears what its viewer may know', () => {
  const match = new Match(highCard, { position });
  const reported: Record<string, GameEvent[]> = { all: [], own: [], other: [], spectator: [] };
  match.listen((event) => reported['all']?.push(event));
  match.listen((event) => reported['own']?.push(event), 0);
  match.listen((event) => reported['other']?.push(event), 1);
  const stop = match.listen((event) => reported['spectator']?.push(event), 'spectator');
  match.actText(0, 'play 5');
  stop();
  match.actText(1, 'play 3');
  const played = { type: 'cardPlayed', seat: 'P2', card: 3 };
  expect(reported).toEqual({
    all: [...drawn({ card: 9 }), played],
    own: [...drawn({ card: 9 }), played],
    other: [...drawn({}), played],
    spectator: drawn({}),
  });
});

test('who begins to listen later hears what comes from then on', () => {
  const match = new Match(highCard, { position });
  match.actText(0, 'play 5');
  const reported: string[] = [];
  match.listen(({ type }) => reported.push(type), 1);
  match.actText(1, 'play 3');
  expect(reported).toEqual(['cardPlayed']);
});

test('undoing leads back through every state to the first', () => {
  const match = new Match(highCard, setup);
  const states = [structuredClone(match.state)];
  while (match.toAct !== null) {
    match.act(match.toAct, match.legalActions(match.toAct)[0] ?? 0);
    states.push(structuredClone(match.state));
  }
  expect(states).toHaveLength(13);
  for (const state of states.toReversed()) {
    expect(match.state).toEqual(state);
    match.undo();
  }
  expect(match.undo()).toBeNull();
  expect(match.steps).toEqual([]);
});

test('a fork goes its own way', () => {
  const match = new Match(highCard, { position });
  match.actText(0, 'play 5');
  const fork = match.fork();
  const reported: GameEvent[] = [];
  match.listen((event) => reported.push(event));
  fork.actText(1, 'play 3');
  expect(match.steps).toHaveLength(1);
  expect(match.toAct).toBe(1);
  expect(fork.steps).toHaveLength(2);
  expect(reported).toEqual([]);
  fork.undo();
  fork.undo();
  expect(fork.toAct).toBe(0);
  expect(match.stateAfter(1)).toEqual(match.state);
  expect(() => match.stateAfter(2)).toThrow(RangeError);
});
