/** What effects mean: who carries them, what they ask for, whether their conditions can hold. */
import { describe, expect, test } from 'vitest';
import { linkFaults, schemaFaults, type Fields } from '../../support/effects-game.ts';

const heal = { op: 'heal', amount: 2 };
const atMost = (life: number): object => ({ is: 'lifeAtMost', life });
const atLeast = (life: number): object => ({ is: 'lifeAtLeast', life });

function effect(parts: object): Fields {
  return { effects: [{ on: 'placed', do: [heal], ...parts }] };
}

function volleyOn(on: string): Fields {
  return { class: 'archer', ...effect({ on, do: [{ op: 'volley' }] }) };
}

function shift(aside: number): Fields {
  return effect({ do: [{ op: 'shift', aside }] });
}

function counted(per: number): Fields {
  return effect({ do: [{ op: 'heal', amount: { base: 1, per, count: 'friends' } }] });
}

/** Codes and places below the card. */
function found(fields: Fields): unknown[] {
  expect(schemaFaults(fields)).toEqual([]);
  return linkFaults(fields).map(({ code, path }) => [code, path.slice(1)]);
}

test('a sound effect has no faults', () => {
  const sound = effect({
    on: 'paid',
    cost: { gold: 1 },
    reach: 'ring',
    if: [atMost(9), { any: [atMost(3), { not: atLeast(7) }] }],
    choose: { pick: 'friend', where: { class: ['archer'], race: 'elf' } },
    do: [heal, { op: 'move', steps: 1 }],
  });
  expect(found({ ...sound, parts: [{ class: 'archer' }, { any: true }] })).toEqual([]);
});

describe('carriers', () => {
  const shots = effect({ do: [heal, { op: 'volley' }] });

  test('a word that the card may not carry has the code of the word', () => {
    expect(linkFaults(shots)).toMatchObject([
      {
        code: 'CW1420',
        path: [0, 'effects', 0, 'do', 1],
        params: { word: 'volley', group: 'operations', id: 'axe' },
        rule: { code: 'TALE_VOLLEY', clause: 'TALE-1.2' },
        related: [{ file: 'vocabulary.yaml', path: ['operations', 'volley', 'carriers'] }],
      },
    ]);
  });

  test('on one that may it has none', () => {
    expect(linkFaults({ class: 'archer', ...shots })).toEqual([]);
  });
});

describe('triggers', () => {
  const guard = { op: 'guard', target: 'thisUnit', amount: 1, until: 'turnEnd' };

  test('a word goes with its triggers only', () => {
    expect(found(volleyOn('placed'))).toEqual([]);
    expect(linkFaults(volleyOn('always'))).toMatchObject([
      {
        code: 'CW1431',
        path: [0, 'effects', 0, 'do', 0],
        params: { word: 'volley', trigger: 'always', triggers: ['placed', 'paid'] },
        related: [{ file: 'vocabulary.yaml', path: ['operations', 'volley', 'triggers'] }],
      },
    ]);
  });

  test('a word out of place in two ways is one fault', () => {
    const spearman = { ...volleyOn('always'), class: 'infantry' };
    expect(found(spearman)).toEqual([['CW1420', ['effects', 0, 'do', 0]]]);
  });

  test('a trigger takes its operations only', () => {
    expect(found(effect({ on: 'standing', if: [atMost(3)], do: [guard] }))).toEqual([]);
    expect(linkFaults(effect({ on: 'standing', do: [guard, heal] }))).toMatchObject([
      {
        code: 'CW1431',
        path: [0, 'effects', 0, 'do', 1],
        params: { word: 'heal', trigger: 'standing', operations: ['guard', 'shelter'] },
      },
    ]);
  });

  test('each effect is judged by its own trigger', () => {
    const effects = [
      { on: 'standing', do: [guard] },
      { on: 'placed', do: [heal] },
    ];
    expect(found({ effects })).toEqual([]);
  });
});

