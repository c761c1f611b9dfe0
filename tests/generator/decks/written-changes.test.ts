/** What a deck changes of its cards, written for programs that count the changes of a card and know no names. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GameChecker, isSound } from '../../../generator/check.ts';
import { arkhamdbForm } from '../../../generator/decks/forms/arkhamdb.ts';
import { writtenDeck } from '../../../generator/decks/written-deck.ts';
import { packageRoot } from '../../../kernel/index.ts';

const game = new GameChecker(join(packageRoot(), 'examples/construction/investigators')).check();
if (!isSound(game)) throw new Error('The example is not sound.');
const { linked, locale } = game;

/** What the form says was ticked of the notes, where the deck of Jonas has these changes of them. */
function tickedWith(changes: unknown): unknown {
  const found = linked.decks.find(({ deck }) => deck.id === 'jonas');
  if (found === undefined) throw new Error('The example has no such deck.');
  const { deck, verdict } = found;
  const sections = Object.fromEntries(
    Object.entries(deck.sections).map(([section, entries]) => [
      section,
      entries.map((entry) => (entry.card === 'field-notes' ? { ...entry, changes } : entry)),
    ]),
  );
  const text = arkhamdbForm.write(writtenDeck({ ...deck, sections }, verdict, { linked, locale }));
  const { meta } = JSON.parse(text) as { readonly meta: string };
  return (JSON.parse(meta) as Readonly<Record<string, unknown>>)['cus_field-notes'];
}

test.each([
  ['by names, in any order', { 'copied-out': 2, clasped: 1 }, '0|1,1|2'],
  ['by positions', { '2': 1 }, '2|1'],
  ['by names alone: all boxes', ['annotated', 'clasped'], '0|1,2|3'],
  ['what the card does not list is omitted', { torn: 1 }, undefined],
])('%s', (_, changes, ticked) => {
  expect(tickedWith(changes)).toBe(ticked);
});
