import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileConstruction } from '../../../engine/construction/judge.ts';
import {
  makeParts,
  Match,
  ProtocolSession,
  readSave,
  replay,
  runPlayScenario,
  saveMatch,
  type CompiledGame,
  type OptionValues,
  type Refusal,
  type Setup,
} from '../../../engine/index.ts';
import { ambush, ambushGame } from '../../support/ambush.ts';
import { describeRules } from '../../support/describe-rules.ts';
import { lanternRaid } from '../../support/lantern-raid.ts';

const [bridge, ford] = ambushGame.kinds['field']!;
const setup: Setup = {
  players: 2,
  decks: [],
  options: {},
  parts: { field: { component: bridge! } },
};
const pile = { id: 'pile', choices: {}, cards: { axe: 3, club: 2 } };

describeRules('ambush', {
  rules: ambush,
  setups: fc.constantFrom(setup, { ...setup, parts: { ...setup.parts, weapons: pile } }),
  snapshot: ({ ints }) => ints.join(),
  games: 20,
});

const refused = (parts: Setup['parts'] = {}) => ambush.refuseSetup({ ...setup, parts });

/** What is refused in the pile by this constraint of its size. */
function judged(constraint: object, options: OptionValues): readonly Refusal[] {
  const game: CompiledGame = {
    ...ambushGame,
    options: { least: { schema: { type: 'integer', minimum: 1 }, default: 4 } },
    construction: {
      ...ambushGame.construction!,
      formats: { pile: { constraints: [{ use: 'size', code: 'AMB_PILE', ...constraint }] } },
    },
  };
  return makeParts(game, {
    weapons: { is: 'list', format: 'pile', clause: 'AMB-1.1' },
  }).refuse({ ...setup, options, parts: { weapons: pile } });
}

describe('parts of a set-up are judged', () => {
  test('what is missing, and has no default', () => {
    expect(refused()).toEqual([
      { code: 'PART_MISSING', clause: 'AMB-1.2', params: { part: 'field' } },
    ]);
  });

  test('what the game does not have, and what is something else', () => {
    const field = { component: bridge! };
    expect(refused({ field, drums: pile })).toMatchObject([
      { code: 'PART_UNKNOWN', params: { part: 'drums' } },
    ]);
    expect(refused({ field: pile })).toMatchObject([{ code: 'PART_WRONG' }]);
    expect(refused({ field: { component: ambushGame.kinds['weapon']![0]! } })).toMatchObject([
      { code: 'PART_WRONG', params: { part: 'field' } },
    ]);
  });

  test('a list as a deck is, by its format', () => {
    const weapons = { ...pile, cards: { axe: 3 } };
    expect(refused({ ...setup.parts, weapons })).toMatchObject([
      { code: 'AMB_PILE', clause: 'AMB-1.1', params: { part: 'weapons', actual: 3 } },
    ]);
    const stranger = { ...pile, cards: { axe: 3, sword: 2 } };
    expect(refused({ ...setup.parts, weapons: stranger })).toMatchObject([
      { code: 'DECK_UNKNOWN_CARD', params: { part: 'weapons', card: 'sword' } },
    ]);
  });

  test('a warning refuses nothing', () => {
    expect(judged({ min: 9 }, {})).toMatchObject([{ code: 'AMB_PILE' }]);
    expect(judged({ min: 9, severity: 'warning' }, {})).toEqual([]);
  });

  test('an option that is not allowed has its default', () => {
    expect(judged({ min: '=least' }, { least: 6 })).toMatchObject([{ code: 'AMB_PILE' }]);
    expect(judged({ max: '=least' }, { least: 6 })).toEqual([]);
    expect(judged({ max: '=least' }, { least: 0 })).toMatchObject([{ params: { limit: 4 } }]);
  });

  test('of several usual ones the first is taken that the rules accept', () => {
    const usual = (...fields: string[]): readonly Refusal[] => {
      const parts = makeParts(
        { ...ambushGame, parts: { field: fields } },
        {
          field: {
            is: { kind: 'field' },
            clause: 'AMB-1.2',
            refuse: (part) =>
              'component' in part && part.component.id === ford!.id
                ? []
                : [{ code: 'AMB_FIELD', clause: 'AMB-1.2', params: { is: 'bridge' } }],
          },
        },
      );
      const own = { ...setup, parts: {} };
      const refusals = parts.refuse(own);
      if (refusals.length === 0) expect(parts.component(own, 'field').id).toBe(ford!.id);
      // What a set-up names is not replaced.
      expect(parts.refuse(setup)).toMatchObject([{ code: 'AMB_FIELD' }]);
      return refusals;
    };
    expect(usual(bridge!.id, ford!.id)).toEqual([]);
    expect(usual(ford!.id, bridge!.id)).toEqual([]);
    expect(usual(bridge!.id)).toMatchObject([{ code: 'AMB_FIELD', params: { part: 'field' } }]);
    expect(usual(bridge!.id, 'no-such-field')).toMatchObject([{ code: 'AMB_FIELD' }]);
  });

  test('a component by the rules', () => {
    const field = { component: { ...ford!, id: 'ditch', columns: 2 } };
    expect(refused({ field })).toMatchObject([
      { code: 'AMB_FIELD', params: { part: 'field', columns: 2 } },
    ]);
  });
});