describe('what words need around them', () => {
  const scare = { op: 'scare', target: 'inReach' };
  const paid = { on: 'paid', cost: { gold: 1 } };
  const aim = { op: 'aim' };

  test('is on the card or in the effect', () => {
    const at = ['effects', 0, 'do', 0, 'target'];
    expect(found(effect({ ...paid, do: [scare] }))).toEqual([['CW1490', at]]);
    expect(found(effect({ ...paid, reach: 'ring', do: [scare] }))).toEqual([]);
    expect(found({ targets: 'ring', ...effect({ do: [scare] }) })).toEqual([]);
  });

  test('is in the same effect, not in another one', () => {
    const reaching = { ...paid, reach: 'ring', do: [heal] };
    expect(found({ effects: [reaching, { on: 'placed', do: [scare] }] })).toEqual([
      ['CW1490', ['effects', 1, 'do', 0, 'target']],
    ]);
  });

  test('may be other words', () => {
    expect(found(effect({ do: [aim] }))).toEqual([['CW1490', ['effects', 0, 'do', 0]]]);
    expect(found(effect({ do: [aim, heal] }))).toEqual([]);
  });

  test('of a word and those inside it the outer is to blame', () => {
    expect(linkFaults(effect({ on: 'shooting', do: [aim] }))).toMatchObject([
      {
        code: 'CW1490',
        path: [0, 'effects', 0],
        params: { word: 'shooting', group: 'triggers', id: 'axe', needed: ['class'] },
        related: [{ file: 'vocabulary.yaml', path: ['triggers', 'shooting', 'needs'] }],
      },
    ]);
    expect(found({ class: 'archer', ...effect({ on: 'shooting', do: [heal] }) })).toEqual([]);
  });
});

describe('numbers', () => {
  test('have the values that are not excepted', () => {
    expect(found(shift(-1))).toEqual([]);
    expect(schemaFaults(shift(0))).toMatchObject([
      { code: 'CW1114', path: [0, 'effects', 0, 'do', 0, 'aside'] },
    ]);
  });

  test('that count something count it', () => {
    expect(found(counted(2))).toEqual([]);
    expect(schemaFaults(counted(0))).toMatchObject([
      { code: 'CW1114', path: [0, 'effects', 0, 'do', 0, 'amount', 'per'] },
    ]);
  });
});

describe('durations', () => {
  const operation = ['effects', 0, 'do', 0];
  const shelter = { op: 'shelter' };
  const forATime = { ...shelter, until: 'turnEnd' };

  test('what lasts says how long where it happens at a moment', () => {
    expect(found(effect({ do: [forATime] }))).toEqual([]);
    expect(found(effect({ do: [shelter] }))).toEqual([['CW1418', operation]]);
  });

  test('what stands lasts as long as it stands', () => {
    expect(found(effect({ on: 'standing', do: [shelter] }))).toEqual([]);
    expect(found(effect({ on: 'standing', do: [forATime] }))).toEqual([
      ['CW1431', [...operation, 'until']],
    ]);
  });
});

describe('filters', () => {
  test('of a choice, that no card fits', () => {
    const choose = { pick: 'friend', where: { race: ['orc', 'dwarf'] } };
    const fields = effect({ choose, do: [{ op: 'move', steps: 1 }] });
    expect(found(fields)).toEqual([['CW1421', ['effects', 0, 'choose', 'where']]]);
  });

  test('whose fields are met by different cards only', () => {
    const choose = { pick: 'friend', where: { race: 'elf', class: 'infantry' } };
    const fields = effect({ choose, do: [{ op: 'move', steps: 1 }] });
    expect(found(fields)).toEqual([['CW1421', ['effects', 0, 'choose', 'where']]]);
  });

  test('a slot that no card fits', () => {
    const fields = { class: 'archer', parts: [{ any: true }, { class: 'infantry' }] };
    expect(found(fields)).toEqual([['CW1421', ['parts', 1]]]);
  });
});

describe('choices', () => {
  const move = { op: 'move', steps: 1 };
  test.for([
    [{ choose: { pick: 'friend' } }, [['CW1428', ['effects', 0, 'choose']]]],
    [{ do: [heal, move] }, [['CW1429', ['effects', 0, 'do', 1]]]],
    [{ choose: { pick: 'friend' }, do: [heal, move] }, []],
  ] as const)('%j', ([parts, faults]) => {
    expect(found(effect(parts))).toEqual(faults);
  });
});

