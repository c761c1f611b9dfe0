/** One slip in an effect gives one fault, at its place, in the words of the vocabulary. */
import { describe, expect, test } from 'vitest';
import { schemaFaults } from '../../support/effects-game.ts';

const heal = { op: 'heal', amount: 2 };

function inEffect(effect: object): object {
  return { effects: [{ on: 'placed', do: [heal], ...effect }] };
}

function inOperation(operation: object): object {
  return inEffect({ do: [operation] });
}

function inCondition(condition: unknown): object {
  return inEffect({ if: [condition] });
}

interface Slip {
  readonly slip: string;
  readonly fields: object;
  readonly code: string;
  /** Below the field in which the effect stands. */
  readonly at: readonly (string | number)[];
  readonly params?: object;
}

const effect = ['effects', 0];
const operation = [...effect, 'do', 0];
const condition = [...effect, 'if', 0];

const slips: readonly Slip[] = [
  {
    slip: 'a trigger that is not known',
    fields: inEffect({ on: 'plced' }),
    code: 'CW1416',
    at: [...effect, 'on'],
    params: { group: 'triggers', nearest: 'placed', elsewhere: undefined },
  },
  {
    slip: 'the tag misspelt',
    fields: { effects: [{ onn: 'placed', do: [heal] }] },
    code: 'CW1102',
    at: [...effect, 'onn'],
    params: { meant: 'on' },
  },
  {
    slip: 'a combination of conditions in the mapping of a word',
    fields: inCondition({ is: 'lifeAtMost', life: 5, any: [{ is: 'shot' }] }),
    code: 'CW1118',
    at: [...condition, 'any'],
    params: { combination: 'any', beside: ['is', 'life'] },
  },
  { slip: 'no tag', fields: { effects: [{ do: [heal] }] }, code: 'CW1103', at: effect },
  { slip: 'no operations', fields: { effects: [{ on: 'placed' }] }, code: 'CW1103', at: effect },
  {
    slip: 'an operation alone',
    fields: inEffect({ do: heal }),
    code: 'CW1104',
    at: [...effect, 'do'],
  },
  {
    slip: 'a word for a mapping',
    fields: inEffect({ do: ['heal'] }),
    code: 'CW1104',
    at: operation,
  },
  {
    slip: 'a word of another group',
    fields: inOperation({ op: 'friend' }),
    code: 'CW1416',
    at: [...operation, 'op'],
    params: {
      elsewhere: 'choices',
      known: [
        'heal',
        'wound',
        'scare',
        'guard',
        'move',
        'reform',
        'volley',
        'shelter',
        'aim',
        'shift',
        'mark',
        'recruit',
      ],
    },
  },
  {
    slip: 'a parameter that is not read',
    fields: inOperation({ ...heal, steps: 1 }),
    code: 'CW1417',
    at: [...operation, 'steps'],
    params: { word: 'heal', group: 'operations', readBy: ['move'] },
  },
  {
    slip: 'a parameter misspelt',
    fields: inOperation({ op: 'heal', amont: 2 }),
    code: 'CW1102',
    at: [...operation, 'amont'],
    params: { meant: 'amount' },
  },
  {
    slip: 'a parameter missing',
    fields: inOperation({ op: 'heal' }),
    code: 'CW1103',
    at: operation,
  },
  {
    slip: 'a duration missing',
    fields: inOperation({ op: 'guard', target: 'thisUnit', amount: 1 }),
    code: 'CW1418',
    at: operation,
    params: { word: 'guard', known: ['turnEnd', 'gameEnd'] },
  },
  {
    slip: 'a duration misspelt',
    fields: inOperation({ op: 'guard', target: 'thisUnit', amount: 1, untl: 'turnEnd' }),
    code: 'CW1102',
    at: [...operation, 'untl'],
  },
  {
    slip: 'a duration that nothing takes',
    fields: inOperation({ ...heal, until: 'turnEnd' }),
    code: 'CW1419',
    at: [...operation, 'until'],
    params: { word: 'heal', lasting: ['guard', 'shelter'] },
  },
  {
    slip: 'a number too large',
    fields: inOperation({ op: 'heal', amount: 10 }),
    code: 'CW1105',
    at: [...operation, 'amount'],
  },
  {
    slip: 'a text for an amount',
    fields: inOperation({ op: 'heal', amount: 'all' }),
    code: 'CW1104',
    at: [...operation, 'amount'],
  },
  {
    slip: 'an amount that counts nothing known',
    fields: inOperation({ op: 'heal', amount: { base: 1, per: 1, count: 'foes' } }),
    code: 'CW1416',
    at: [...operation, 'amount', 'count'],
    params: { group: 'counts', known: ['friends'] },
  },
  {
    slip: 'a target that this operation has not',
    fields: inOperation({ op: 'guard', target: 'enemies', amount: 1, until: 'turnEnd' }),
    code: 'CW1416',
    at: [...operation, 'target'],
    params: { known: ['thisUnit', 'chosenUnit'], elsewhere: undefined },
  },
  {
    slip: 'a target without its parameters, where others have none',
    fields: inOperation({ op: 'mark', target: 'enemies' }),
    code: 'CW1416',
    at: [...operation, 'target'],
    params: { word: 'enemies', needs: ['area'] },
  },
  {
    slip: 'a list of targets',
    fields: inOperation({ op: 'guard', target: ['thisUnit'], amount: 1, until: 'turnEnd' }),
    code: 'CW1104',
    at: [...operation, 'target'],
  },
  {
    slip: 'a target without its parameters',
    fields: inOperation({ op: 'wound', target: 'enemies', amount: 1 }),
    code: 'CW1104',
    at: [...operation, 'target'],
  },
  {
    slip: 'a parameter of a target misspelt',
    fields: inOperation({ op: 'wound', target: { who: 'enemies', aera: 'ring' }, amount: 1 }),
    code: 'CW1102',
    at: [...operation, 'target', 'aera'],
  },
  {
    slip: 'a closed word of a list',
    fields: inOperation({ op: 'recruit', card: 'bow', ways: ['archr'] }),
    code: 'CW1106',
    at: [...operation, 'ways', 0],
    params: { nearest: 'archer' },
  },
  {
    slip: 'a condition that is not known',
    fields: inCondition({ is: 'lifeAtMos', life: 3 }),
    code: 'CW1416',
    at: [...condition, 'is'],
    params: { nearest: 'lifeAtMost' },
  },
  {
    slip: 'a slip inside "not"',
    fields: inCondition({ not: { is: 'lifeAtMost', life: 'x' } }),
    code: 'CW1104',
    at: [...condition, 'not', 'life'],
  },
  {
    slip: 'a slip inside "any" inside "not"',
    fields: inCondition({ not: { any: [{ is: 'shot' }, { is: 'lifeAtMost', life: 3, a: 1 }] } }),
    code: 'CW1417',
    at: [...condition, 'not', 'any', 1, 'a'],
  },
  {
    slip: '"any" of one',
    fields: inCondition({ any: [{ is: 'shot' }] }),
    code: 'CW1111',
    at: [...condition, 'any'],
  },
  {
    slip: 'a condition twice',
    fields: inEffect({ if: [{ is: 'shot' }, { is: 'shot' }] }),
    code: 'CW1113',
    at: [...effect, 'if', 1],
  },
  {
    slip: 'a cost where there is none',
    fields: inEffect({ cost: { gold: 1 } }),
    code: 'CW1594',
    at: [...effect, 'cost'],
    params: { trigger: 'placed', paying: ['paid'] },
  },
  {
    slip: 'no cost where there is one',
    fields: inEffect({ on: 'paid' }),
    code: 'CW1103',
    at: effect,
    params: { property: 'cost' },
  },
  {
    slip: 'a cost that is not known',
    fields: inEffect({ on: 'paid', cost: { silver: 1 } }),
    code: 'CW1416',
    at: [...effect, 'cost', 'silver'],
    params: { group: 'costs', known: ['gold'] },
  },
  {
    slip: 'a limit that is not known',
    fields: inEffect({ limit: 'onceperturn' }),
    code: 'CW1416',
    at: [...effect, 'limit'],
    params: { nearest: 'oncePerTurn' },
  },
  {
    slip: 'a choice that is not known',
    fields: inEffect({ choose: { pick: 'foe' } }),
    code: 'CW1416',
    at: [...effect, 'choose', 'pick'],
  },
  {
    slip: 'a name of a choice that is not known',
    fields: inEffect({ choose: { frist: { pick: 'friend' } } }),
    code: 'CW1416',
    at: [...effect, 'choose', 'frist'],
    params: { group: 'picks', nearest: 'first', known: ['first', 'second'] },
  },
  {
    slip: 'a choice that may not have the name',
    fields: inEffect({ choose: { first: { pick: 'foe' } } }),
    code: 'CW1416',
    at: [...effect, 'choose', 'first', 'pick'],
    params: { group: 'choices', known: ['friend'] },
  },
  {
    slip: 'a reference to a name that is not known',
    fields: inEffect({ do: [{ op: 'move', unit: 'thrid', steps: 1 }] }),
    code: 'CW1416',
    at: [...effect, 'do', 0, 'unit'],
    params: { group: 'picks' },
  },
  {
    slip: 'a field that no filter has',
    fields: inEffect({ choose: { pick: 'friend', where: { clas: 'archer' } } }),
    code: 'CW1101',
    at: [...effect, 'choose', 'where', 'clas'],
  },
  {
    slip: 'a value that a field has not',
    fields: inEffect({ choose: { pick: 'friend', where: { class: ['archr'] } } }),
    code: 'CW1106',
    at: [...effect, 'choose', 'where', 'class', 0],
  },
  {
    slip: 'a requirement that is a condition',
    fields: { answers: [{ is: 'shot' }] },
    code: 'CW1416',
    at: ['answers', 0, 'is'],
    params: { group: 'requirements' },
  },
  {
    slip: 'a slot that is not known',
    fields: { parts: [{ clas: 'archer' }] },
    code: 'CW1416',
    at: ['parts', 0, 'clas'],
    params: { group: 'slots', nearest: 'class' },
  },
  { slip: 'a slot for nothing', fields: { parts: [{}] }, code: 'CW1117', at: ['parts', 0] },
];

describe.for(slips)('$slip', ({ fields, code, at, params = {} }) => {
  test('is one fault', () => {
    const faults = schemaFaults({ ...fields });
    expect(faults.map((one) => [one.code, one.path])).toEqual([[code, [0, ...at]]]);
    expect(faults[0]?.params).toMatchObject(params);
  });
});

test('a bad parameter has the code and the clause of its word', () => {
  const [fault] = schemaFaults(
    inEffect({ on: 'paid', cost: { gold: 4 } }) as Record<string, unknown>,
  );
  expect(fault).toMatchObject({ code: 'CW1105', rule: { code: 'TALE_COST', clause: 'TALE-1.1' } });
});
