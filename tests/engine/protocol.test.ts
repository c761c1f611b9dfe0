import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  Match,
  protocolCommands,
  ProtocolSession,
  saveMatch,
  type CompiledGame,
} from '../../engine/index.ts';
import { packageRoot } from '../../kernel/index.ts';
import { highCard, twoPlayers } from '../support/high-card.ts';

const compiled: CompiledGame = {
  id: 'high-card',
  title: 'High card',
  locales: ['en'],
  players: [2, 3],
  options: { players: { schema: {}, default: 2 } },
  kinds: {},
  tables: {},
  patterns: {},
  construction: null,
  decks: [{ id: 'plain', choices: {}, cards: { ace: 1 } }],
};

type Fields = Readonly<Record<string, unknown>>;

function session(rules = highCard) {
  const made = new ProtocolSession({
    compiled,
    rulesFor: () => rules,
    message: ({ code }) => `Words for ${code}.`,
  });
  return {
    made,
    ask: (request: Fields | string): unknown =>
      JSON.parse(made.answer(typeof request === 'string' ? request : JSON.stringify(request))),
  };
}

const position = { hands: [[2, 5], [3]], deck: [9] };

/** A session with one match at that position. */
function begun() {
  const { ask } = session();
  ask({ do: 'position', position });
  return ask;
}