describe('choices with names', () => {
  const friend = { pick: 'friend' };
  const both = { first: friend, second: friend };
  const move = { op: 'move', steps: 1 };
  const reform = { op: 'reform', one: 'first', other: 'second' };
  test.for([
    ['each is worked on', { choose: both, do: [reform, { ...move, unit: 'second' }] }, []],
    ['one is enough', { choose: { first: friend }, do: [{ ...move, unit: 'first' }] }, []],
    [
      'one that nothing works on',
      { choose: both, do: [{ ...move, unit: 'first' }] },
      [['CW1428', ['choose', 'second']]],
    ],
    [
      'a name that no choice has',
      { choose: { first: friend }, do: [reform] },
      [['CW1555', ['do', 0, 'other']]],
    ],
    [
      'a name where the only choice has none',
      { choose: friend, do: [{ ...move, unit: 'first' }] },
      [['CW1555', ['do', 0, 'unit']]],
    ],
    [
      'names where nothing is chosen',
      { do: [reform] },
      [
        ['CW1555', ['do', 0, 'one']],
        ['CW1555', ['do', 0, 'other']],
      ],
    ],
    [
      'an operation that does not say on which it works',
      { choose: both, do: [reform, move] },
      [['CW1556', ['do', 1]]],
    ],
    [
      'two that nobody can tell apart',
      { choose: { second: friend, first: friend }, do: [reform] },
      [['CW1557', ['choose', 'first']]],
    ],
  ] as const)('%s', ([, parts, faults]) => {
    const places = faults.map(([code, path]) => [code, ['effects', 0, ...path]]);
    expect(found(effect(parts))).toEqual(places);
  });
});

describe('conditions', () => {
  const list = ['effects', 0, 'if'];
  test.for([
    { name: 'at the highest value', holds: [atMost(20)], faults: [['CW1423', [...list, 0]]] },
    { name: 'above the highest', holds: [atLeast(21)], faults: [['CW1422', [...list, 0]]] },
    { name: 'at the lowest that can be reached', holds: [atLeast(20)], faults: [] },
    { name: 'denied', holds: [{ not: atMost(20) }], faults: [['CW1423', [...list, 0, 'not']]] },
    {
      name: 'one of which always holds',
      holds: [{ any: [atMost(5), atLeast(6)] }],
      faults: [['CW1423', [...list, 0]]],
    },
    { name: 'with a gap between', holds: [{ any: [atMost(5), atLeast(7)] }], faults: [] },
    { name: 'that exclude each other', holds: [atMost(5), atLeast(6)], faults: [['CW1422', list]] },
    { name: 'that meet in one value', holds: [atMost(6), atLeast(6)], faults: [] },
    {
      name: 'and its opposite',
      class: 'archer',
      holds: [{ is: 'shot' }, { not: { is: 'shot' } }],
      faults: [['CW1422', list]],
    },
    { name: 'that needs an archer', holds: [{ is: 'shot' }], faults: [['CW1422', [...list, 0]]] },
  ])('$name', ({ holds, faults, class: own = 'infantry' }) => {
    expect(found({ class: own, ...effect({ if: holds }) })).toEqual(faults);
  });

  test.for([
    [[{ is: 'usedClass', classes: ['infantry', 'archer'] }], [['CW1423', ['answers', 0]]]],
    [
      [
        { is: 'usedMark', mark: true },
        { is: 'usedMark', mark: false },
      ],
      [['CW1422', ['answers']]],
    ],
    [
      [
        { is: 'usedClass', classes: ['archer'] },
        { is: 'usedMark', mark: true },
      ],
      [],
    ],
  ] as const)('requirements %j', ([answers, faults]) => {
    expect(found({ answers })).toEqual(faults);
  });

  test('too many to try are left open', () => {
    const holds = Array.from({ length: 13 }, (_, life) => ({
      any: [{ is: 'shot', note: life }, atMost(life + 1)],
    }));
    expect(linkFaults({ class: 'archer', ...effect({ if: holds }) })).toEqual([]);
  });
});
