import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvForm } from '../../../../generator/decks/forms/csv.ts';
import type { DeckForm, WrittenDeck } from '../../../../generator/decks/forms/form.ts';
import { deckForms, formIn, formOf } from '../../../../generator/decks/forms/index.ts';
import { jsonForm, listForm } from '../../../../generator/decks/forms/own.ts';
import { readYaml } from '../../../../generator/load/yaml/read-yaml.ts';
import { runs } from '../../../support/runs.ts';

const names = { choices: { mode: { from: ['core', 'custom'] } }, sections: ['main', 'side'] };
const noSections = { ...names, sections: [] };

function read(form: DeckForm, text: string, given = names): unknown {
  const list = form.read?.(text, 'mine', given);
  expect(list?.faults).toEqual([]);
  return list?.data;
}

const ravager = { card: 'Orc Ravager', count: 3 };

test.for([
  ['3 Orc Ravager'],
  ['3x Orc Ravager'],
  ['Orc Ravager x3'],
  ['Orc Ravager ×３'],
  ['\uFEFF3 Orc Ravager  # the best'],
  ['// by Ann\r\n3\tOrc Ravager\r\n'],
])('the line %j', ([text]) => {
  expect(read(listForm, text ?? '', noSections)).toEqual({ cards: [ravager] });
});

test.for([['[Side]'], ['side:'], ['SIDE'], ['# side'], ['// Side'], ['!side']])(
  'the heading %s',
  ([heading]) => {
    const text = `1 Goblin\n${heading}\n3 Orc Ravager`;
    const cards = { cards: [{ card: 'Goblin', count: 1 }], side: [ravager] };
    expect(read(listForm, text)).toEqual({ cards });
  },
);

test('a line may name its section; the next one stands where it stood', () => {
  expect(read(listForm, 'main:\nside: 3 Orc Ravager\n1 Goblin')).toEqual({
    cards: { main: [{ card: 'Goblin', count: 1 }], side: [ravager] },
  });
});

test.for([
  ['count,card\n3,Orc Ravager\n'],
  ['Name;Qty\r\n"Orc Ravager";3\r\n\r\n'],
  ['枚数\tカード\n３\tOrc Ravager'],
])('the table %j', ([text]) => {
  expect(read(csvForm, text ?? '')).toEqual({ cards: [ravager] });
});

test('a table without a column of cards is reported at its head', () => {
  const { faults } = csvForm.read?.('3,Orc Ravager\n', 'mine', names) ?? {};
  expect(faults).toMatchObject([{ code: 'CW5001', span: { start: 0, end: 13 } }]);
});

test('a row that cannot be read is reported at its place, and the others are kept', () => {
  const text = 'count,card\nmany,"Goblin,\nfat"\n3,Orc Ravager\n';
  const list = csvForm.read?.(text, 'mine', names);
  expect(list?.faults).toMatchObject([{ code: 'CW1316', span: { start: 11, end: 29 } }]);
  expect(list?.data).toEqual({ cards: [ravager] });
  expect(list?.locate(['cards', 0])).toEqual({ start: 30, end: 43 });
});

test.for([
  ['{ "cards": [{ "card": "Orc Ravager", "count": 3 }] }'],
  ['[{ "name": "Orc Ravager", "quantity": 3 }]'],
  ['{ "cards": { "Orc Ravager": 3 } }'],
])('the object %s', ([text]) => {
  expect(read(jsonForm, text ?? '')).toEqual({ cards: [ravager] });
});

test.for([
  ['{ "side": [{ "card": "Orc Ravager", "count": 3 }] }'],
  ['{ "cards": { "side": { "Orc Ravager": 3 } } }'],
  ['[{ "id": "Orc Ravager", "count": 3, "board": "side" }]'],
])('the sections of %s', ([text]) => {
  expect(read(jsonForm, text ?? '')).toEqual({ cards: { side: [ravager] } });
});

test.for([
  ['{ "cards": 3 }', 11],
  ['{ "stuff": [] }', 0],
  ['[[1]]', 1],
] as const)('%s is no deck', ([text, start]) => {
  const { faults } = jsonForm.read?.(text, 'mine', names) ?? {};
  expect(faults).toMatchObject([{ code: 'CW1316', span: { start } }]);
});

test('the form follows from the ending; what has no form of its own is a list', () => {
  const names = ['a.csv', 'A.CSV', 'a.json', 'a.yml', 'a.txt', 'a'].map(
    (path) => formOf(path).name,
  );
  expect(names).toEqual(['csv', 'csv', 'json', 'yaml', 'list', 'list']);
});

const card = fc.record({
  id: fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,8})?$/),
  // What `writtenDeck` lets through: a reader of the form finds the card again by it.
  name: fc
    .stringMatching(/^[A-WYZ][a-z',;" é]{0,12}[a-wyz]$/)
    .map((name) => name.replaceAll(/ +/g, ' ')),
  count: fc.integer({ min: 1, max: 60 }),
});

const cards = fc.uniqueArray(card, { minLength: 1, maxLength: 12, selector: ({ id }) => id });

const decks: fc.Arbitrary<WrittenDeck> = fc.record({
  id: fc.constant('mine'),
  name: fc.stringMatching(/^[A-Za-z #:]{0,12}$/),
  choices: fc.constant({ mode: 'core' }),
  sections: fc.oneof(
    fc.tuple(
      fc.record({ section: fc.constant('main'), cards }),
      fc.record({ section: fc.constant('side'), cards }),
    ),
    fc.tuple(fc.record({ section: fc.constant(null), cards })),
  ),
});

/** Forms in which cards stand by their codes. */
const coded = ['yaml', 'json', 'arkhamdb', 'ydk'];

describe.for(deckForms)('$name', (form) => {
  test('what is written is read again, and told from the other forms', () => {
    fc.assert(
      fc.property(decks, (deck) => {
        const text = form.write(deck);
        const isOneList = deck.sections.some(({ section }) => section === null);
        const given = isOneList ? noSections : names;
        const data =
          form.read === undefined ? readYaml(text, 'mine').data : read(form, text, given);
        const cards = cardsOf(deck, coded.includes(form.name) ? 'id' : 'name');
        expect(data).toMatchObject({ ...deck.choices, cards });
        expect(formIn(formOf(`mine${form.endings[0] ?? endingOf(form)}`), text)).toBe(form);
      }),
      { numRuns: runs(30, 1000) },
    );
  });
});

function endingOf({ within }: DeckForm): string {
  return deckForms.find(({ name }) => name === within)?.endings[0] ?? '';
}

function cardsOf({ sections }: WrittenDeck, named: 'id' | 'name'): unknown {
  const lists = sections.map(({ section, cards }) => [
    section,
    cards.map((card) => ({ card: card[named], count: card.count })),
  ]);
  return sections.some(({ section }) => section === null)
    ? lists[0]?.[1]
    : Object.fromEntries(lists);
}
