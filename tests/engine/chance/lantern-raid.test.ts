import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Match, type GameEvent } from '../../../engine/index.ts';
import { describeRules } from '../../support/describe-rules.ts';
import { lanternRaid } from '../../support/lantern-raid.ts';
import { bareGame, scenarioRunner } from '../../support/scenario.ts';

describeRules('lantern raid, two to four sides', {
  rules: lanternRaid,
  setups: fc.integer({ min: 2, max: 4 }).map((players) => ({ players, decks: [], options: {} })),
  snapshot: ({ ints }) => ints.join(),
  games: 40,
});

const run = scenarioRunner(lanternRaid, bareGame('lantern-raid', [2, 3, 4]));

type Words = Readonly<Record<string, unknown>>;

const reported = (given: Words, when: readonly unknown[]) => run(given, when, { toAct: 'P2' });

const begun = (deal: readonly string[]) =>
  reported({ decks: [], options: { players: 2 }, deal }, []);

const two = { guards: ['guard-9', 'guard-4'] };

describe('a scenario scripts chance', () => {
  test('dice of the whole scenario', () => {
    const given = { ...two, dice: [4, 5, 3, 3] };
    const then = { scores: { P1: 9, P2: 0 }, guards: [], outcome: { winners: ['A'] } };
    expect(run(given, ['raid 2', 'raid 2'], then)).toEqual([]);
  });

  test('dice of a step', () => {
    const when = [
      { P1: 'raid 2', dice: [4, 5] },
      { do: 'raid 1', dice: [4] },
    ];
    expect(run(two, when, { scores: { P1: 9, P2: 4 } })).toEqual([]);
  });

  test('a toss and a deal of a new game', () => {
    const deal = [9, 8, 7, 6, 5, 4, 3, 2].map((guard) => `guard-${guard}`);
    const given = { decks: [], options: { players: 3 }, toss: 'P2', deal };
    expect(run(given, [], { toAct: 'P2', guards: deal })).toEqual([]);
  });

  test('the beginning of a deal, the rest of which is left to chance', () => {
    const given = { decks: [], options: { players: 2 }, deal: ['guard-6', 'guard-3', '...'] };
    const raids = { 'raid 1': 'guard-6', 'raid 2': 'guard-3' };
    const events = Object.values(raids).map((guard) => ({ guardHeld: { guard } }));
    const dice = { dice: [1, 1, 1] };
    expect(run({ ...given, ...dice }, Object.keys(raids), { events })).toEqual([]);
  });

  test('a draw', () => {
    const when = [{ do: 'wait', draw: ['guard-4'] }];
    expect(run(two, when, { guards: ['guard-9'] })).toEqual([]);
  });

  test('by what it decides, and by whose it is', () => {
    const when = ['raid 1', 'raid 1'];
    expect(run({ ...two, dice: { attack: [1, 2] } }, when, { outcome: { winners: [] } })).toEqual(
      [],
    );
    const bySeats = { ...two, dice: { P2: [6], P1: [2] } };
    expect(run(bySeats, when, { scores: { P1: 0, P2: 4 } })).toEqual([]);
  });
});

describe('what is reported', () => {
  test.each<[string, readonly unknown[], string, unknown]>([
    ['too few in a step', [{ do: 'raid 2', dice: [4] }], 'dice', 'no more'],
    ['too many in a step', [{ do: 'raid 1', dice: [4, 2] }], 'when[0]: dice', [2]],
    [
      'none where another step has them',
      [{ do: 'raid 1', dice: [4] }, 'raid 1'],
      'dice',
      'no more',
    ],
    ['a value that cannot come', [{ do: 'raid 1', dice: [7] }], 'dice', 7],
    [
      'a draw that nobody makes',
      [{ do: 'raid 1', draw: ['guard-4'] }],
      'when[0]: draw',
      ['guard-4'],
    ],
  ])('%s', (_, when, what, actual) => {
    expect(reported(two, when)).toEqual([expect.objectContaining({ what, actual })]);
  });

  test('too few and too many for a whole scenario', () => {
    expect(reported({ ...two, dice: [] }, ['raid 1'])).toMatchObject([{ what: 'dice' }]);
    expect(reported({ ...two, dice: [1, 2] }, ['raid 1'])).toEqual([
      { what: 'dice', expected: 'all used up', actual: [2] },
    ]);
  });

  test('a deal that is not whole, and one with a stranger', () => {
    expect(begun(['guard-9'])).toMatchObject([{ what: 'deal', actual: 'no more' }]);
    expect(begun(['guard-1'])).toMatchObject([{ what: 'deal', actual: 'guard-1' }]);
  });
});

test('chance is reported as events, from the first one on', () => {
  const match = new Match(lanternRaid, {
    setup: { players: 2, decks: [], options: {} },
    seed: 3,
  });
  const events: GameEvent[] = [];
  match.listen((event) => events.push(event), 'spectator');
  const seat = match.toAct!;
  match.actText(seat, 'raid 2');
  match.actText(1 - seat, 'wait');
  expect(events).toMatchObject([
    { type: 'shuffled', decides: 'guards', items: 8 },
    { type: 'tossed', decides: 'first', value: `P${seat + 1}` },
    { type: 'dieRolled', decides: 'attack', seat: `P${seat + 1}`, faces: 6 },
    { type: 'dieRolled', decides: 'attack' },
    { type: expect.stringMatching(/^guard(Beaten|Held)$/) },
    { type: 'drawn', decides: 'flight', seat: `P${2 - seat}`, value: expect.any(String) },
  ]);
  expect(events[0]).not.toHaveProperty('order');
});