test('the page has a row for every command and every code', () => {
  const page = readFileSync(join(packageRoot(), 'docs', 'engine-protocol.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  const sources = ['commands', 'matches', 'request', 'session'].map((name) =>
    readFileSync(join(packageRoot(), 'engine', 'protocol', `${name}.ts`), 'utf8'),
  );
  const codes = sources.flatMap((source) =>
    [...source.matchAll(/(?:ProtocolError\(|code: )'([A-Z_]+)'/g)].map(([, code]) => code),
  );
  expect(codes.length).toBeGreaterThan(8);
  expect(rows).toEqual(expect.arrayContaining([...protocolCommands, ...codes]));
});

describe('a whole game', () => {
  test('is set up, played and ended', () => {
    const { ask, made } = session();
    expect(ask({ id: 1, do: 'game' })).toEqual({
      id: 1,
      protocol: 2,
      game: 'high-card',
      players: [2, 3],
      options: { players: 2 },
      decks: ['plain'],
      bots: ['random', 'greedy', 'flat', 'ismcts'],
      levels: { flat: [100, 400, 1600], ismcts: [25, 100, 400] },
    });
    expect(ask({ id: 'a', do: 'setup', decks: [] })).toMatchObject({
      id: 'a',
      match: 1,
      toAct: 'P1',
    });
    for (let step = 0; step < 12; step += 1) {
      expect(ask({ do: 'outcome' })).toEqual({ outcome: null });
      const { action } = ask({ do: 'choose', bot: 'greedy', seed: step }) as { action: string };
      ask({ do: 'apply', action });
    }
    expect(ask({ do: 'toAct' })).toEqual({ toAct: null });
    expect(ask({ do: 'outcome' })).toEqual({
      outcome: {
        winners: [expect.stringMatching(/[AB]/)],
        reason: 'sum',
        standings: [[expect.any(String)], [expect.any(String)]],
      },
    });
    expect(ask({ do: 'apply', action: 'play 1' })).toMatchObject({
      error: { code: 'ACTION_REFUSED', refusals: [{ code: 'GAME_OVER' }] },
    });
    expect(ask({ do: 'choose', bot: 'random' })).toEqual({ error: { code: 'NOTHING_TO_DECIDE' } });
    expect(made.hasEnded).toBe(false);
    expect(ask({ do: 'quit' })).toEqual({});
    expect(made.hasEnded).toBe(true);
  });

  test('the same seed deals the same cards; whole decks and samples may be named', () => {
    const { ask } = session();
    const decks = ['plain', { cards: { ace: 3 } }];
    ask({ do: 'setup', decks, players: 3, seed: 5 });
    ask({ do: 'setup', decks, players: 3, seed: 5 });
    const dealt = [1, 2].map((match) => ask({ do: 'toPosition', match }));
    expect(dealt[0]).toEqual(dealt[1]);
    expect(dealt[0]).toMatchObject({
      position: { hands: [[], [], []].map(() => expect.any(Array)) },
    });
  });
});

test('a position tells what its beginning caused, to whoever asks', () => {
  const { ask } = session();
  expect(ask({ do: 'position', position, viewer: 'P2' })).toEqual({
    match: 1,
    toAct: 'P1',
    events: [{ type: 'turnBegun', seat: 'P1' }],
  });
});

test('legal actions are those of the seat to act, or of a seat', () => {
  const ask = begun();
  expect(ask({ do: 'legalActions' })).toEqual({ actions: ['play 2', 'play 5'] });
  expect(ask({ do: 'legalActions', seat: 'P2' })).toEqual({ actions: [] });
});

test('a refusal has code, clause, parameters and words, and changes nothing', () => {
  const ask = begun();
  const refusal = {
    code: 'HC_NOT_IN_HAND',
    clause: 'HC-2.1',
    params: { card: 7 },
    message: 'Words for HC_NOT_IN_HAND.',
  };
  expect(ask({ do: 'refusal', action: 'play 7' })).toEqual({ refusal });
  expect(ask({ do: 'refusal', action: 'play 2' })).toEqual({ refusal: null });
  expect(ask({ do: 'apply', action: 'play 7' })).toEqual({
    error: { code: 'ACTION_REFUSED', refusals: [refusal] },
  });
  expect(ask({ do: 'apply', action: 'play 3', seat: 'P2' })).toMatchObject({
    error: { refusals: [{ code: 'NOT_YOUR_DECISION' }] },
  });
  expect(ask({ do: 'toPosition' })).toMatchObject({ position: { hands: position.hands } });
});

test('events are reported as the viewer may know them', () => {
  const ask = begun();
  expect(ask({ do: 'apply', action: 'play 5', viewer: 'spectator' })).toEqual({
    toAct: 'P2',
    outcome: null,
    events: [
      { type: 'cardPlayed', seat: 'P1', card: 5 },
      { type: 'cardDrawn', seat: 'P1' },
    ],
  });
  expect(ask({ do: 'undo' })).toEqual({
    undone: { seat: 'P1', action: 'play 5' },
    toAct: 'P1',
  });
  expect(ask({ do: 'apply', action: 'play 5' })).toMatchObject({
    events: [{}, { type: 'cardDrawn', card: 9 }],
  });
  expect(ask({ do: 'undo' })).toMatchObject({ toAct: 'P1' });
  expect(ask({ do: 'undo' })).toEqual({ undone: null, toAct: 'P1' });
});

test('observations and diagrams hide what the viewer may not know', () => {
  const ask = begun();
  expect(ask({ do: 'observe', viewer: 'P2' })).toMatchObject({ observation: { hands: [2, [3]] } });
  expect(ask({ do: 'diagram', viewer: 'P2' })).toEqual({ diagram: 'P1: 0 (2)\nP2: 0 (3)' });
  expect(ask({ do: 'diagram' })).toEqual({ diagram: 'P1: 0 (2 5)\nP2: 0 (3)' });
});

test('matches are distinguished by numbers, which are not used again', () => {
  const ask = begun();
  ask({ do: 'apply', action: 'play 2' });
  expect(ask({ do: 'clone' })).toEqual({ match: 2, toAct: 'P2' });
  expect(ask({ do: 'toAct' })).toEqual({
    error: { code: 'NO_SUCH_MATCH', match: null, matches: [1, 2] },
  });
  ask({ do: 'apply', match: 2, action: 'play 3' });
  expect(ask({ do: 'toAct', match: 1 })).toEqual({ toAct: 'P2' });
  expect(ask({ do: 'toAct', match: 2 })).toEqual({ toAct: 'P1' });
  expect(ask({ do: 'close', match: 2 })).toEqual({});
  expect(ask({ do: 'toAct', match: 2 })).toEqual({ error: { code: 'NO_SUCH_MATCH', match: 2 } });
  expect(ask({ do: 'clone' })).toEqual({ match: 3, toAct: 'P2' });
});

describe('saving', () => {
  test('gives what loads again', () => {
    const ask = begun();
    ask({ do: 'apply', action: 'play 2' });
    const { save } = ask({ do: 'save' }) as { save: string };
    expect(ask({ do: 'load', save })).toEqual({ match: 2, toAct: 'P2' });
    expect(ask({ do: 'save', match: 2 })).toEqual({ save });
  });

  const whole = new Match(highCard, { setup: twoPlayers, seed: 3 });
  whole.act(0, whole.legalActions(0)[0] ?? 0);
  const save = saveMatch(whole);

  test.each([
    ['no save', '{}', { code: 'BAD_SAVE', what: 'save' }],
    [
      'another game',
      save.replace('high-card', 'low-card'),
      { code: 'OTHER_GAME', game: 'low-card' },
    ],
    ['another deal', save.replace('"seed": 3', '"seed": 4'), { code: 'REPLAY_DEPARTS', step: 0 }],
    [
      'an illegal step',
      save.replace(/play \d+/, 'pass'),
      { code: 'REPLAY_DEPARTS', step: 1, refusals: [{ code: 'HC_MUST_PLAY' }] },
    ],
  ])('%s is not loaded', (_, text, error) => {
    expect(session().ask({ do: 'load', save: text })).toMatchObject({ error });
  });
});

test.each([
  ['nonsense', 'BAD_LINE'],
  ['[1]', 'BAD_LINE'],
  ['null', 'BAD_LINE'],
  ['"toAct"', 'BAD_LINE'],
  ['{}', 'BAD_FIELD'],
  ['{"do":3}', 'BAD_FIELD'],
  ['{"do":"fly"}', 'UNKNOWN_COMMAND'],
  ['{"do":"constructor"}', 'UNKNOWN_COMMAND'],
  ['{"do":"toAct","match":"1"}', 'BAD_FIELD'],
  ['{"do":"toAct","match":7}', 'NO_SUCH_MATCH'],
  ['{"do":"observe"}', 'BAD_FIELD'],
  ['{"do":"observe","viewer":"P3"}', 'BAD_FIELD'],
  ['{"do":"observe","viewer":"P0"}', 'BAD_FIELD'],
  ['{"do":"apply"}', 'BAD_FIELD'],
  ['{"do":"apply","action":"play 2","seat":0}', 'BAD_FIELD'],
  ['{"do":"choose","bot":"clever"}', 'BAD_FIELD'],
  ['{"do":"choose","bot":"greedy","seed":0.5}', 'BAD_FIELD'],
  ['{"do":"setup"}', 'BAD_FIELD'],
  ['{"do":"setup","decks":["none"]}', 'BAD_FIELD'],
  ['{"do":"setup","decks":[{"cards":{"ace":"two"}}]}', 'BAD_FIELD'],
  ['{"do":"setup","decks":[],"players":1}', 'SETUP_REFUSED'],
  ['{"do":"position","position":[]}', 'BAD_FIELD'],
  ['{"do":"position","position":{}}', 'BAD_POSITION'],
])('%s gives %s, and the session goes on', (line, code) => {
  const ask = begun();
  expect(ask(line)).toMatchObject({ error: { code } });
  expect(ask({ do: 'toAct' })).toEqual({ toAct: 'P1' });
});

test('a fault in the rules is reported, and leaves the match as it was', () => {
  const { ask } = session({
    ...highCard,
    apply() {
      throw new TypeError('no sums');
    },
  });
  ask({ do: 'position', position });
  expect(ask({ id: 4, do: 'apply', action: 'play 2' })).toEqual({
    id: 4,
    error: { code: 'INTERNAL', message: 'no sums' },
  });
  expect(ask({ do: 'legalActions' })).toEqual({ actions: ['play 2', 'play 5'] });
});

test('a line with a hundred thousand lists inside each other is refused, and the session goes on', () => {
  const ask = begun();
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  expect(ask(`{"do":"toAct","id":${deep}}`)).toMatchObject({ error: { code: 'BAD_LINE' } });
  expect(ask(`{"do":"position","position":${deep}}`)).toMatchObject({
    error: { code: 'BAD_LINE' },
  });
  const brackets = '['.repeat(1000);
  expect(ask({ do: 'toAct', id: `\\"${brackets}` })).toMatchObject({ toAct: 'P1' });
});
