import { describe, expect, test } from 'vitest';
import { identify } from '../../../generator/init/identity.ts';

describe('a name becomes title, id and prefix', () => {
  test.for([
    ['Salt Harbour', 'Salt Harbour', 'salt-harbour', 'SH'],
    ['salt-harbour', 'Salt Harbour', 'salt-harbour', 'SH'],
    ['salt_harbour', 'Salt Harbour', 'salt-harbour', 'SH'],
    ['  Salt   Harbour ', 'Salt Harbour', 'salt-harbour', 'SH'],
    ['Tidewater', 'Tidewater', 'tidewater', 'TIDE'],
    ["The Dragon's Lair", "The Dragon's Lair", 'the-dragons-lair', 'TDL'],
    ['Café L’Été', 'Café L’Été', 'cafe-lete', 'CL'],
    ['Straße & Fjørd', 'Straße & Fjørd', 'strasse-fjord', 'SF'],
    ['Ｓａｌｔ', 'Ｓａｌｔ', 'salt', 'SALT'],
    ['Seven: 7 Seas 🌊', 'Seven: 7 Seas 🌊', 'seven-7-seas', 'SS'],
    ['One Two Three Four Five Six', 'One Two Three Four Five Six', undefined, 'OTTFF'],
    ['X', 'X', 'x', 'GAME'],
    ['Q 4', 'Q 4', 'q-4', 'GAME'],
  ] as const)('%s', ([name, title, id, prefix]) => {
    const expected = { title, prefix, ...(id === undefined ? {} : { id }) };
    expect(identify(name, undefined)).toMatchObject(expected);
  });

  test('an id may be given with any title', () => {
    const expected = { id: 'shio-no-minato', title: '塩の港', prefix: 'SNM' };
    expect(identify('塩の港', 'shio-no-minato')).toEqual(expected);
  });
});

describe('a name that cannot be used is refused', () => {
  test.for([
    ['', undefined, 'empty'],
    ['   ', undefined, 'empty'],
    ['Salt\nHarbour', undefined, 'control-character'],
    ['塩の港', undefined, 'needs-id'],
    ['塩 Harbour', undefined, 'needs-id'],
    ['7 Wonders', undefined, 'needs-id'],
    ['!!!', undefined, 'needs-id'],
    ['long '.repeat(14), undefined, 'needs-id'],
    ['Salt Harbour', 'Salt Harbour', 'bad-id'],
    ['Salt Harbour', '', 'bad-id'],
    ['Salt Harbour', '../salt', 'bad-id'],
    ['Salt Harbour', 'a'.repeat(65), 'bad-id'],
    ['Con', undefined, 'reserved'],
    ['Salt Harbour', 'lpt1', 'reserved'],
  ] as const)('%j, id %j: %s', ([name, id, refused]) => {
    expect(identify(name, id)).toMatchObject({ refused });
  });
});
