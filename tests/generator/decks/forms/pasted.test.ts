/** Lists as they leave well-known deck builders: the form is real, the cards are not. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DeckNames } from '../../../../generator/decks/forms/form.ts';
import { formIn, formOf } from '../../../../generator/decks/forms/index.ts';
import { readPasted } from '../../../../generator/decks/forms/text-forms.ts';
import { fold } from '../../../../generator/decks/names.ts';
import { runs } from '../../../support/runs.ts';

const noSections: DeckNames = { choices: {}, sections: [] };

function read(text: string, file: string, names: DeckNames = noSections) {
  const form = formIn(formOf(file), text);
  const list = form.read?.(text, file, names);
  return { form: form.name, data: list?.data, faults: list?.faults.map(({ code }) => code) };
}

const card = (name: string, count: number) => ({ card: name, count });

const netrunnerdb = `Slow and steady

Old Mill: Slow Wheels (First Set)

Agenda (3)
2x Long Summer (First Set)
1x Harvest Home (Second Set)

Asset (2)
2x Grain Store (First Set)  ••

ICE (4)
3x Ice Wall, Thick (First Set) ●
1x Thorn Hedge (Second Set)  &bull;

4 influence spent (max 15, available 11)
7 agenda points (between 6 and 7)
9 cards (min 9)
Cards up to Second Set

Deck built on https://netrunnerdb.com.
`;

describe('NetrunnerDB', () => {
  const cards = [
    card('Old Mill: Slow Wheels (First Set)', 1),
    card('Long Summer (First Set)', 2),
    card('Harvest Home (Second Set)', 1),
    card('Grain Store (First Set)  ••', 2),
    card('Ice Wall, Thick (First Set) ●', 3),
    card('Thorn Hedge (Second Set)  &bull;', 1),
  ];

  test('the name, the identity, and the cards of all groups', () => {
    const data = { name: 'Slow and steady', cards };
    expect(read(netrunnerdb, 'mine.txt')).toEqual({ form: 'netrunnerdb', data, faults: [] });
  });

  test('without the totals it is known by its groups', () => {
    const text = netrunnerdb.slice(0, netrunnerdb.indexOf('4 influence'));
    expect(read(text, 'mine.txt')).toMatchObject({ form: 'netrunnerdb', data: { cards } });
  });

  test('without its name it begins with the identity', () => {
    const text = netrunnerdb.slice(netrunnerdb.indexOf('Old Mill'));
    expect(read(text, 'mine.txt').data).toEqual({ cards });
  });
});

const twd = `Spring Meeting
Little Town, Nowhere
May 4th 2024
2R+F
21 players
Ann Example

Deck Name: Fog // and Rain
Description: Sits in the fog. 3 of them, usually.

Crypt (4 cards, min=16, max=30, avg=5.75)
-----------------------------------------
3x Grey Ilse              7 AUS DOM obf      baron     Fogborn:4
1x Old Tom (ADV)          2 obf                        Fogborn:4

Library (7 cards)
Master (3; 1 trifle)
2x Foggy Pier
1x Lighthouse, The           -- never drew it

Action Modifier/Combat (4)
4x Wet Boots
`;

describe('the archive of winning VTES decks', () => {
  const crypt = [card('Grey Ilse', 3), card('Old Tom (ADV)', 1)];
  const library = [card('Foggy Pier', 2), card('Lighthouse, The', 1), card('Wet Boots', 4)];

  test('the crypt and the library are sections where the game has them', () => {
    const names = { choices: {}, sections: ['crypt', 'library'] };
    const data = { name: 'Fog', cards: { crypt, library } };
    expect(read(twd, 'mine.txt', names)).toEqual({ form: 'twd', data, faults: [] });
  });

  test('elsewhere the judge places the cards', () => {
    expect(read(twd, 'mine.txt').data).toEqual({ name: 'Fog', cards: [...crypt, ...library] });
  });
});

describe('Magic Arena', () => {
  const arena = `About
Name Two Weathers

Deck
4 Fire // Ice (ABC) 128
2 Æther Kite (NEO) 123
1 Meadow

Sideboard
2 Cold Snap // remarks go here
`;
  const names = {
    choices: {},
    sections: ['main', 'side'],
    doubles: new Set([fold('Fire // Ice')]),
  };

  test('the name, and a name with // in it', () => {
    const main = [
      card('Fire // Ice (ABC) 128', 4),
      card('Æther Kite (NEO) 123', 2),
      card('Meadow', 1),
    ];
    const data = { name: 'Two Weathers', cards: { main, side: [card('Cold Snap', 2)] } };
    expect(read(arena, 'mine.txt', names)).toEqual({ form: 'arena', data, faults: [] });
  });

  test('a companion is in the sideboard, and not twice in the deck', () => {
    const text =
      'Companion\n1 Little Fox (ABC) 1\n\nDeck\n4 Meadow\n\nSideboard\n1 Little Fox (ABC) 1\n';
    const cards = { main: [card('Meadow', 4)], side: [card('Little Fox (ABC) 1', 1)] };
    expect(read(`About\nName x\n\n${text}`, 'mine.txt', names).data).toEqual({ name: 'x', cards });
  });
});

test('.ydk: a line for each copy, and sections by three marks', () => {
  const text = '#created by Ann\n#main\n11111\n11111\n00222\n#extra\n333\n!side\n11111\n';
  const names = { choices: {}, sections: ['main', 'extra', 'side'] };
  const cards = {
    main: [card('11111', 2), card('00222', 1)],
    extra: [card('333', 1)],
    side: [card('11111', 1)],
  };
  expect(read(text, 'mine.ydk', names)).toEqual({ form: 'ydk', data: { cards }, faults: [] });
  expect(read(text, 'mine.txt', names).form).toBe('ydk');
});

test('ArkhamDB: the investigator, both slots, the second deck and what is ticked', () => {
  const text = JSON.stringify({
    id: 12,
    name: 'By the book',
    investigator_code: '90001',
    slots: { '90002': 2, '90003': 1 },
    sideSlots: [],
    taboo_id: 3,
    meta: JSON.stringify({ cus_90003: '0|1,2|2|knife,3|0', extra_deck: '90004,90005,90004' }),
  });
  const names = {
    choices: { taboo: { from: [1, 2, 3] } },
    sections: ['investigator', 'main', 'spirits'],
  };
  expect(read(text, 'mine.json', names)).toEqual({
    form: 'arkhamdb',
    faults: [],
    data: {
      name: 'By the book',
      taboo: 3,
      cards: {
        investigator: [card('90001', 1)],
        main: [card('90002', 2), { ...card('90003', 1), changes: { '0': 1, '2': 2 } }],
        spirits: [card('90004', 2), card('90005', 1)],
      },
    },
  });
});

test('a list of lines stays one, whatever it says in brackets', () => {
  const { form, data } = read('Orc Ravager (2)\nGoblin (3)\n2 Troll (ABC) 12\n', 'mine.txt');
  expect(form).toBe('list');
  expect(data).toEqual({
    cards: [card('Orc Ravager', 2), card('Goblin', 3), card('Troll (ABC) 12', 2)],
  });
});

test('groups with their counts are read over in a list of lines too', () => {
  const { data } = read('Beasts (5)\n2 Wolf\n3 Bear\n\nSpells (2)\n1 Spark\n1 Fog\n', 'mine.dec');
  expect(data).toEqual({
    cards: [card('Wolf', 2), card('Bear', 3), card('Spark', 1), card('Fog', 1)],
  });
});

test('cards that somebody only thinks of are not in the deck', () => {
  const names = { choices: {}, sections: ['main', 'side'] };
  const { data } = read('main:\n2 Wolf\nMaybeboard:\n3 Bear\nside:\n1 Fog\n', 'mine.txt', names);
  expect(data).toEqual({ cards: { main: [card('Wolf', 2)], side: [card('Fog', 1)] } });
});

test('an unknown line belongs to no section, and neither ends nor begins one', () => {
  const names = { choices: {}, sections: ['main', 'side'] };
  const lines = ['main:', '2 Wolf', '3 Bear', 'side:', '1 Fog', '2 Spark'];
  const unknown = fc.constantFrom('[Beasts of the wood]', 'Lands and waters:', '!Whatever it is');
  fc.assert(
    fc.property(unknown, fc.nat({ max: lines.length }), (line, at) => {
      const text = lines.toSpliced(at, 0, line).join('\n');
      const { data, faults } = readPasted(text, 'mine.txt', names);
      expect(data).toEqual(readPasted(lines.join('\n'), 'mine.txt', names).data);
      expect(faults.map(({ code }) => code)).toEqual(['CW1540']);
    }),
    { numRuns: runs(20, 200) },
  );
});
