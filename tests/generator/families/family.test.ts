/** Components that are written once, with lists to run over. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { renameId } from '../../../generator/edit/rename.ts';
import { expandFamilies } from '../../../generator/families/family.ts';
import { checkedGame, copyGame, temporaryRoom, TINY_GAME } from '../../support/games.ts';

const room = temporaryRoom();

const cups = { id: 'cups', en: 'Cups' };

function expanded(...entries: readonly unknown[]): readonly unknown[] | undefined {
  return expandFamilies(entries, 'cards.yaml')?.data;
}

test('a file without families is as it is', () => {
  expect(expandFamilies([{ id: 'a' }], 'cards.yaml')).toBeNull();
});

test('every combination is a component, in the order of the lists', () => {
  const family = { forEach: { suit: ['cups', 'swords'], rank: [1, 2] }, id: '{suit}-{rank}' };
  expect(expanded({ id: 'fool' }, family, { id: 'world' })).toEqual([
    { id: 'fool' },
    { id: 'cups-1' },
    { id: 'cups-2' },
    { id: 'swords-1' },
    { id: 'swords-2' },
    { id: 'world' },
  ]);
});

test('a text that is a name becomes its value, and others say it', () => {
  const family = {
    forEach: { suit: [cups], rank: [1] },
    id: '{suit}-{rank}',
    rank: '{rank}',
    name: { en: '{rank} of {suit.en}', ja: '{suit.ja}の{rank}' },
    effects: [{ draw: '{rank}', text: '{n, plural, other {#}}' }],
  };
  expect(expanded(family)).toEqual([
    {
      id: 'cups-1',
      rank: 1,
      name: { en: '1 of Cups', ja: '{suit.ja}の1' },
      effects: [{ draw: 1, text: '{n, plural, other {#}}' }],
    },
  ]);
});

test('members may differ, or not be there', () => {
  const except = { 'a-1': { rank: 11, foil: true }, 'a-2': null };
  expect(
    expanded({ forEach: { rank: [1, 2, 3] }, id: 'a-{rank}', rank: '{rank}', except }),
  ).toEqual([
    { id: 'a-1', rank: 11, foil: true },
    { id: 'a-3', rank: 3 },
  ]);
});

describe('what cannot be used is reported at its place', () => {
  test.each([
    [{ forEach: {} }, 'forEach', ['forEach']],
    [{ forEach: [1] }, 'forEach', ['forEach']],
    [{ forEach: { rank: 3 } }, 'list', ['forEach', 'rank']],
    [{ forEach: { rank: [] } }, 'list', ['forEach', 'rank']],
    [{ forEach: { rank: [{ en: 'x' }] } }, 'list', ['forEach', 'rank']],
    [{ forEach: { Rank: [1] } }, 'list', ['forEach', 'Rank']],
    [{ forEach: { a: nat(50), b: nat(50) } }, 'large', ['forEach']],
    [{ forEach: { rank: [1] }, except: [] }, 'except', ['except']],
    [{ forEach: { rank: [1] }, except: { 'a-1': 3 } }, 'exception', ['except', 'a-1']],
  ])('%j', (family, wrong, path) => {
    const faults = expandFamilies([{ id: 'a-{rank}', ...family }], 'cards.yaml')?.faults ?? [];
    expect(faults.map((one) => [one.code, one.path, one.params])).toEqual([
      ['CW1471', [0, ...path], expect.objectContaining({ wrong })],
    ]);
  });

  test.each([
    ['{suit}', { suit: 'ab', rank: [1, 2] }, 'a', ['rank']],
    ['x', { suit: 'ab', rank: [1, 2], foil: [true] }, 'x', ['suit', 'rank']],
    ['a-{rank}', { rank: [1, 2, 1] }, 'a-1', []],
  ])('several members with one id: %s', (id, { suit = '', ...others }: Lists, shared, missing) => {
    const forEach = suit === '' ? others : { suit: [...suit], ...others };
    const found = expandFamilies([{ forEach, id, except: { 'a-9': {} } }], 'cards.yaml');
    expect(found?.faults.map(({ code, path, params }) => [code, path, params])).toEqual([
      ['CW1471', [0, 'id'], { wrong: 'ids', id: shared, missing }],
    ]);
    expect(found?.complete).toBe(false);
  });

  test('exceptions are not judged by members that cannot be known', () => {
    const except = { 'a-1': {} };
    for (const family of [{ rank: [] }, { rank: [1, 2] }]) {
      for (const id of [undefined, 7, 'Aye {rank}']) {
        const found = expandFamilies([{ forEach: family, id, except }], 'cards.yaml');
        expect(found?.faults.filter(({ code }) => code === 'CW1472')).toEqual([]);
      }
    }
  });

  test('an exception for nobody', () => {
    const family = { forEach: { rank: [1] }, id: 'a-{rank}', except: { 'a-2': {} } };
    const faults = expandFamilies(family, 'cards.yaml')?.faults ?? [];
    expect(faults.map(({ code, path, params }) => [code, path, params])).toEqual([
      ['CW1472', ['except', 'a-2'], { id: 'a-2', nearest: 'a-1' }],
    ]);
  });
});

describe('braces that name nothing', () => {
  const forEach = { suit: [cups, { id: 'swords', en: 'Swords', ja: '剣' }], rank: [1, 2] };
  const known = ['{suit}', '{suit.en}', '{rank}'];

  function unknown(family: Readonly<Record<string, unknown>>): unknown[] {
    const id = '{suit}-{rank}';
    const found = expandFamilies([{ id: 'fool' }, { forEach, id, ...family }], 'cards.yaml');
    return (found?.unknown ?? [])
      .filter(({ path }) => path[0] === 1)
      .map(({ path, isSure, params }) => [path.slice(1), isSure, params]);
  }

  test.each([
    ['{suit.eng} of {rank}', { written: '{suit.eng}', nearest: '{suit.en}', known }],
    ['{siut.en} of {rank}', { written: '{siut.en}', nearest: '{suit.en}', known }],
    ['{suits}', { written: '{suits}', nearest: '{suit}', known }],
    ['{rank.en}', { written: '{rank.en}', nearest: undefined, known }],
    ['{suit.ja}の{rank}', { written: '{suit.ja}', lacking: 'cups', known }],
  ])('%s', (text, params) => {
    expect(unknown({ name: { en: text } })).toEqual([[['name', 'en'], true, params]]);
  });

  test.each([
    '{siuts} {ring}',
    '{n, plural, other {#}}',
    'a {card.name}',
    '{suit.en} {suit} {rank}',
  ])('%s may be meant for somebody else', (text) => {
    expect(unknown({ name: text })).toEqual([]);
  });

  test('what is nothing else counts when it does not fit there', () => {
    expect(unknown({ power: '{m}' })).toEqual([[['power'], false, { written: '{m}', known }]]);
  });

  test('an id has no other braces', () => {
    const params = { written: '{m}', nearest: undefined, known };
    expect(unknown({ id: '{suit}-{m}' })).toEqual([[['id'], true, params]]);
    const found = expandFamilies([{ forEach, id: '{suit}-{m}' }], 'cards.yaml');
    expect([found?.faults, found?.complete, found?.data.length]).toEqual([[], false, 2]);
  });

  test('a field that a member has of its own is not that of the family', () => {
    const except = { 'cups-1': { name: 'Chalice' } };
    const found = expandFamilies([{ forEach, id: '{suit}-{rank}', name: '{suit.x}', except }], '');
    expect(found?.unknown.map(({ path }) => path)).toEqual([1, 2, 3].map((one) => [one, 'name']));
  });
});

type Lists = Readonly<Record<string, unknown>> & { readonly suit?: string };

function nat(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function faults(folder: string): unknown[] {
  return checkedGame(folder).diagnostics.map(({ code, range }) => [code, range?.start.line]);
}

const badId = (text: string): string => text.replace("id: 'orc-{rank}'", "id: 'Orc {rank}'");

const high = (text: string): string => text.replace('[1, 2, 3]', '[1, 2, 3, 98, 99]');

const bad = (text: string): string =>
  text.replace('[1, 2, 3]', '[]').replace(/  except:\n.*\n/, '');

const own = (text: string): string =>
  text
    .replace("  defence: '{rank}'\n", '')
    .replace(
      'orc-3: { defence: 4 }',
      'orc-1: { defence: 1 }\n    orc-2: { defence: 2 }\n    orc-33: { defence: 3 }',
    );

const highAndLacking = (text: string): string =>
  high(text).replace("race: orc\n  class: infantry\n  defence: '", "defence: '");

const ownAndLacking = (text: string): string => own(text).replace(/\n {2}defence: 3\n/, '\n');

describe('in a game', () => {
  const FAMILY = `# yaml-language-server: $schema=../.cardwright/schemas/unit.schema.json
- id: orc-chief
  name: { en: Chief, ja: 族長 }
  race: orc
  class: infantry
  defence: 3

- forEach: { rank: [1, 2, 3] }
  id: 'orc-{rank}'
  name: { en: 'Orc {rank}', ja: 'オーク{rank}' }
  race: orc
  class: infantry
  defence: '{rank}'
  except:
    orc-3: { defence: 4 }
`;

  function game(name: string, change: (text: string) => string = (text) => text): string {
    const folder = copyGame(TINY_GAME, join(room, name));
    writeFileSync(join(folder, 'units', 'orc.yaml'), change(FAMILY));
    return folder;
  }

  const change = (...texts: [string, string]): unknown[] =>
    faults(game(`braces-${texts[1]}`, (text) => text.replace(...texts)));

  test('members are components like others', () => {
    const { diagnostics, game: files } = checkedGame(game('sound'));
    expect(diagnostics).toEqual([]);
    expect([...files.names.keys()]).toEqual(expect.arrayContaining(['orc-1', 'orc-2', 'orc-3']));
  });

  test('an error is where it is written: in the family, or in the exception', () => {
    expect(faults(game('family', (text) => text.replace("'{rank}'", "'{rank} x'")))).toEqual([
      ['CW1104', 13],
    ]);
    expect(faults(game('own', (text) => text.replace('defence: 4', 'defence: four')))).toEqual([
      ['CW1104', 15],
    ]);
  });

  test('an error of several members that is written once is reported once', () => {
    expect(faults(game('bad-id', badId))).toEqual([['CW1202', 9]]);
    const found = faults(game('several', highAndLacking));
    expect(found).toEqual([
      ['CW1103', 8],
      ['CW1103', 8],
      ['CW1105', 11],
    ]);
  });

  test('braces that name nothing are reported once, in place of what follows from them', () => {
    expect(change("defence: '{rank}'", "defence: '{m}'")).toEqual([['CW1473', 13]]);
    expect(change('Orc {rank}', '{rank.en} Orc')).toEqual([['CW1473', 10]]);
    expect(change("'orc-{rank}'", "'orc-{rnak}'")).toEqual([['CW1473', 9]]);
    expect(change('Orc {rank}', 'Orc {rnak} {rank}')).toEqual([]);
  });

  test('what is wrong with a family is shown there, whatever is around it', () => {
    const chief = FAMILY.slice(FAMILY.indexOf('- id'), FAMILY.indexOf('\n- forEach'));
    const between = (text: string): string => bad(text) + chief.replace('orc-chief', 'orc-king');
    expect(faults(game('bad-last', bad))).toEqual([['CW1471', 8]]);
    expect(faults(game('bad-between', between))).toEqual([['CW1471', 8]]);
  });

  test('an exception for nobody is shown there, also behind another family', () => {
    const guards = FAMILY.slice(FAMILY.indexOf('- forEach'), FAMILY.indexOf('  except'))
      .replaceAll('orc-', 'guard-')
      .replaceAll(/Orc |オーク/g, '$&G');
    const behind = (text: string): string =>
      text.replace('- id: orc-chief', `${guards}$&`).replace('orc-3:', 'orc-33:');
    expect(faults(game('behind', behind))).toEqual([['CW1472', 21]]);
  });

  test('a family without an id lacks that, whatever it excepts', () => {
    expect(faults(game('nameless', (text) => text.replace(/ {2}id: 'orc.*\n/, '')))).toEqual([
      ['CW1103', 8],
    ]);
  });

  test('a misspelt exception lacks nothing, and hides nothing that is missing elsewhere', () => {
    expect(faults(game('own-fields', own))).toEqual([['CW1472', 16]]);
    expect(faults(game('missing-too', ownAndLacking))).toEqual([
      ['CW1103', 2],
      ['CW1472', 15],
    ]);
  });

  test('the id of a component beside a family can be renamed, that of a member cannot', () => {
    const folder = game('renamed');
    expect(renameId(checkedGame(folder), 'orc-2', 'orc-9')).toEqual({
      refused: 'family',
      file: 'units/orc.yaml',
    });
    renameId(checkedGame(folder), 'orc-chief', 'orc-king');
    expect(readFileSync(join(folder, 'units', 'orc.yaml'), 'utf8')).toBe(
      FAMILY.replace('orc-chief', 'orc-king'),
    );
  });
});
