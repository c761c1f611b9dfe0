import { describe, expect, test } from 'vitest';
import { tinyGameChecker } from '../../diagnostics/check-tiny-game.ts';

const checkTinyGame = tinyGameChecker();

const HEAD = 'id: TINY-X, title: An example, clauses: [TINY-2.1]';

/** Codes and params of the faults that a game with this scenario has. */
function faultsOf(scenario: string): unknown[] {
  const content = `- { ${HEAD}, ${scenario} }\n`;
  return checkTinyGame([{ file: 'scenarios/bands.yaml', content }])
    .diagnostics.filter(({ severity }) => severity !== 'info')
    .map(({ code, params, range }) => ({ code, params, column: range?.start.column }));
}

test.for([
  [
    'a misspelt deck',
    'given: { deck: startre }, when: judge, then: { legal: true }',
    'deck',
    'startre',
  ],
  [
    'the deck that another is like',
    'given: { deck: { like: startre } }, when: judge, then: { legal: true }',
    'deck',
    'startre',
  ],
  [
    'a card that is counted',
    'given: { deck: starter }, when: judge, then: { cards: { dwarf-gard: 2 } }',
    'component',
    'dwarf-gard',
  ],
  [
    'a kind',
    'given: { kind: unti, set: { id: x } }, when: check, then: { faults: [] }',
    'kind',
    'unti',
  ],
  [
    'a component',
    'given: { kind: unit, like: dwarf-gard }, when: check, then: { faults: [] }',
    'component',
    'dwarf-gard',
  ],
  [
    'a component that has data',
    'given: {}, when: compile, then: { has: { dwarf-gard: { shooter: false } } }',
    'component',
    'dwarf-gard',
  ],
  [
    'the kind of a statement',
    'given: {}, when: compile, then: { exactly: [{ kind: unti, field: shooter, where: { class: archer } }] }',
    'kind',
    'unti',
  ],
] as const)('%s that does not exist is found', ([, scenario, what, name]) => {
  expect(faultsOf(scenario)).toMatchObject([{ code: 'CW1414', params: { what, name } }]);
});

describe('options', () => {
  test('that the game does not declare are found at their keys', () => {
    const scenario =
      'when: judge, given: { deck: starter, options: { maxCopy: 2 } }, then: { legal: true }';
    expect(faultsOf(scenario)).toMatchObject([
      { code: 'CW1410', params: { option: 'maxCopy', nearest: 'maxCopies' } },
    ]);
  });

  test('the number of players is always one', () => {
    const scenario =
      'when: judge, given: { deck: starter, options: { players: 2 } }, then: { legal: true }';
    expect(faultsOf(scenario)).toEqual([]);
  });
});

test.for([
  [
    'a pasted list is named by its file',
    'given: { deck: slingers }, when: judge, then: { legal: true }',
  ],
  [
    'a deck that must be refused may be named',
    'given: { deck: too-small }, when: judge, then: { legal: false }',
  ],
  [
    'lines may name cards that do not exist',
    'given: { deck: { cards: [{ card: nobody, count: 4 }] } }, when: judge, then: { legal: false }',
  ],
] as const)('%s', ([, scenario]) => {
  expect(faultsOf(scenario)).toEqual([]);
});
