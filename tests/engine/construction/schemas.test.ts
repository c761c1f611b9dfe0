import { describe, expect, test } from 'vitest';
import { constraints } from '../../../engine/construction/constraints/index.ts';
import { faults, readSchema } from './schemas.ts';

function construction(constraint: unknown): string[] {
  return faults('construction.schema.json', { cards: ['unit'], constraints: [constraint] }).map(
    (fault) => fault.replace('/constraints/0', ''),
  );
}

describe('one slip in a constraint is one fault', () => {
  test.for<[slip: string, constraint: unknown, fault: string]>([
    ['no use', { exactly: 3 }, 'discriminator '],
    ['unknown use', { use: 'sise', exactly: 3 }, 'discriminator '],
    ['no limit', { use: 'size' }, 'required '],
    ['no limit of a sort', { use: 'count', where: { rank: 'line' } }, 'required '],
    ['exactly beside min', { use: 'size', exactly: 3, min: 2 }, 'not /exactly'],
    ['unknown word', { use: 'size', exactly: 3, where: {} }, 'additionalProperties '],
    ['limit of a wrong type', { use: 'size', max: true }, 'type /max'],
    ['limit below zero', { use: 'size', max: -1 }, 'minimum /max'],
    ['limit that is a word', { use: 'copies', max: 'four' }, 'pattern /max'],
    ['map of limits without per', { use: 'count', max: { line: 1 } }, 'type /max'],
    ['limit in a map', { use: 'count', per: 'rank', max: { line: '1' } }, 'pattern /max/line'],
    ['code in small letters', { use: 'size', max: 3, code: 'size' }, 'pattern /code'],
    ['filter that is a word', { use: 'forbid', where: 'line' }, 'type /where'],
    [
      'unknown comparison',
      { use: 'forbid', where: { a: { is: 1 } } },
      'additionalProperties /where/a',
    ],
    ['empty list', { use: 'forbid', where: { a: [] } }, 'minItems /where/a'],
    ['word to compare with', { use: 'forbid', where: { a: { lt: 'b' } } }, 'pattern /where/a/lt'],
    ['list in a list', { use: 'forbid', where: [{ a: [[1]] }] }, 'type /where/0/a/0'],
    ['no pattern deck', { use: 'same-list', missing: 'TALE_NONE' }, 'required '],
  ])('%s', ([, constraint, fault]) => {
    expect(construction(constraint)).toEqual([fault]);
  });
});

test.for<unknown>([
  { use: 'size', min: 3, max: '=most' },
  { use: 'size', exactly: null, if: [{ mode: 'core' }, { players: '3..' }] },
  { use: 'count', per: 'rank', exactly: { line: 3, leader: '=leaders', odd: null } },
  { use: 'count', where: { any: [{ a: 1 }, { not: { b: ['x', '2..'] } }], c: null }, max: 1 },
  { use: 'forbid', where: { a: { gt: 1, le: '=b' } }, unless: { a: { hasAll: ['x', '=y'] } } },
])('accepted: %j', (constraint) => {
  expect(construction(constraint)).toEqual([]);
});

describe.for(constraints.map(({ name }) => name))('the schema of %s', (name) => {
  const { properties, examples = [] } = readSchema(`constraints/${name}.schema.json`);

  test('accepts its example', () => {
    expect(examples).toHaveLength(1);
    expect(construction(examples[0])).toEqual([]);
  });

  test('describes each word, or refers to a description', () => {
    const silent = Object.entries(properties).filter(
      ([, property]) => property.description === undefined && !('$ref' in property),
    );
    expect(silent).toEqual([]);
  });
});

describe('the other parts of construction.yaml', () => {
  const minimal = { cards: ['unit'], constraints: [] };

  test.for<[what: string, part: object, faults: string[]]>([
    ['minimal', {}, []],
    ['choice by values', { choices: { mode: { from: ['a', 1, true], default: 'a' } } }, []],
    ['choice by kind', { choices: { home: { kind: 'faction' } } }, []],
    ['choice of nothing', { choices: { mode: {} } }, ['required /choices/mode']],
    [
      'choice by both',
      { choices: { mode: { from: ['a'], kind: 'b' } } },
      ['not /choices/mode/from'],
    ],
    ['swaps', { exchange: { same: ['rank'], codes: { notHeld: 'TALE_HELD' } } }, []],
    ['unknown part', { swaps: {} }, ['additionalProperties ']],
    ['unknown code', { entries: { wrong: 'A' } }, ['additionalProperties /entries']],
  ])('%s', ([, part, expected]) => {
    expect(faults('construction.schema.json', { ...minimal, ...part })).toEqual(expected);
  });

  test('a choice cannot be called like a part of a deck file', () => {
    const data = { ...minimal, choices: { cards: { from: ['a'] } } };
    expect(faults('construction.schema.json', data)).toEqual([
      'not /choices',
      'propertyNames /choices',
    ]);
  });
});

