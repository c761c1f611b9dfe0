import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  Match,
  NOBODY,
  ProtocolSession,
  readSave,
  replay,
  saveMatch,
  type GameEvent,
} from '../../../engine/index.ts';
import { blindHarbour } from '../../support/blind-harbour.ts';
import { describeRules } from '../../support/describe-rules.ts';
import { bareGame, scenarioRunner } from '../../support/scenario.ts';

describeRules('blind harbour, two and three sides', {
  rules: blindHarbour,
  setups: fc.integer({ min: 2, max: 3 }).map((players) => ({ players, decks: [], options: {} })),
  snapshot: ({ ints }) => ints.join(),
  games: 40,
});

const game = bareGame('blind-harbour', [2, 3]);
const run = scenarioRunner(blindHarbour, game);
const three = { points: { P1: 0, P2: 0, P3: 0 } };
const mooring = { ...three, phase: 'moor' };

describe('one is waited for, others may act', () => {
  test('everybody is ready in any order', () => {
    const when = [
      { then: { toAct: 'P1', mayAct: ['P1', 'P2', 'P3'] } },
      { P3: 'ready' },
      { P3: { ready: 'NOT_YOUR_DECISION' } },
      { then: { toAct: 'P1', mayAct: ['P1', 'P2'] } },
      { P1: 'ready' },
      { P2: 'ready' },
    ];
    expect(run(three, when, { phase: 'moor', toAct: 'P1' })).toEqual([]);
  });

  test('a policy is changed out of turn, until it may not be', () => {
    const given = { ...three, phase: 'collect', boats: { P2: 1 } };
    const when = [{ P2: 'flag' }, { P2: { collect: 'NOT_YOUR_DECISION' } }, 'collect', 'collect'];
    expect(run(given, when, { points: { P1: 0, P2: 2, P3: 0 } })).toEqual([]);
    const last = { ...given, round: 3 };
    expect(run(last, [{ P2: { flag: 'NOT_YOUR_DECISION' } }], { mayAct: ['P1'] })).toEqual([]);
  });
});

describe('what is submitted is sealed until all are in', () => {
  const when = [{ P2: 'moor 1 3' }];

  test('the others see that it is in, and nothing of it', () => {
    const then = {
      seen: {
        P1: { moorings: { P2: 'sealed' } },
        P2: { moorings: { P2: [1, 3] } },
        spectator: { moorings: { P2: 'sealed' } },
      },
      eventsFor: {
        P1: [{ moored: { seat: 'P2', berths: null } }],
        P2: [{ moored: { berths: [1, 3] } }],
      },
      toAct: 'P1',
      mayAct: ['nobody', 'P1', 'P3'],
    };
    expect(run(mooring, when, then)).toEqual([]);
  });

  test('it is not changed any more', () => {
    const again = [...when, { P2: { 'moor 1 4': 'NOT_YOUR_DECISION' } }];
    expect(run(mooring, again, { toAct: 'P1' })).toEqual([]);
  });

  test('all are revealed together', () => {
    const all = [...when, 'moor 1 2', { then: { toAct: 'P3', phase: 'moor' } }, 'moor 2 5'];
    const afloat = { P1: 0, P2: 1, P3: 1 };
    const then = {
      boats: afloat,
      moorings: {},
      events: [{ revealed: { afloat } }],
    };
    expect(run(mooring, all, then)).toEqual([]);
  });

  test('bots imagine another one', () => {
    const state = blindHarbour.fromPosition({ ...mooring, moorings: { P2: [1, 3] } });
    const imagined = Array.from({ length: 20 }, (_, seed) =>
      JSON.stringify(blindHarbour.toPosition(blindHarbour.redeal(state, 0, seed))['moorings']),
    );
    expect(new Set(imagined).size).toBeGreaterThan(5);
    expect(blindHarbour.toPosition(blindHarbour.redeal(state, 1, 1))['moorings']).toEqual({
      P2: [1, 3],
    });
  });

  test.each([{ P9: [1] }, { nobody: [1] }, { P1: [1, 2, 3] }, { P1: ['x'] }])(
    '%j is no submission',
    (moorings) => {
      const found = run({ ...mooring, moorings }, [], { toAct: 'P1' });
      expect(found).toMatchObject([{ what: `moorings.${Object.keys(moorings)[0]}` }]);
    },
  );
});

describe('a clock that runs out is an action of nobody', () => {
  test('it takes the place of those who are late', () => {
    const when = [{ P2: 'moor 4 5' }, { nobody: 'timeout' }];
    const then = { boats: { P1: 0, P2: 2, P3: 0 }, events: ['clockRanOut', 'revealed'] };
    expect(run(mooring, when, then)).toEqual([]);
  });

  test('nobody plays it for himself', () => {
    const when = [
      { P1: { timeout: 'NOT_YOUR_DECISION' } },
      { nobody: { 'moor 1 2': 'WRONG_PHASE' } },
    ];
    expect(run(mooring, when, { toAct: 'P1' })).toEqual([]);
    expect(run(three, [{ nobody: { timeout: 'NOT_YOUR_DECISION' } }], { toAct: 'P1' })).toEqual([]);
  });

  test('it is saved and played again', () => {
    const match = new Match(blindHarbour, { position: mooring });
    expect(match.actText(1, 'moor 4 5')).toBeNull();
    expect(match.actText(NOBODY, 'timeout')).toBeNull();
    const saved = readSave(saveMatch(match));
    expect(saved.steps.map(({ seat }) => seat)).toEqual(['P2', 'nobody']);
    expect(replay(blindHarbour, saved)).toMatchObject({ departure: null });
    const stranger = { ...saved, steps: [{ ...saved.steps[0]!, seat: 'P4' }] };
    expect(replay(blindHarbour, stranger).departure).toMatchObject({
      step: 1,
      refusal: { code: 'NOT_YOUR_DECISION' },
    });
  });
});

test('the line protocol names who else may act', () => {
  const session = new ProtocolSession({
    compiled: game,
    rulesFor: () => blindHarbour,
    message: ({ code }) => code,
  });
  const ask = (request: object) => JSON.parse(session.answer(JSON.stringify(request))) as GameEvent;
  const others = ['nobody', 'P2', 'P3'];
  expect(ask({ do: 'position', position: mooring })).toMatchObject({ toAct: 'P1', others });
  expect(ask({ do: 'apply', seat: 'P3', action: 'moor 4 5', viewer: 'P1' })).toMatchObject({
    toAct: 'P1',
    others: ['nobody', 'P2'],
    events: [{ type: 'moored', seat: 'P3' }],
  });
  expect(ask({ do: 'choose', seat: 'P2', bot: 'random' })).toMatchObject({ seat: 'P2' });
  expect(ask({ do: 'apply', seat: 'nobody', action: 'timeout' })).toMatchObject({ toAct: 'P1' });
  expect(ask({ do: 'choose', seat: 'nobody', bot: 'random' })).toMatchObject({
    error: { code: 'NOTHING_TO_DECIDE' },
  });
  expect(ask({ do: 'observe', viewer: 'nobody' })).toMatchObject({ error: { code: 'BAD_FIELD' } });
});