test('a match that is set up with parts is saved and loaded', () => {
  const parts = { weapons: pile, field: { component: { ...bridge!, id: 'own', columns: 9 } } };
  const match = new Match(ambush, { setup: { ...setup, parts }, seed: 4 });
  while (match.toAct !== null) match.actText(match.toAct, 'take');
  const saved = readSave(saveMatch(match));
  expect(saved.beginning).toMatchObject({ setup: { parts } });
  expect(replay(ambush, saved).departure).toBeNull();
  const broken = saveMatch(match).replace('"kind": "field"', '"kind": 7');
  expect(() => readSave(broken)).toThrow('setup.parts.field');
});

describe('a scenario', () => {
  const rules = ambushGame.construction!;
  const context = {
    play: ambush,
    game: ambushGame,
    rules,
    judge: compileConstruction(rules, ambushGame),
    decks: [],
  };
  const run = (
    parts: unknown,
    when: readonly unknown[],
    then: Record<string, unknown>,
    deal?: unknown,
  ) => {
    const given = { decks: [], parts, ...(deal !== undefined && { deal }) };
    const scenario = { id: 'AMB-E1', title: '', clauses: [], given, when, then };
    return runPlayScenario(scenario, context).differences;
  };

  test('names a component, and lists cards as in a deck', () => {
    const weapons = {
      format: 'pile',
      cards: [
        { card: 'axe', count: 3 },
        { card: 'club', count: 1 },
      ],
    };
    const deal = ['club', 'axe', 'axe', 'axe'];
    const then = { sums: { A: 3, B: 4 }, pile: ['axe', 'axe'], round: 2 };
    expect(run({ field: 'bridge', weapons }, ['take', 'take'], then, deal)).toEqual([]);
  });

  test('has a component of its own', () => {
    const component = { ...ford!, id: 'pond', arrivals: [{ side: 'A', round: 1, worth: 7 }] };
    expect(run({ field: { component } }, [], { sums: { A: 7, B: 0 } })).toEqual([]);
  });

  test('says which set-up is refused, and what is no part', () => {
    const then = { refusedSetup: [{ code: 'PART_MISSING', part: 'field' }] };
    expect(run({}, [], then)).toEqual([]);
    expect(run({ field: 'bridge-of-sighs' }, [], { toAct: 'P1' })).toMatchObject([
      { what: 'given.parts.field' },
    ]);
  });
});

test('the line protocol takes parts', () => {
  const session = new ProtocolSession({
    compiled: ambushGame,
    rulesFor: () => ambush,
    message: ({ code }) => code,
  });
  const ask = (request: object) =>
    JSON.parse(session.answer(JSON.stringify(request))) as Record<string, unknown>;
  const start = { do: 'setup', decks: [] };
  expect(ask({ ...start, parts: { field: 'ford', weapons: 'armoury' } })).toMatchObject({
    toAct: 'P1',
    events: [{ type: 'shuffled', items: 5 }],
  });
  expect(ask({ ...start, parts: { field: 'lake' } })).toMatchObject({
    error: { code: 'BAD_FIELD', field: 'parts.field' },
  });
  expect(ask(start)).toMatchObject({
    error: { code: 'SETUP_REFUSED', refusals: [{ code: 'PART_MISSING' }] },
  });
});

test('a game without parts refuses any', () => {
  expect(lanternRaid.refuseSetup({ ...setup, parts: { weapons: pile } })).toEqual([
    { code: 'PART_UNKNOWN', clause: '', params: { part: 'weapons' } },
  ]);
});