describe('decks', () => {
  const head = { id: 'mine', name: 'Mine' };

  test.for<[what: string, deck: object, faults: string[]]>([
    ['lines', { cards: [{ card: 'queen', count: 1 }] }, []],
    ['a base', { base: 'core' }, []],
    ['a base and swaps', { base: 'core', swaps: [{ out: 'a', in: 'b', count: 1 }] }, []],
    ['choices of the game', { cards: [], mode: 'core' }, []],
    ['a count that the judge refuses', { cards: [{ card: 'queen', count: 0 }] }, []],
    ['neither lines nor base', {}, ['required ']],
    ['lines beside a base', { base: 'core', cards: [] }, ['not /cards']],
    ['swaps without a base', { cards: [], swaps: [] }, ['not /swaps']],
    ['a line without count', { cards: [{ card: 'queen' }] }, ['required /cards/0']],
    ['a count that is a word', { cards: [{ card: 'a', count: 'b' }] }, ['type /cards/0/count']],
  ])('%s', ([, deck, expected]) => {
    expect(faults('deck.schema.json', { ...head, ...deck })).toEqual(expected);
  });
});

describe('scenarios', () => {
  const head = { id: 'TALE-E1', title: 'A title', clauses: ['TALE-4.1'] };

  test.for<[what: string, scenario: object, faults: string[]]>([
    ['deck by id', { given: { deck: 'a' }, when: 'judge', then: { legal: true } }, []],
    [
      'deck like another',
      {
        given: { deck: { like: 'a', counts: { b: 0 }, mode: 'c' } },
        when: 'judge',
        then: { size: 3 },
      },
      [],
    ],
    [
      'counts without like',
      { given: { deck: { counts: { b: 0 } } }, when: 'judge', then: { size: 3 } },
      ['dependencies /0/given/deck'],
    ],
    [
      'unknown key of given',
      { given: { deck: 'a', option: {} }, when: 'judge', then: { size: 3 } },
      ['additionalProperties /0/given'],
    ],
    [
      'unknown key of then',
      { given: { deck: 'a' }, when: 'judge', then: { leagl: true } },
      ['additionalProperties /0/then'],
    ],
    ['empty then', { given: { deck: 'a' }, when: 'judge', then: {} }, ['minProperties /0/then']],
    [
      'violation without code',
      { given: { deck: 'a' }, when: 'judge', then: { violations: [{ actual: 3 }] } },
      ['required /0/then/violations/0'],
    ],
    ['component', { given: { kind: 'unit', like: 'a' }, when: 'check', then: { faults: [] } }, []],
    [
      'component of nothing',
      { given: { kind: 'unit' }, when: 'check', then: { faults: [] } },
      ['required /0/given'],
    ],
    ['compiled', { given: {}, when: 'compile', then: { has: { a: { b: 1 } } } }, []],
    ['play of a game', { given: { decks: ['a'] }, when: ['pass'], then: { toAct: 'P1' } }, []],
    [
      'play, in words that only the game has',
      { given: { board: 'x' }, when: [{ 'place a': 'A_CODE' }], then: { toAct: 'P1' } },
      ['additionalProperties /0/given'],
    ],
    [
      'a refusal without a code',
      { given: {}, when: [{ pass: 1 }], then: { toAct: 'P1' } },
      ['type /0/when/0/pass'],
    ],
    ['an unknown sort of scenario', { given: {}, when: 'guess', then: { a: 1 } }, ['enum /0/when']],
    ['no when', { given: {}, then: { a: 1 } }, ['required /0']],
  ])('%s', ([, scenario, expected]) => {
    const found = faults('scenarios.schema.json', [{ ...head, ...scenario }]);
    expect([...new Set(found)]).toEqual(expected);
  });
});
