import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileConstruction } from '../../../engine/construction/judge.ts';
import type { ConstructionRules } from '../../../engine/construction/rules.ts';
import type { Card, Deck } from '../../../engine/construction/types.ts';
import { deckListing } from '../../../generator/decks/written-deck.ts';
import { doublesIn, indexNames, toDeck } from '../../../generator/decks/names.ts';
import { readTextList } from '../../../generator/decks/text-list.ts';
import type { LinkedGame } from '../../../generator/link/link.ts';

const rules: ConstructionRules = {
  cards: ['unit'],
  choices: {
    mode: { from: ['core', 'custom'] },
    level: { from: [1, 2] },
    open: { from: [true, false] },
  },
  entries: {},
  constraints: [],
};

/** The listing of a deck with these copies, and what comes out when it is pasted. */
function printAndPaste(cards: readonly Card[], counts: ReadonlyMap<string, number>, locale = 'en') {
  const deck: Deck = {
    id: 'mine',
    choices: { mode: 'core', level: 2, open: false },
    sections: {
      cards: [...counts].map(([card, count], index) => ({ card, count, path: ['cards', index] })),
    },
    swaps: [],
  };
  const names = indexNames(cards);
  const judge = compileConstruction(rules, { kinds: { unit: cards }, options: {}, decks: [] });
  const linked: LinkedGame = {
    faults: [],
    cards: { unit: cards },
    rules,
    judge,
    decks: [],
    samples: [],
    names,
  };
  const listing = deckListing(deck, judge(deck), { linked, locale }, 'mine: 6 cards, legal');
  const { data, faults } = readTextList(
    listing,
    'mine.txt',
    rules.choices,
    [],
    doublesIn(names.doubles),
  );
  const pasted = toDeck(data, 'mine', names);
  return { listing, faults, choices: pasted.choices, cards: judge(pasted).cards };
}

const unit = (id: string, name?: unknown): Card => ({
  id,
  kind: 'unit',
  ...(name === undefined ? {} : { name }),
});

test('cards stand by the names of the reader', () => {
  const cards = [unit('axe', { en: 'Axe', ja: '斧' }), unit('bow', 'Bow'), unit('club')];
  const counts = new Map([
    ['axe', 2],
    ['bow', 1],
    ['club', 3],
  ]);
  expect(printAndPaste(cards, counts, 'ja').listing.split('\n')).toEqual([
    '# mine: 6 cards, legal',
    'mode: core',
    'level: 2',
    'open: false',
    '2 斧',
    '1 Bow',
    '3 club',
  ]);
});

test.each([
  ['a name that two cards bear', [unit('axe', 'Axe'), unit('great-axe', 'axe')]],
  ['a name that is the id of another', [unit('axe', 'bow'), unit('bow', 'Bow of ash')]],
  ['a name with a remark in it', [unit('axe', 'Axe #2')]],
  ['a name that begins like a count', [unit('axe', 'x Axe')]],
  ['a name that is a number', [unit('axe', '1914')]],
  ['a name of two lines', [unit('axe', 'Great\nAxe')]],
  ['a name of spaces', [unit('axe', '  ')]],
])('%s gives way to the id', (_, cards) => {
  expect(printAndPaste(cards, new Map([['axe', 1]])).listing).toMatch(/^1 axe$/m);
});

const anyName = fc.oneof(
  fc.constantFrom('Axe', 'axe', 'AXE #2', '2 Axe', 'x Axe', 'mode: core', '// Axe', '斧', 'Ａｘｅ'),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.dictionary(fc.constantFrom('en', 'ja'), fc.string({ maxLength: 8 })),
);

const anyCards = fc
  .uniqueArray(fc.stringMatching(/^[a-z][a-z0-9]{0,3}(-[a-z0-9]{1,3})?$/), {
    minLength: 1,
    maxLength: 6,
  })
  .chain((ids) => fc.tuple(...ids.map((id) => anyName.map((name) => unit(id, name)))));

test('any printed listing, pasted, is the same deck', () => {
  fc.assert(
    fc.property(
      anyCards,
      fc.infiniteStream(fc.integer({ min: 1, max: 999_999 })),
      (cards, stream) => {
        const counts = new Map(cards.map(({ id }) => [id, Number(stream.next().value)]));
        const pasted = printAndPaste(cards, counts);
        expect(pasted.faults).toEqual([]);
        expect(pasted.cards).toEqual(counts);
        expect(pasted.choices).toEqual({ mode: 'core', level: 2, open: false });
      },
    ),
    { numRuns: 300 },
  );
});
