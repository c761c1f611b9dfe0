import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { fault, type Diagnostic, type Fault } from '../../diagnostics/index.ts';
import { readTextList } from '../../generator/decks/text-list.ts';
import { componentAt, fieldAt, placeFaults } from '../../generator/place.ts';
import { filesOf, GameChecker } from '../../generator/index.ts';
import type { Messages } from '../../kernel/index.ts';
import { TINY_GAME, checkTinyGame } from '../diagnostics/tiny-game.ts';

const read = (file: string): string => readFileSync(join(TINY_GAME, file), 'utf8');

/** The fault of a deck with this card, in a game that has words for unknown cards. */
function unknownCard(card: string) {
  const { diagnostics } = checkTinyGame([
    {
      file: 'construction.yaml',
      content: `${read('construction.yaml')}\nentries: { unknown: TINY_UNKNOWN }\n`,
    },
    {
      file: 'messages.yaml',
      content: `${read('messages.yaml')}\nTINY_UNKNOWN: { text: 'No unit is {card}', fix: Take another }\n`,
    },
    { file: 'decks/mine.txt', content: `1 Slinger\n1 Guard\n2 ${card}\n` },
  ]);
  return diagnostics.find(({ code }) => code === 'CW1301');
}

test('a fault is reported in the words of the game', () => {
  expect(unknownCard('dragon')).toMatchObject({
    message: 'No unit is dragon',
    hint: 'Take another',
    rule: { code: 'TINY_UNKNOWN' },
  });
});

test('what was probably meant is reported before the advice of the game', () => {
  expect(unknownCard('Slingr')).toMatchObject({
    message: 'No unit is Slingr',
    hint: expect.stringContaining('Slinger'),
  });
});

const TEXTS: Readonly<Record<string, string>> = {
  'units/orc.yaml': '- id: orc\n  defence: 12\n- id: elf\n  name: { en: Elf }\n',
  'decks/mine.txt': 'mode: core\n2 Axe\n1 Bow\n',
};

const FOLDER = resolve('/games/tale');

/** Diagnostics of a game with `TEXTS` and these messages. */
function place(faults: readonly Fault[], messages: Messages = {}, locale = 'en') {
  return placeFaults(faults, {
    folder: FOLDER,
    text: (file) => TEXTS[file],
    textLists: new Map([
      [
        'decks/mine.txt',
        readTextList(TEXTS['decks/mine.txt'] ?? '', 'decks/mine.txt', { mode: {} }),
      ],
    ]),
    messages,
    locale,
  });
}

const outOfRange = (more: Partial<Fault> = {}): Fault => ({
  ...fault('CW1105', { file: 'units/orc.yaml', path: [0, 'defence'] }, { value: 12, max: 9 }),
  ...more,
});

/** `[line, column]` of both ends. */
function ends({ range }: Pick<Diagnostic, 'range'>) {
  return range && [range.start, range.end].map(({ line, column }) => [line, column]);
}

test.each<[what: string, more: Partial<Fault>, expected: unknown]>([
  [
    'a value',
    {},
    [
      [2, 12],
      [2, 14],
    ],
  ],
  [
    'a key',
    { part: 'key' },
    [
      [2, 3],
      [2, 10],
    ],
  ],
  [
    'exact offsets',
    { span: { start: 2, end: 4 } },
    [
      [1, 3],
      [1, 5],
    ],
  ],
  [
    'the line of a card in a pasted list',
    { file: 'decks/mine.txt', path: ['cards', 1] },
    [
      [3, 1],
      [3, 6],
    ],
  ],
  [
    'the line of a choice',
    { file: 'decks/mine.txt', path: ['mode'] },
    [
      [1, 1],
      [1, 11],
    ],
  ],
  ['the whole file', { path: [] }, null],
  ['a file that is not there', { file: 'gone.yaml' }, null],
])('the place of %s', (_, more, expected) => {
  const [diagnostic] = place([outOfRange(more)]);
  expect(diagnostic && ends(diagnostic)).toEqual(expected);
});

test('diagnostics are in the order of files and of places in them', () => {
  const diagnostics = place([
    outOfRange({ path: [1, 'name', 'en'] }),
    outOfRange({ path: [0, 'id'] }),
    outOfRange({ file: 'decks/mine.txt', path: ['cards', 0] }),
    outOfRange({ path: [] }),
  ]);
  expect(diagnostics.map((one) => [relative(FOLDER, one.file), one.range?.start.line])).toEqual([
    ['decks/mine.txt', 2],
    ['units/orc.yaml', undefined],
    ['units/orc.yaml', 1],
    ['units/orc.yaml', 4],
  ]);
});

test('what explains a fault has a place of its own', () => {
  const related = [{ message: 'There.', file: 'decks/mine.txt', path: ['cards', 0] }];
  const [diagnostic] = place([outOfRange({ related })]);
  expect(diagnostic?.related.map(ends)).toEqual([
    [
      [2, 1],
      [2, 6],
    ],
  ]);
});

const words: Messages = {
  TALE_LIMIT: { text: { en: 'At most {max}.', ja: '{max}まで。' }, fix: { en: 'Take {less}.' } },
};
const rule = (params?: Record<string, unknown>) => ({
  rule: { code: 'TALE_LIMIT', ...(params === undefined ? {} : { params }) },
});

test.each([
  ['in the language asked for', rule({ max: 9 }), 'ja', '9まで。'],
  ['in the first, where there is no other', rule({ max: 9 }), 'fr', 'At most 9.'],
])('the words of the game are reported %s', (_, more, locale, message) => {
  expect(place([outOfRange(more)], words, locale)).toMatchObject([{ message }]);
});

const wordsOf = (more: Partial<Fault>) =>
  place([outOfRange(more)], words).map(({ message, hint }) => [message, hint]);

test("Cardwright's own words replace those that do not fit", () => {
  const own = wordsOf({});
  for (const more of [rule(), rule({ other: 1 }), { rule: { code: 'TALE_GONE', params: {} } }]) {
    expect(wordsOf(more)).toEqual(own);
  }
  expect(wordsOf(rule({ max: 9 }))).toEqual([['At most 9.', own[0]?.[1]]]);
});

test('what an alias repeats is reported once', () => {
  const { diagnostics } = checkTinyGame([
    {
      file: 'units/twins.yaml',
      content: `- id: left
  name: &name { en: 3 }
  race: elf
  class: infantry
  defence: 2
- { id: right, name: *name, race: elf, class: infantry, defence: 1 }
`,
    },
  ]);
  const codes = diagnostics
    .filter(({ file }) => file.endsWith('twins.yaml'))
    .map((one) => one.code);
  expect(codes.filter((code) => code === 'CW1104')).toHaveLength(1);
});

test('the field in which an offset lies is found, however deep it is', () => {
  const { game } = new GameChecker(TINY_GAME).check();
  const file = filesOf(game!, 'component').find(({ path }) => path === 'units/dwarf.yaml')!;
  const at = (words: string): readonly string[] | null =>
    fieldAt(file, file.text.indexOf(words, file.text.indexOf('id: dwarf-guard')));
  expect(componentAt(file, file.text.indexOf('defence'))).toBe('dwarf-guard');
  expect([at('defence'), at('4')]).toEqual([['defence'], ['defence']]);
  expect([at('name'), at('ja:')]).toEqual([['name'], ['name', 'ja']]);
  expect(at('dwarf-guard')).toEqual(['id']);
  expect(fieldAt(file, 0)).toBeNull();
});
